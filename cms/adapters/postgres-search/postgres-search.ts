import { isNarrowedByColour, listByColour } from '#cms/adapters/postgres-search/by-colour.ts'
import { conditions, TABLES } from '#cms/adapters/postgres-search/conditions.ts'
import { countMatches, isCounted } from '#cms/adapters/postgres-search/counts.ts'
import { facetsOf } from '#cms/adapters/postgres-search/facets.ts'
import { orderOf } from '#cms/adapters/postgres-search/order.ts'
import { suggestPhrases } from '#cms/adapters/postgres-search/suggest-phrases.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { CatalogueSearch, SearchQuery, SearchResult } from '#cms/ports/catalogue-search.ts'

/** Catalogue search by PostgreSQL: exact, and fast enough for some hundred thousand assets. */
export function postgresSearch(payload: Payload): CatalogueSearch {
  return {
    list: async (query) => ({
      ...(await (isNarrowedByColour(query) ? listByColour(payload, query) : listByRows(payload, query))),
      degraded: false,
      didYouMean: null,
      dropped: [],
    }),
    facets: (query) => facetsOf(payload, query, isCounted(query)),
    suggest: (query) => suggestPhrases(payload, query),
  }
}

type Page = Pick<SearchResult, 'ids' | 'total' | 'totalIsFloor'>

async function listByRows(payload: Payload, query: SearchQuery): Promise<Page> {
  const [rows, counted] = await Promise.all([
    run<{ id: Computed<number> }>(
      payload,
      fragment`
        select a.id from ${TABLES[query.form]} a
        where ${conditions(query)}
        order by ${orderOf(query)}
        limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`,
    ),
    countMatches(payload, query),
  ])
  return { ids: rows.map((row) => row.id), ...counted }
}
