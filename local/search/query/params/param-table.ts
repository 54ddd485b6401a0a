import type { Json } from '#local/search/model/record.ts'
import { SEARCH_SETTINGS } from '#local/search/query/settings/setting-table.ts'
import { list, type NestedTexts, nestedTexts } from '#local/search/query/values/lists.ts'
import { option, type ValuesOf } from '#local/search/query/values/reader.ts'
import { anything, flag, integer, shortText, text } from '#local/search/query/values/scalars.ts'

/** The longest query that Algolia accepts, in bytes. */
const MAX_QUERY_LENGTH = 512

/** Parameters that are not settings. */
export const SEARCH_PARAMS = {
  query: option(shortText(MAX_QUERY_LENGTH), ''),
  /** Words of a broad search, used instead of `query`: none of them has to match. */
  similarQuery: option<string | null>(shortText(MAX_QUERY_LENGTH), null),
  page: option(integer(0), 0),
  offset: option<number | null>(integer(0), null),
  length: option<number | null>(integer(0, 1_000), null),
  filters: option(text, ''),
  facetFilters: option<NestedTexts>(nestedTexts, []),
  numericFilters: option<NestedTexts>(nestedTexts, []),
  tagFilters: option<NestedTexts>(nestedTexts, []),
  optionalFilters: option<NestedTexts>(nestedTexts, []),
  sumOrFiltersScores: option(flag, false),
  facets: option<readonly string[]>(list, []),
  restrictSearchableAttributes: option<readonly string[]>(list, []),
  naturalLanguages: option<readonly string[]>(list, []),
  ruleContexts: option<readonly string[]>(list, []),
  synonyms: option(flag, true),
  getRankingInfo: option(flag, false),
  explain: option<readonly string[]>(list, []),
  clickAnalytics: option(flag, false),
  userToken: option<string | null>(shortText(128), null),
  /** For a search for facet values. */
  facetQuery: option(shortText(MAX_QUERY_LENGTH), ''),
  maxFacetHits: option<number | null>(integer(1, 100), null),
  /** For a browse. */
  cursor: option<string | null>(text, null),
  /** `OPTIONS` says which of the following have an effect. */
  facetingAfterDistinct: option(flag, false),
  aroundLatLng: option<Json>(anything, null),
  aroundLatLngViaIP: option(flag, false),
  aroundRadius: option<Json>(anything, null),
  aroundPrecision: option<Json>(anything, null),
  minimumAroundRadius: option<number | null>(integer(1), null),
  insideBoundingBox: option<Json>(anything, null),
  insidePolygon: option<Json>(anything, null),
  analytics: option(flag, true),
  analyticsTags: option<readonly string[]>(list, []),
  percentileComputation: option(flag, true),
  enableABTest: option(flag, true),
  personalizationImpact: option(integer(0, 100), 100),
  extensions: option<Json>(anything, null),
} as const

/** All parameters of a search. */
export const PARAMS = { ...SEARCH_PARAMS, ...SEARCH_SETTINGS } as const

export type ParamName = keyof typeof PARAMS

/** The parameters that a request sets. */
export type SearchRequest = Partial<ValuesOf<typeof PARAMS>>

/** Parameters that are not settings, with defaults. */
export type SearchParams = ValuesOf<typeof SEARCH_PARAMS>
