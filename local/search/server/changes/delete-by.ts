import type { Filter } from '#local/search/model/filter.ts'
import type { Json } from '#local/search/model/record.ts'
import { filterOf } from '#local/search/query/filters/filter-of.ts'
import { readRequest } from '#local/search/query/params/read-request.ts'
import type { Registry } from '#local/search/server/indices/registry.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import { createPace } from '#local/search/server/tasks/pace.ts'
import { ownIndex } from './ensure-index.ts'

/** Number of records that are deleted at a time. */
const PORTION = 1_000

/** Deletes the records that match filters; searches are answered meanwhile. */
export async function executeDeleteBy(
  registry: Registry,
  name: string,
  params: { readonly [name: string]: Json },
): Promise<void> {
  const store = ownIndex(registry, name)?.content.store
  const filter = readDeleteBy(params)
  if (!store || !filter.ok) return
  const pace = createPace()
  for (;;) {
    // From the beginning each time, as the records found before are deleted.
    const { records } = store.browse(filter.value, null, PORTION)
    if (records.length === 0) break
    store.write(records.map(({ objectID }) => ({ type: 'delete', objectID })))
    await pace()
  }
  await store.saved()
}

/**
 * The filter of the records to delete. A deletion without filters is refused, as it would delete all; `clear`
 * does that.
 */
export function readDeleteBy(params: Json): Outcome<Filter> {
  const request = readRequest(params)
  if (!request.ok) return request
  const filter = filterOf(request.value)
  if (!filter.ok) return filter
  return filter.value === null
    ? REFUSALS.request(
        'deleteByQuery needs at least one filter: filters, facetFilters, numericFilters or tagFilters',
      )
    : accept(filter.value)
}
