import { type AlgoliaClient, writerClient } from '#cms/adapters/algolia-search/client.ts'
import { indexNames } from '#domain/search/index-names.ts'
import { type Answer, FACETS, PAGE, type Query } from './query.ts'

export const NAMES = indexNames('bench')
export const INDEX = NAMES.primary({ kind: 'items', locale: 'en' })

/** The address and keys of an engine, for processes that put load on it. */
export interface MotifAddress {
  readonly url: string
  readonly appId: string
  readonly key: string
  /** The key of visitors, with the limits of the public key. */
  readonly searchKey: string
}

export function clientOf({ appId, url, key }: MotifAddress): AlgoliaClient {
  return writerClient({ appId, url }, key)
}

/** Parameters that match only the exact words. */
export const STRICT = { typoTolerance: false, ignorePlurals: false, removeWordsIfNoResults: 'none' } as const

/** Parameters of a search that returns only the ids of hits. */
export const IDS_ALONE = { attributesToRetrieve: [], attributesToHighlight: [], attributesToSnippet: [] }

/** Additional parameters of a query. */
export type ExtraParams = Partial<typeof STRICT & typeof IDS_ALONE>

/** A page of hits as cards need them, with the counts, under the settings of the index unless `more` overrides them. */
export async function ask(client: AlgoliaClient, query: Query, more: ExtraParams = {}): Promise<Answer> {
  return answerOf(await client.searchSingleIndex({ indexName: INDEX, searchParams: paramsOf(query, more) }))
}

/** A query as Algolia parameters. */
export function paramsOf({ words, begins, filters, offset }: Query, more: ExtraParams) {
  return {
    query: words.join(' '),
    queryType: begins ? ('prefixLast' as const) : ('prefixNone' as const),
    facets: [...FACETS],
    facetFilters: Object.entries(filters).map(([facet, value]) => `${facet}:${value}`),
    offset,
    length: PAGE,
    ...more,
  }
}

interface Answered {
  readonly nbHits?: number | undefined
  readonly hits?: readonly object[] | undefined
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined
}

export function answerOf({ nbHits = 0, hits = [], facets = {} }: Answered): Answer {
  const counted = FACETS.map((facet) =>
    Object.values(facets[facet] ?? {}).reduce((sum, count) => sum + count, 0),
  )
  return { total: nbHits, hits: hits.length, counted }
}
