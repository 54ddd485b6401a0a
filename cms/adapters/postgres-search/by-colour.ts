import { conditions } from '#cms/adapters/postgres-search/conditions.ts'
import { orderOf } from '#cms/adapters/postgres-search/order.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { SearchQuery, SearchResult } from '#cms/ports/catalogue-search.ts'
import { coloursOf } from '#domain/search/colours.ts'

/** The number of best matches whose colours are compared: palettes are named on each request. */
const MAX_COMPARED = 5_000

export function isNarrowedByColour({ form, colour }: SearchQuery): boolean {
  return form === 'item' && colour.length > 0
}

/** A page of those among the best matches that have one of the colours. */
export async function listByColour(
  payload: Payload,
  query: SearchQuery,
): Promise<Pick<SearchResult, 'ids' | 'total' | 'totalIsFloor'>> {
  const rows = await run<{ id: Column<'items.id'>; palette: Column<'revisions.palette'> | null }>(
    payload,
    fragment`
      select best.id, r.palette from (
        select a.id, a.current_revision_id, row_number() over (order by ${orderOf(query)}) as place
        from items a where ${conditions(query)} order by place limit ${MAX_COMPARED}) best
      left join revisions r on r.id = best.current_revision_id
      order by best.place`,
  )
  const matching = rows.filter(({ palette }) =>
    coloursOf(palette ?? []).some((colour) => query.colour.includes(colour)),
  )
  const start = (query.page - 1) * query.perPage
  return {
    ids: matching.slice(start, start + query.perPage).map(({ id }) => id),
    total: matching.length,
    totalIsFloor: rows.length === MAX_COMPARED,
  }
}
