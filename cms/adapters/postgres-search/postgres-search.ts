import { conditions, phraseOf, TABLES } from '#cms/adapters/postgres-search/conditions.ts'
import { countMatches, isCounted } from '#cms/adapters/postgres-search/counts.ts'
import { facetsOf } from '#cms/adapters/postgres-search/facets.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { CatalogueSearch, SearchQuery } from '#cms/ports/catalogue-search.ts'
import type { Sort } from '#domain/assets/facets.ts'

/** The catalogue's own database as its search engine: exact, good for some hundred thousand assets. */
export function postgresSearch(payload: Payload): CatalogueSearch {
  return {
    list: async (query) => {
      const [ids, counted] = await Promise.all([pageOf(payload, query), countMatches(payload, query)])
      return { ids, ...counted }
    },
    facets: (query) => facetsOf(payload, query, isCounted(query)),
  }
}

async function pageOf(payload: Payload, query: SearchQuery): Promise<number[]> {
  const rows = await run<{ id: number }>(
    payload,
    fragment`
      select a.id from ${TABLES[query.form]} a
      where ${conditions(query)}
      order by ${orderOf(query)}
      limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`,
  )
  return rows.map((row) => row.id)
}

const ORDERS: Record<Exclude<Sort, 'relevant'>, SQL> = {
  popular: fragment`a.popularity desc, a.id desc`,
  latest: fragment`a.published_at desc, a.id desc`,
  featured: fragment`a.featured desc, a.popularity desc, a.id desc`,
}

function orderOf(query: SearchQuery): SQL {
  if (query.sort !== 'relevant') return ORDERS[query.sort]
  if (query.words === null) return ORDERS.popular
  const phrase = phraseOf(query)
  return fragment`
    (a.search_text like ${`%| ${phrase} |%`}) desc,
    (a.search_text like ${`%| ${phrase} %`}) desc,
    ${ORDERS.popular}`
}
