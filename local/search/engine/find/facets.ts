import type { FacetStats, Plan } from '../../model/plan.ts'
import type { FacetHit } from '../../model/store.ts'
import { tokenize } from '../analysis/tokenize.ts'
import type { Countable } from './countable.ts'
import { countValues, statsOf } from './facet-counts.ts'
import { firstBy } from './first-by.ts'

/** The facets that a plan requests and that may be counted. */
export function requestedFacets(
  { index }: Countable,
  asked: Plan['facets'],
): { readonly path: string; readonly facet: number }[] {
  return index.layout.schema.facets.flatMap(({ path, counted }, facet) =>
    counted && (asked === '*' || asked.includes(path)) ? [{ path, facet }] : [],
  )
}

/** Counts facets together, which is faster than one after the other. */
export function countFacets(matched: Countable, facets: readonly number[]): void {
  const waiting = facets.filter((facet) => !matched.remembers(countsOf(facet)))
  for (const counted of matched.counted()) if (counted.set.size > 0) counted.countTogether(waiting)
}

/** The values of a facet in the documents, by count or in alphabetical order, at most `limit`. */
export function topValues(
  matched: Countable,
  facet: number,
  order: Plan['facetOrder'],
  limit: number,
): Readonly<Record<string, number>> {
  const hits = hitsOf(matched, facet, () => true)
  const top = firstBy(hits, limit, order === 'alpha' ? byAlphabet : byCount)
  return Object.fromEntries(top.map(({ value, count }) => [value, count]))
}

export function facetStats(matched: Countable, path: string): FacetStats | null {
  return matched.remember(`stats ${path}`, () => statsOf(matched.counted(), path))
}

/**
 * The values of a facet that contain, for each word of the query, a word beginning with it; the commonest
 * first.
 */
export function searchValues(matched: Countable, facet: number, query: string, limit: number): FacetHit[] {
  const { schema } = matched.index.layout
  const wanted = tokenize(query, schema).map(({ word }) => word)
  const fits = (value: string) => {
    const words = tokenize(value, schema).map(({ word }) => word)
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
  }
  return firstBy(hitsOf(matched, facet, fits), limit, byCount)
}

function* hitsOf(matched: Countable, facet: number, fits: (value: string) => boolean): Generator<FacetHit> {
  const lexicon = matched.index.terms.facets[facet]
  if (!lexicon) return
  const counts = matched.remember(countsOf(facet), () => countValues(matched.counted(), facet, lexicon.size))
  for (let id = 0; id < counts.length; id++) {
    const count = counts[id] as number
    if (count === 0) continue
    const value = lexicon.textOf(id)
    if (fits(value)) yield { value, count }
  }
}

function countsOf(facet: number): string {
  return `counts ${facet}`
}

function byCount(a: FacetHit, b: FacetHit): number {
  return b.count - a.count || byAlphabet(a, b)
}

function byAlphabet(a: FacetHit, b: FacetHit): number {
  return a.value < b.value ? -1 : a.value > b.value ? 1 : 0
}
