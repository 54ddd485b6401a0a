import type { Price } from '#domain/assets/facets.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { anyOf } from './filter-terms.ts'

/**
 * A part of the library, as whoever makes a page about something says it. An asset belongs when it fits every field
 * that says anything; of the values of one field any will do. Everything but the words is a slug.
 */
export interface Selection {
  /** What has to be written in it, as a person types it; null asks for no words. */
  readonly words: string | null
  readonly price: Price
  readonly kinds: readonly Kind[]
  /** Packs have none, so that a selection by tags is one of items. */
  readonly tags: readonly string[]
  readonly styles: readonly string[]
  readonly categories: readonly string[]
  /** Curated collections. */
  readonly collections: readonly string[]
}

/** The whole library. */
export const EVERYTHING: Selection = {
  words: null,
  price: 'all',
  kinds: [],
  tags: [],
  styles: [],
  categories: [],
  collections: [],
}

/** The words to look for in a listing: those that somebody typed, else those of what its page is about. */
export function wordsAmong(typed: string | null, selection: Selection | null | undefined): string | null {
  return typed ?? selection?.words ?? null
}

/** The attribute of a record that each field narrows. */
const ATTRIBUTES = {
  kinds: 'kind',
  tags: 'tagSlugs',
  styles: 'style',
  categories: 'categories',
  collections: 'collections',
} as const satisfies Partial<Record<keyof Selection, string>>

const FIELDS = Object.keys(ATTRIBUTES) as readonly (keyof typeof ATTRIBUTES)[]

/** What narrows an index to the selection but for its words: terms of Algolia's `filters`, all of which have to hold. */
export function selectionFilters(selection: Selection): readonly string[] {
  const { price } = selection
  return [
    ...(price === 'all' ? [] : [`free:${price === 'free'}`]),
    ...FIELDS.filter((field) => selection[field].length > 0).map((field) =>
      anyOf(ATTRIBUTES[field], selection[field]),
    ),
  ]
}
