import type { Filter } from '#local/search/model/filter.ts'

/** The attribute of tags. */
export const TAGS = '_tags'

/** All of them have to match: the filter itself where there is one, without conjunctions in conjunctions. */
export function conjunction(filters: readonly Filter[]): Filter | null {
  const all = filters.flatMap((filter) => (filter.type === 'and' ? filter.of : [filter]))
  const [only] = all
  if (!only) return null
  return all.length === 1 ? only : { type: 'and', of: all }
}

/** One of them has to match; there is at least one. */
export function disjunction(filters: readonly Filter[]): Filter {
  const any = filters.flatMap((filter) => (filter.type === 'or' ? filter.of : [filter]))
  const [only] = any
  return only && any.length === 1 ? only : { type: 'or', of: any }
}
