import { type AlgoliaClient, writerClient } from '#cms/adapters/algolia-search/client.ts'
import { indexNames } from '#domain/search/index-names.ts'
import { type Answer, FACETS, PAGE, type Query } from './query.ts'

export const NAMES = indexNames('bench')
export const INDEX = NAMES.primary({ kind: 'items', locale: 'en' })

/** Where an engine listens, for processes that put load on it. */
export interface MotifAddress {
  readonly url: string
  readonly appId: string
  readonly key: string
}

export function clientOf({ appId, url, key }: MotifAddress): AlgoliaClient {
  return writerClient({ appId, url }, key)
}

/** Parameters of a search for the words as they are written, and no others. */
export const STRICT = { typoTolerance: false, ignorePlurals: false, removeWordsIfNoResults: 'none' } as const

/** Parameters of a search whose answer has the ids of the hits, and nothing else of them. */
export const IDS_ALONE = { attributesToRetrieve: [], attributesToHighlight: [], attributesToSnippet: [] }

/** A page of hits as their cards show them, and the counts: with the settings of the index, unless `more` differs. */
export async function ask(
  client: AlgoliaClient,
  query: Query,
  more: Partial<typeof STRICT & typeof IDS_ALONE> = {},
): Promise<Answer> {
  const { words, begins, filters, offset } = query
  const {
    nbHits = 0,
    hits,
    facets = {},
  } = await client.searchSingleIndex({
    indexName: INDEX,
    searchParams: {
      query: words.join(' '),
      queryType: begins ? 'prefixLast' : 'prefixNone',
      facets: [...FACETS],
      facetFilters: Object.entries(filters).map(([facet, value]) => `${facet}:${value}`),
      offset,
      length: PAGE,
      ...more,
    },
  })
  const counted = FACETS.map((facet) =>
    Object.values(facets[facet] ?? {}).reduce((sum, count) => sum + count, 0),
  )
  return { total: nbHits, hits: hits.length, counted }
}
