import { filterOf } from '#local/search/query/filters/filter-of.ts'
import { joinFilters } from '#local/search/query/params/join-filters.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { accept, type Result } from '#local/search/query/refusal.ts'

/**
 * A request with what its key says: filters have to hold together with those of the key, and in all else the key is
 * right. The filters of the request have to be right by themselves, so that they cannot change what the key's mean.
 */
export function restrictRequest(request: SearchRequest, restricted: SearchRequest): Result<SearchRequest> {
  const own = filterOf(request)
  if (!own.ok) return own
  return accept({ ...request, ...restricted, ...joinFilters(restricted, request) })
}
