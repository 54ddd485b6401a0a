import type { Schema } from '#local/search/model/store.ts'
import { readModified } from './notation.ts'

/**
 * `searchableAttributes` as ranks: each entry is one rank. Attributes that share an entry by commas are equally
 * important and, as Algolia documents it, never ordered.
 */
export function searchableOf(sources: readonly string[]): Schema['searchable'] {
  return sources.flatMap((source, rank) => {
    const { modifiers, name } = readModified(source)
    const paths = name.split(',').map((path) => path.trim())
    const ordered = paths.length === 1 && !modifiers.includes('unordered')
    return paths.map((path) => ({ path: readModified(path).name, rank, ordered }))
  })
}
