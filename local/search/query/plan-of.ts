import { planSearch } from '#local/search/engine/planner/plan-search.ts'
import type { Plan } from '#local/search/model/plan.ts'
import { compiledSynonyms } from './compiled.ts'
import type { ResolvedSearch } from './params/resolved-search.ts'
import type { SearchableIndex } from './searchable-index.ts'
import { criteriaOf, ordersOf } from './settings/orders.ts'
import { stopWordsIn } from './stop-words/stop-words.ts'
import { NO_SYNONYMS } from './synonyms/compile.ts'

/** A search as the store carries it out. */
export function planOf(search: ResolvedSearch, index: SearchableIndex): Plan {
  const { store } = index
  const within = search.restrictSearchableAttributes
  return {
    ...planSearch(search, store.vocabulary, {
      languages: store.schema.languages,
      synonyms: search.synonyms ? compiledSynonyms(index) : NO_SYNONYMS,
      isStopWord: stopWordsIn(search.removeStopWords),
    }),
    within: within.length > 0 ? within : null,
    filter: search.filter,
    preferred: search.preferred,
    sumFilterScores: search.sumOrFiltersScores,
    ranking: criteriaOf(search.ranking, search.typoTolerance === 'strict'),
    customRanking: ordersOf(search.customRanking ?? []),
    minProximity: search.minProximity,
    distinct: search.distinct,
    offset: search.window.offset,
    length: search.window.length,
    facets: search.facets,
    maxValuesPerFacet: search.maxValuesPerFacet,
    facetOrder: search.sortFacetValuesBy,
    pinned: search.pinned,
    hidden: search.hidden,
  }
}
