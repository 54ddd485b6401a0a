import { ORIENTATIONS } from '#domain/assets/facets.ts'
import { isFormat } from '#domain/assets/formats.ts'
import { isTrait, isTraitValue, TRAITS, type Trait } from '#domain/assets/traits.ts'
import { isAddressSlug } from '#domain/routing/words.ts'
import { COLOUR_NAMES } from '#domain/search/colours.ts'

/**
 * What of a listing any number of values may be chosen for; a result has at least one of them. Each is a parameter of
 * the address, repeated for every value: `?style=line&style=solid`. The function tells what can be a value.
 */
const CHOICES = {
  style: isAddressSlug,
  category: isAddressSlug,
  colour: (text: string) => COLOUR_NAMES.some((colour) => colour === text),
  orientation: (text: string) => ORIENTATIONS.some((orientation) => orientation === text),
  format: isFormat,
  dimension: isValueOf('dimension'),
  people: isValueOf('people'),
  gender: isValueOf('gender'),
  age: isValueOf('age'),
  ethnicity: isValueOf('ethnicity'),
  minWidth: isValueOf('minWidth'),
  minHeight: isValueOf('minHeight'),
} as const satisfies Record<Trait, (text: string) => boolean> & Record<string, (text: string) => boolean>

export type Choice = keyof typeof CHOICES

/** The values chosen, each once and in one order, so that equal pages have one address; none does not narrow. */
export type Chosen = { readonly [C in Choice]: readonly string[] }

export const CHOICE_NAMES = Object.keys(CHOICES) as readonly Choice[]

export const NOTHING_CHOSEN: Chosen = perChoice(() => [])

/** More than this of one choice narrows nothing any more, and each combination is a page to keep. */
const MAX_VALUES = 8

/** Something for each choice, by its name. */
export function perChoice<T>(of: (choice: Choice) => T): { readonly [C in Choice]: T } {
  return Object.fromEntries(CHOICE_NAMES.map((choice) => [choice, of(choice)])) as Record<Choice, T>
}

/** The values in order, without repetitions and what cannot be one. */
export function validValues(choice: Choice, texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter(CHOICES[choice]))].sort().slice(0, isSingle(choice) ? 1 : MAX_VALUES)
}

/** The values with one more, or one less if it was among them. Of what has a single value, another takes its place. */
export function toggled(choice: Choice, values: readonly string[], value: string): readonly string[] {
  if (values.includes(value)) return values.filter((one) => one !== value)
  return isSingle(choice) ? [value] : [...values, value].sort()
}

function isSingle(choice: Choice): boolean {
  return isTrait(choice) && TRAITS[choice].single
}

function isValueOf(trait: Trait): (text: string) => boolean {
  return (text) => isTraitValue(trait, text)
}
