import type { Filter } from '#local/search/model/filter.ts'
import type { IndexRecord } from '#local/search/model/record.ts'
import { filterOf } from '#local/search/query/filters/filter-of.ts'
import { matchesFilter } from '#local/search/query/filters/matches.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { restrictRequest } from '#local/search/query/secured-key/restrict-request.ts'
import type { Settings } from '#local/search/query/settings/setting-table.ts'
import { accept, type Outcome } from '#local/search/server/refusals.ts'
import type { Access } from './access.ts'

/**
 * Restricts a request to what its key allows: the key's parameters override its own, and hits are limited.
 */
export function restrict(
  request: SearchRequest,
  { imposed, maxHitsPerQuery }: Access,
  { hitsPerPage }: Pick<Settings, 'hitsPerPage'>,
): Outcome<SearchRequest> {
  let restricted = request
  for (const parameters of imposed) {
    const next = restrictRequest(restricted, parameters)
    if (!next.ok) return next
    restricted = next.value
  }
  if (maxHitsPerQuery === null) return accept(restricted)
  const length = restricted.length ?? null
  return accept({
    ...restricted,
    hitsPerPage: Math.min(restricted.hitsPerPage ?? hitsPerPage, maxHitsPerQuery),
    ...(length === null ? {} : { length: Math.min(length, maxHitsPerQuery) }),
  })
}

/**
 * Returns a test whether a key may read a record by its `objectID`, from the filters that it forces on
 * searches.
 */
export function recordsSeenBy({ imposed }: Access): Outcome<(record: IndexRecord) => boolean> {
  const filters: Filter[] = []
  for (const parameters of imposed) {
    const filter = filterOf(parameters)
    if (!filter.ok) return filter
    if (filter.value) filters.push(filter.value)
  }
  return accept((record) => filters.every((filter) => matchesFilter(record, filter)))
}
