import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import type { SuggestQuery } from '#cms/ports/catalogue-search.ts'
import type { IndexNames } from '#domain/search/index-names.ts'

/** What people may go on to search for, the most liked first of those that fit equally well. */
export async function suggestQueries(
  client: AlgoliaClient,
  names: IndexNames,
  { words, locale, kind, limit }: SuggestQuery,
): Promise<string[]> {
  const { hits } = await client.searchSingleIndex<{ query: string }>({
    indexName: names.primary({ kind: 'suggestions', locale }),
    searchParams: {
      query: words,
      hitsPerPage: limit,
      ...(kind === null ? {} : { filters: `kinds:"${kind}"` }),
      attributesToRetrieve: ['query'],
      attributesToHighlight: [],
      analytics: false,
    },
  })
  return hits.map(({ query }) => query)
}
