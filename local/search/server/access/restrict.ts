import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import type { Settings } from '#local/search/query/settings/setting-table.ts'
import type { Access } from './access.ts'

/** A request within what its key allows: the key's parameters over its own, and no more hits than the key may have. */
export function restrict(
  request: SearchRequest,
  { maxHitsPerQuery }: Access,
  settings: Pick<Settings, 'hitsPerPage'>,
): SearchRequest {
  return maxHitsPerQuery === null ? request : limited(request, maxHitsPerQuery, settings)
}

function limited(request: SearchRequest, most: number, { hitsPerPage }: Pick<Settings, 'hitsPerPage'>) {
  return {
    ...request,
    hitsPerPage: Math.min(request.hitsPerPage ?? hitsPerPage, most),
    ...(request.length === undefined || request.length === null
      ? {}
      : { length: Math.min(request.length, most) }),
  }
}
