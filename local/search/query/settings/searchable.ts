import type { Schema } from '#local/search/model/store.ts'
import { readModified } from './notation.ts'

/** Not those inside a modifier: `unordered(title,slug)`. */
const COMMAS_BETWEEN = /,(?![^(]*\))/

/**
 * `searchableAttributes` as ranks: each entry is one rank. Attributes that share an entry by commas are equally
 * important and, as Algolia documents it, never ordered.
 */
export function searchableOf(sources: readonly string[]): Schema['searchable'] {
  return sources.flatMap((source, rank) => {
    const entries = source.split(COMMAS_BETWEEN).map(readModified)
    const paths = entries.flatMap(({ name }) => name.split(',').map((path) => path.trim()))
    const ordered = paths.length === 1 && !entries[0]?.modifiers.includes('unordered')
    return paths.map((path) => ({ path, rank, ordered }))
  })
}

/** Where no attributes are named all are searched, and none counts for more. */
const EVERYTHING: Schema['searchable'] = [{ path: '*', rank: 0, ordered: false }]

/** What `searchableAttributes` names, or everything where it is unset. */
export function searchableIn(sources: readonly string[] | null): Schema['searchable'] {
  return sources ? searchableOf(sources) : EVERYTHING
}
