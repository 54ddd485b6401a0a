import type { Filter } from '#local/search/model/filter.ts'

/** The attribute of tags. */
export const TAGS = '_tags'

/** A filter that requires all of them, flattened; null for none. */
export function conjunction(filters: readonly Filter[]): Filter | null {
  const all = filters.flatMap((filter) => (filter.type === 'and' ? filter.of : [filter]))
  const [only] = all
  if (!only) return null
  return all.length === 1 ? only : { type: 'and', of: all }
}

/** A filter that requires one of them; there is at least one. */
export function disjunction(filters: readonly Filter[]): Filter {
  const any = filters.flatMap((filter) => (filter.type === 'or' ? filter.of : [filter]))
  const [only] = any
  return only && any.length === 1 ? only : { type: 'or', of: any }
}
