import type { Settings } from '#local/search/query/settings/setting-table.ts'
import type { SearchParams } from './param-table.ts'
import type { Window } from './resolved-search.ts'

type Pages = Pick<SearchParams, 'page' | 'offset' | 'length'> &
  Pick<Settings, 'hitsPerPage' | 'paginationLimitedTo'>

/**
 * The requested part of the hits. `offset` or `length` take precedence over `page`; nothing beyond
 * `paginationLimitedTo` is returned.
 */
export function windowOf({ page, offset, length, hitsPerPage, paginationLimitedTo }: Pages): Window {
  const paged = offset === null && length === null
  const from = paged ? page * hitsPerPage : (offset ?? 0)
  const wanted = paged ? hitsPerPage : (length ?? hitsPerPage)
  return { offset: from, length: Math.max(0, Math.min(wanted, paginationLimitedTo - from)), paged }
}

/** The number of accessible pages. */
export function pagesOf(total: number, { hitsPerPage, paginationLimitedTo }: Pages): number {
  return hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, paginationLimitedTo) / hitsPerPage)
}
