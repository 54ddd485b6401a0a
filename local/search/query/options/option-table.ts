import type { ParamName } from '#local/search/query/params/param-table.ts'
import type { SettingName } from '#local/search/query/settings/setting-table.ts'
import { IMPLEMENTED, partly, type Support, warned } from './support.ts'

export type OptionName = ParamName | SettingName

const NO_PERSONALISATION = 'nothing is personalised'
const NO_VECTORS = 'words are searched, vectors are not'
const NO_ADDRESSES = 'there is no database of the places of IP addresses'
const NO_ANALYTICS = 'searches are not analysed; click and conversion events are kept'
const NO_TESTS = 'there are no A/B tests of indices'
const NO_RE_RANKING = 'results are not ranked by what was clicked before'

/**
 * Every search parameter and setting of Algolia, and how far this engine supports it: the source of the
 * `warnings` of responses and of the table in the README.
 */
export const OPTIONS = {
  advancedSyntax: IMPLEMENTED,
  advancedSyntaxFeatures: IMPLEMENTED,
  allowCompressionOfIntegerArray: warned('numbers are always kept as narrow as they fit, in their order'),
  allowTyposOnNumericTokens: IMPLEMENTED,
  alternativesAsExact: partly('conjugations are not looked for (ignoreConjugations)', (value) =>
    isListWith(value, 'ignoreConjugations'),
  ),
  analytics: warned(NO_ANALYTICS, [false]),
  analyticsTags: warned(NO_ANALYTICS),
  aroundLatLng: IMPLEMENTED,
  aroundLatLngViaIP: warned(NO_ADDRESSES),
  aroundPrecision: IMPLEMENTED,
  aroundRadius: IMPLEMENTED,
  attributeCriteriaComputedBy: warned(
    'the best attribute is the first in the order of searchableAttributes',
    ['best'],
  ),
  attributeCriteriaComputedByMinProximity: warned(
    'the best attribute is the first in the order of searchableAttributes',
  ),
  attributeForDistinct: IMPLEMENTED,
  attributesForFaceting: IMPLEMENTED,
  attributesToHighlight: IMPLEMENTED,
  attributesToRetrieve: IMPLEMENTED,
  attributesToSnippet: IMPLEMENTED,
  attributesToTransliterate: warned(
    'katakana and hiragana are compared alike in every attribute; readings of kanji are not known',
  ),
  camelCaseAttributes: IMPLEMENTED,
  clickAnalytics: IMPLEMENTED,
  cursor: IMPLEMENTED,
  customNormalization: IMPLEMENTED,
  customRanking: IMPLEMENTED,
  decompoundedAttributes: warned('compounds in records are not taken apart'),
  decompoundQuery: partly(
    'German, Korean and Japanese compounds are taken apart, by the words of the index',
    () => false,
  ),
  disableExactOnAttributes: IMPLEMENTED,
  disablePrefixOnAttributes: IMPLEMENTED,
  disableTypoToleranceOnAttributes: IMPLEMENTED,
  disableTypoToleranceOnWords: IMPLEMENTED,
  distinct: IMPLEMENTED,
  enableABTest: warned(NO_TESTS, [false]),
  enablePersonalization: warned(NO_PERSONALISATION),
  enableReRanking: warned(NO_RE_RANKING, [false]),
  enableRules: IMPLEMENTED,
  exactOnSingleWordQuery: IMPLEMENTED,
  explain: partly('only match.alternatives is explained', (value) =>
    isListWith(value, (part) => part !== '*' && !part.startsWith('match')),
  ),
  extensions: warned('queries are not sorted into categories'),
  facetFilters: IMPLEMENTED,
  facetingAfterDistinct: IMPLEMENTED,
  facetQuery: IMPLEMENTED,
  facets: IMPLEMENTED,
  filters: IMPLEMENTED,
  getRankingInfo: IMPLEMENTED,
  highlightPostTag: IMPLEMENTED,
  highlightPreTag: IMPLEMENTED,
  hitsPerPage: IMPLEMENTED,
  ignorePlurals: IMPLEMENTED,
  indexLanguages: IMPLEMENTED,
  insideBoundingBox: IMPLEMENTED,
  insidePolygon: IMPLEMENTED,
  keepDiacriticsOnCharacters: IMPLEMENTED,
  length: IMPLEMENTED,
  maxFacetHits: IMPLEMENTED,
  maxValuesPerFacet: IMPLEMENTED,
  minimumAroundRadius: IMPLEMENTED,
  minProximity: IMPLEMENTED,
  minWordSizefor1Typo: IMPLEMENTED,
  minWordSizefor2Typos: IMPLEMENTED,
  mode: warned(NO_VECTORS),
  naturalLanguages: IMPLEMENTED,
  numericAttributesForFiltering: IMPLEMENTED,
  numericFilters: IMPLEMENTED,
  offset: IMPLEMENTED,
  optionalFilters: IMPLEMENTED,
  optionalWords: IMPLEMENTED,
  page: IMPLEMENTED,
  paginationLimitedTo: IMPLEMENTED,
  percentileComputation: warned(NO_ANALYTICS, [false]),
  personalizationImpact: warned(NO_PERSONALISATION, [0]),
  query: IMPLEMENTED,
  queryLanguages: IMPLEMENTED,
  queryType: IMPLEMENTED,
  ranking: IMPLEMENTED,
  relevancyStrictness: warned('a virtual replica sorts all that matches', [0]),
  removeStopWords: IMPLEMENTED,
  removeWordsIfNoResults: IMPLEMENTED,
  renderingContent: IMPLEMENTED,
  replaceSynonymsInHighlight: IMPLEMENTED,
  replicas: IMPLEMENTED,
  reRankingApplyFilter: warned(NO_RE_RANKING),
  responseFields: IMPLEMENTED,
  restrictHighlightAndSnippetArrays: IMPLEMENTED,
  restrictSearchableAttributes: IMPLEMENTED,
  ruleContexts: IMPLEMENTED,
  searchableAttributes: IMPLEMENTED,
  semanticSearch: warned(NO_VECTORS),
  separatorsToIndex: IMPLEMENTED,
  similarQuery: IMPLEMENTED,
  snippetEllipsisText: IMPLEMENTED,
  sortFacetValuesBy: IMPLEMENTED,
  sumOrFiltersScores: IMPLEMENTED,
  synonyms: IMPLEMENTED,
  tagFilters: IMPLEMENTED,
  typoTolerance: IMPLEMENTED,
  unretrievableAttributes: IMPLEMENTED,
  userData: IMPLEMENTED,
  userToken: warned('who searches changes neither results nor statistics'),
} as const satisfies Readonly<Record<OptionName, Support>>

/** Whether a list contains a text with this prefix, or one that fulfils the condition. */
function isListWith(value: unknown, wanted: string | ((text: string) => boolean)): boolean {
  const fits = typeof wanted === 'string' ? (text: string) => text.includes(wanted) : wanted
  return Array.isArray(value) && value.some((each) => typeof each === 'string' && fits(each))
}
