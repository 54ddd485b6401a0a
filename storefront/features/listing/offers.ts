import { FORMATS, isFormat } from '#domain/assets/formats.ts'
import type { Listing } from '#domain/contract/catalogue.ts'
import type { Choice } from '#domain/routing/choices.ts'
import type { View } from '#domain/routing/view.ts'

/** A value that may be chosen. */
export interface Offer {
  readonly value: string
  /** What it is called where the catalogue names it; the rest is named by messages. */
  readonly name: string | null
  /** How many results it leaves; null where nobody counted. */
  readonly count: number | null
}

/** What a listing offers for a choice, most frequent first, and what is chosen although it occurs no more. */
export function offersOf(choice: Choice, listing: Listing, view: View): readonly Offer[] {
  const counted = countedOffers(choice, listing)
  const known = new Set(counted.map(({ value }) => value))
  const lost = view[choice].filter((value) => !known.has(value))
  return [...counted, ...lost.map((value) => ({ value, name: nameOf(choice, value), count: null }))]
}

function countedOffers(choice: Choice, listing: Listing): readonly Offer[] {
  if (choice === 'style') return listing.styles.map(({ slug, name, count }) => ({ value: slug, name, count }))
  return []
}

/** Formats have one name in every language. */
function nameOf(choice: Choice, value: string): string | null {
  return choice === 'format' && isFormat(value) ? FORMATS[value].label : null
}
