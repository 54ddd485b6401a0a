import { ORIENTATIONS } from '#domain/assets/facets.ts'
import { isFormat } from '#domain/assets/formats.ts'
import { isTrait, isTraitValue, TRAITS, type Trait } from '#domain/assets/traits.ts'
import { isAddressSlug } from '#domain/routing/words.ts'
import { COLOUR_NAMES } from '#domain/search/colours.ts'

/**
 * Multi-valued filters of a listing; a result has at least one of the values. Each is a repeatable parameter of the
 * address: `?style=line&style=solid`. The function validates a value.
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

/** The chosen values, each once and in one order, so that equal pages have one address; none means no filter. */
export type Chosen = { readonly [C in Choice]: readonly string[] }

export const CHOICE_NAMES = Object.keys(CHOICES) as readonly Choice[]

export const NOTHING_CHOSEN: Chosen = perChoice(() => [])

/** More values narrow nothing in practice, and each combination is a page to cache. */
const MAX_VALUES = 8

/** A record with an entry for each choice. */
export function perChoice<T>(of: (choice: Choice) => T): { readonly [C in Choice]: T } {
  return Object.fromEntries(CHOICE_NAMES.map((choice) => [choice, of(choice)])) as Record<Choice, T>
}

/** The valid values in order, without repetitions. */
export function validValues(choice: Choice, texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter(CHOICES[choice]))].sort().slice(0, isSingle(choice) ? 1 : MAX_VALUES)
}

/** The values with one more, or without it if it was among them. A single-valued choice is replaced. */
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
