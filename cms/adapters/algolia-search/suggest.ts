import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import type { SuggestQuery } from '#cms/ports/catalogue-search.ts'
import { type Completion, completionsOf } from '#domain/search/completions.ts'
import type { IndexNames } from '#domain/search/index-names.ts'
import { suggestedKinds } from '#domain/search/suggested-kinds.ts'
import { firstSuggestions, type Phrase, suggestionsFor } from '#domain/search/suggestion-order.ts'

/** Phrases fetched per requested suggestion: they are sorted again here, because the engine ranks by other criteria. */
const RANKED_FOR_EACH = 6

/**
 * Suggests searches for typed words, in one round trip. Misspelt words match only if no phrase starts with the typed
 * text.
 */
export async function suggestQueries(
  client: AlgoliaClient,
  names: IndexNames,
  query: SuggestQuery,
): Promise<string[]> {
  const { words, locale, limit } = query
  const completions = completionsOf(words, locale).filter(
    ({ kinds }) => suggestedKinds(kinds, query) !== 'none',
  )
  if (completions.length === 0) return []
  const indexName = names.primary({ kind: 'suggestions', locale })
  const request = (completion: Completion, typoTolerance: boolean) => ({
    indexName,
    ...parametersOf(completion, query),
    typoTolerance,
  })
  const { results } = await client.searchForHits<Phrase>({
    requests: [
      ...completions.map((completion) => request(completion, false)),
      ...completions.map((completion) => request(completion, true)),
    ],
  })
  const lists = results.map(({ hits }, at) => {
    const completion = completions[at % completions.length]
    return completion === undefined ? [] : suggestionsFor(hits, completion)
  })
  const exact = firstSuggestions(lists.slice(0, completions.length), limit)
  return exact.length > 0 ? exact : firstSuggestions(lists.slice(completions.length), limit)
}

function parametersOf({ words, kinds }: Completion, query: SuggestQuery) {
  const wanted = suggestedKinds(kinds, query)
  return {
    query: words,
    hitsPerPage: query.limit * RANKED_FOR_EACH,
    removeWordsIfNoResults: 'none' as const,
    ...(wanted === 'any' || wanted === 'none'
      ? {}
      : { filters: wanted.map((each) => `kinds:"${each}"`).join(' OR ') }),
    attributesToRetrieve: ['query', 'count', 'popularity'],
    attributesToHighlight: [],
    analytics: false,
  }
}
