import { filterOf } from '#local/search/query/filters/filter-of.ts'
import { joinFilters } from '#local/search/query/params/join-filters.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { accept, type Result } from '#local/search/query/refusal.ts'

/**
 * Merges a request with its key's parameters: filters of both must match, and other parameters of the key
 * override the request's. The filters of the request must be valid by themselves, so that they cannot change
 * the meaning of the key's.
 */
export function restrictRequest(request: SearchRequest, restricted: SearchRequest): Result<SearchRequest> {
  const own = filterOf(request)
  if (!own.ok) return own
  return accept({ ...request, ...restricted, ...joinFilters(restricted, request) })
}
