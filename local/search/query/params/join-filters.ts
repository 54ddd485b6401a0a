import { entriesOf } from '#local/search/query/filters/nested.ts'
import type { SearchRequest } from './param-table.ts'

/** Parameters that narrow a search or raise records independently of each other. */
const LISTS = ['facetFilters', 'numericFilters', 'tagFilters', 'optionalFilters'] as const

type Filters = Pick<SearchRequest, 'filters' | (typeof LISTS)[number]>

/**
 * The filters of both requests: each expression keeps its meaning, although `OR` binds more tightly than
 * `AND`.
 */
export function joinFilters(first: SearchRequest, second: SearchRequest): Filters {
  const joined: { -readonly [Name in keyof Filters]: Filters[Name] } = {}
  const expressions = [first.filters, second.filters].filter((filters) => filters?.trim())
  if (expressions.length > 0) joined.filters = expressions.join(' AND ')
  for (const name of LISTS) {
    const entries = [...entriesOf(first[name] ?? []), ...entriesOf(second[name] ?? [])]
    if (entries.length > 0) joined[name] = entries
  }
  return joined
}
