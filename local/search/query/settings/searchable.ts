import type { Schema } from '#local/search/model/store.ts'
import { readModified } from './notation.ts'

/**
 * `searchableAttributes` as ranks: each entry is one rank. Attributes that share an entry by commas are equally
 * important and, as Algolia documents it, never ordered.
 */
export function searchableOf(sources: readonly string[]): Schema['searchable'] {
  return sources.flatMap((source, rank) => {
    const entries = splitBetween(source).map(readModified)
    const paths = entries.flatMap(({ name }) => name.split(',').map((path) => path.trim()))
    const ordered = paths.length === 1 && !entries[0]?.modifiers.includes('unordered')
    return paths.map((path) => ({ path, rank, ordered }))
  })
}

/**
 * Splits at commas, except those inside a modifier: `unordered(title,slug)`. Takes time in proportion to the
 * length.
 */
function splitBetween(source: string): readonly string[] {
  const parts: string[] = []
  let end = source.length
  let next = ''
  for (let at = source.length - 1; at >= 0; at--) {
    const letter = source.charAt(at)
    if (letter === '(' || letter === ')') next = letter
    if (letter !== ',' || next === ')') continue
    parts.push(source.slice(at + 1, end))
    end = at
  }
  parts.push(source.slice(0, end))
  return parts.reverse()
}

/** Without named attributes all are searched, with equal rank. */
const EVERYTHING: Schema['searchable'] = [{ path: '*', rank: 0, ordered: false }]

/** The parsed `searchableAttributes`, or everything where it is unset. */
export function searchableIn(sources: readonly string[] | null): Schema['searchable'] {
  return sources ? searchableOf(sources) : EVERYTHING
}
