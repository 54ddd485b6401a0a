import { isDeepStrictEqual } from 'node:util'
import { planSearch } from '#local/search/engine/planner/plan-search.ts'
import type { ExactRule, Plan } from '#local/search/model/plan.ts'
import { compiledSynonyms } from './compiled.ts'
import type { ResolvedSearch } from './params/resolved-search.ts'
import type { SearchableIndex } from './searchable-index.ts'
import { facetAttributesOf } from './settings/facet-attributes.ts'
import { criteriaOf, ordersOf } from './settings/orders.ts'
import { searchableIn } from './settings/searchable.ts'
import { stopWordsIn } from './stop-words/stop-words.ts'
import { NO_SYNONYMS } from './synonyms/compile.ts'

/** The plan of a search, for the store. */
export function planOf(search: ResolvedSearch, index: SearchableIndex): Plan {
  const { store } = index
  const isStopWord = stopWordsIn(search.removeStopWords)
  const planned = planSearch(search, store.vocabulary, {
    rules: store.schema,
    synonyms: search.synonyms ? compiledSynonyms(index) : NO_SYNONYMS,
    isStopWord,
  })
  return {
    ...planned,
    exact: exactRule(search, planned.words[0]?.word ?? '', isStopWord),
    ...attributesOf(search, index),
    withoutTypos: search.disableTypoToleranceOnAttributes,
    filter: search.filter,
    around: search.around ?? undefined,
    preferred: search.preferred,
    sumFilterScores: search.sumOrFiltersScores,
    ranking: criteriaOf(search.ranking, search.typoTolerance === 'strict'),
    customRanking: ordersOf(search.customRanking ?? []),
    minProximity: search.minProximity,
    distinct: search.distinct,
    offset: search.window.offset,
    length: search.window.length,
    facets: search.facets,
    countedAfterDistinct: search.facetingAfterDistinct
      ? '*'
      : facetAttributesOf(search.attributesForFaceting ?? [])
          .filter(({ afterDistinct }) => afterDistinct)
          .map(({ path }) => path),
    maxValuesPerFacet: search.maxValuesPerFacet,
    facetOrder: search.sortFacetValuesBy,
    pinned: search.pinned,
    hidden: search.hidden,
  }
}

/**
 * The attributes that a search covers, with their ranks. A store may have indexed more than its index
 * searches, for its replicas.
 */
function attributesOf(
  { restrictSearchableAttributes, searchableAttributes }: ResolvedSearch,
  { store }: SearchableIndex,
): Pick<Plan, 'within' | 'searchable'> {
  const own = searchableIn(searchableAttributes)
  const isShared = !isDeepStrictEqual(own, store.schema.searchable)
  const all = isShared ? own.map(({ path }) => path) : null
  return {
    within: restrictSearchableAttributes.length > 0 ? restrictSearchableAttributes : all,
    searchable: isShared ? own : undefined,
  }
}

/** A shorter word is too common for every occurrence to count. */
const SHORTEST_EXACT = 3

/** The exact-match settings as a rule of a plan. */
function exactRule(
  { exactOnSingleWordQuery, alternativesAsExact, disableExactOnAttributes }: ResolvedSearch,
  firstWord: string,
  isStopWord: (word: string) => boolean,
): ExactRule {
  const isCommon = [...firstWord].length < SHORTEST_EXACT || isStopWord(firstWord)
  return {
    single: exactOnSingleWordQuery === 'word' && isCommon ? 'none' : exactOnSingleWordQuery,
    besides: alternativesAsExact.flatMap((alternative) => EXACT_ALTERNATIVES[alternative]),
    notIn: disableExactOnAttributes,
  }
}

/** Conjugations are not separate alternatives here. */
const EXACT_ALTERNATIVES: Readonly<
  Record<ResolvedSearch['alternativesAsExact'][number], ExactRule['besides']>
> = {
  ignorePlurals: ['plural'],
  singleWordSynonym: ['synonym'],
  multiWordsSynonym: ['synonym of several words'],
  ignoreConjugations: [],
}
