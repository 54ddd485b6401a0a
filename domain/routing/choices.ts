import { ORIENTATIONS } from '#domain/assets/facets.ts'
import { isFormat } from '#domain/assets/formats.ts'
import { isAddressSlug } from '#domain/routing/words.ts'
import { COLOUR_NAMES } from '#domain/search/colours.ts'

/**
 * What of a listing any number of values may be chosen for; a result has at least one of them. Each is a parameter of
 * the address, repeated for every value: `?style=line&style=solid`. The function tells what can be a value.
 */
export const CHOICES = {
  style: isAddressSlug,
  category: isAddressSlug,
  colour: (text: string) => COLOUR_NAMES.some((colour) => colour === text),
  orientation: (text: string) => ORIENTATIONS.some((orientation) => orientation === text),
  format: isFormat,
} as const satisfies Record<string, (text: string) => boolean>

export type Choice = keyof typeof CHOICES

/** The values chosen, each once and in one order, so that equal pages have one address; none does not narrow. */
export type Chosen = { readonly [C in Choice]: readonly string[] }

export const CHOICE_NAMES = Object.keys(CHOICES) as readonly Choice[]

export const NOTHING_CHOSEN: Chosen = { style: [], category: [], colour: [], orientation: [], format: [] }

/** More than this of one choice narrows nothing any more, and each combination is a page to keep. */
const MAX_VALUES = 8

/** The values in order, without repetitions and what cannot be one. */
export function validValues(choice: Choice, texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter(CHOICES[choice]))].sort().slice(0, MAX_VALUES)
}

/** The values with one more, or one less if it was among them. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value].sort()
}
