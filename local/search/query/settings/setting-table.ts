import type { Json } from '#local/search/model/record.ts'
import {
  either,
  list,
  listOf,
  type NestedTexts,
  nestedTexts,
  strings,
} from '#local/search/query/values/lists.ts'
import { option, type ValuesOf } from '#local/search/query/values/reader.ts'
import {
  anything,
  flag,
  integer,
  object,
  oneOf,
  shortText,
  text,
} from '#local/search/query/values/scalars.ts'

/** Algolia's default order of criteria. */
const DEFAULT_RANKING = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
] as const

/** The most hits of one page, and the longest text of a tag or an ellipsis, as Algolia documents them. */
const MAX_HITS = 1_000
const MAX_TAG_LENGTH = 512

/**
 * Settings of an index that a search cannot override. A default of null means no restriction: all attributes,
 * no group, …
 */
const INDEX_SETTINGS = {
  searchableAttributes: option<readonly string[] | null>(strings, null),
  attributesForFaceting: option<readonly string[] | null>(strings, null),
  unretrievableAttributes: option<readonly string[] | null>(strings, null),
  customRanking: option<readonly string[] | null>(strings, null),
  replicas: option<readonly string[] | null>(strings, null),
  paginationLimitedTo: option(integer(0), 1_000),
  disableTypoToleranceOnWords: option<readonly string[]>(strings, []),
  disablePrefixOnAttributes: option<readonly string[]>(strings, []),
  numericAttributesForFiltering: option<readonly string[] | null>(strings, null),
  indexLanguages: option<readonly string[]>(strings, []),
  attributeForDistinct: option<string | null>(text, null),
  maxFacetHits: option(integer(1, 100), 10),
  userData: option(anything, {}),
  /** `OPTIONS` says which of the following have an effect. */
  allowCompressionOfIntegerArray: option(flag, false),
  attributesToTransliterate: option<readonly string[] | null>(strings, null),
  camelCaseAttributes: option<readonly string[]>(strings, []),
  decompoundedAttributes: option(object, {}),
  separatorsToIndex: option(text, ''),
  customNormalization: option<Readonly<Record<string, Json>>>(object, {}),
  keepDiacriticsOnCharacters: option(text, ''),
} as const

/** Settings that each search may override. */
export const SEARCH_SETTINGS = {
  attributesToRetrieve: option<readonly string[] | null>(list, null),
  ranking: option<readonly string[]>(list, DEFAULT_RANKING),
  attributesToHighlight: option<readonly string[] | null>(list, null),
  attributesToSnippet: option<readonly string[] | null>(list, null),
  highlightPreTag: option(shortText(MAX_TAG_LENGTH), '<em>'),
  highlightPostTag: option(shortText(MAX_TAG_LENGTH), '</em>'),
  snippetEllipsisText: option(shortText(MAX_TAG_LENGTH), '…'),
  restrictHighlightAndSnippetArrays: option(flag, false),
  hitsPerPage: option(integer(0, MAX_HITS), 20),
  minWordSizefor1Typo: option(integer(0), 4),
  minWordSizefor2Typos: option(integer(0), 8),
  typoTolerance: option<'true' | 'false' | 'min' | 'strict'>(oneOf('true', 'false', 'min', 'strict'), 'true'),
  allowTyposOnNumericTokens: option(flag, true),
  disableTypoToleranceOnAttributes: option<readonly string[]>(list, []),
  ignorePlurals: option<boolean | readonly string[]>(either(flag, list), false),
  removeStopWords: option<boolean | readonly string[]>(either(flag, list), false),
  queryLanguages: option<readonly string[]>(list, []),
  enableRules: option(flag, true),
  queryType: option<'prefixLast' | 'prefixAll' | 'prefixNone'>(
    oneOf('prefixLast', 'prefixAll', 'prefixNone'),
    'prefixLast',
  ),
  removeWordsIfNoResults: option<'none' | 'lastWords' | 'firstWords' | 'allOptional'>(
    oneOf('none', 'lastWords', 'firstWords', 'allOptional'),
    'none',
  ),
  advancedSyntax: option(flag, false),
  advancedSyntaxFeatures: option<readonly ('exactPhrase' | 'excludeWords')[]>(
    listOf('exactPhrase', 'excludeWords'),
    ['exactPhrase', 'excludeWords'],
  ),
  optionalWords: option<readonly string[]>(list, []),
  exactOnSingleWordQuery: option<'attribute' | 'none' | 'word'>(
    oneOf('attribute', 'none', 'word'),
    'attribute',
  ),
  alternativesAsExact: option<readonly AlternativeAsExact[]>(
    listOf('ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym', 'ignoreConjugations'),
    ['ignorePlurals', 'singleWordSynonym'],
  ),
  /** The number of records kept of a group; true is 1, false is no grouping. */
  distinct: option<boolean | number>(either(integer(0), flag), false),
  replaceSynonymsInHighlight: option(flag, false),
  minProximity: option(integer(1, 7), 1),
  responseFields: option<readonly string[]>(list, ['*']),
  maxValuesPerFacet: option(integer(0, 1_000), 100),
  sortFacetValuesBy: option<'count' | 'alpha'>(oneOf('count', 'alpha'), 'count'),
  renderingContent: option(object, {}),
  /** `OPTIONS` says which of the following have an effect. */
  relevancyStrictness: option(integer(0, 100), 100),
  disableExactOnAttributes: option<readonly string[]>(list, []),
  attributeCriteriaComputedByMinProximity: option(flag, false),
  attributeCriteriaComputedBy: option<'minProximity' | 'best' | 'sum' | null>(
    oneOf('minProximity', 'best', 'sum'),
    null,
  ),
  decompoundQuery: option(flag, true),
  enablePersonalization: option(flag, false),
  mode: option<'keywordSearch' | 'neuralSearch'>(oneOf('keywordSearch', 'neuralSearch'), 'keywordSearch'),
  semanticSearch: option(object, {}),
  enableReRanking: option(flag, true),
  reRankingApplyFilter: option<NestedTexts | null>(nestedTexts, null),
} as const

export const SETTINGS = { ...INDEX_SETTINGS, ...SEARCH_SETTINGS } as const

export type SettingName = keyof typeof SETTINGS

/** All settings of an index, with defaults. */
export type Settings = ValuesOf<typeof SETTINGS>

/** A client's change of settings: null resets a setting to its default. */
export type SettingsChange = { readonly [Name in SettingName]?: Settings[Name] | null }

/** The settings that are set for an index. */
export type StoredSettings = Partial<Settings>

type AlternativeAsExact = 'ignorePlurals' | 'singleWordSynonym' | 'multiWordsSynonym' | 'ignoreConjugations'
