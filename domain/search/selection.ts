import type { Price } from '#domain/assets/facets.ts'
import type { Kind } from '#domain/assets/kinds.ts'

/**
 * A part of the library. An asset matches when it matches every non-empty field; within a field any value matches. All
 * values but the words are slugs.
 */
export interface Selection {
  /** Search words as typed; null for none. */
  readonly words: string | null
  readonly price: Price
  readonly kinds: readonly Kind[]
  /** Packs have no tags, so a selection by tags contains items only. */
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

/** The words of a listing's search: the typed ones, else those of its selection. */
export function wordsAmong(typed: string | null, selection: Selection | null | undefined): string | null {
  return typed ?? selection?.words ?? null
}
