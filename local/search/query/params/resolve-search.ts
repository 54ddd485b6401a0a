import { scoresMatter } from '#local/search/engine/find/filter-scores.ts'
import type { Plan } from '#local/search/model/plan.ts'
import { firstOnlyEqual } from '#local/search/query/filters/equal-only.ts'
import { filterOf, preferredOf, termsIn } from '#local/search/query/filters/filter-of.ts'
import { readGeo } from '#local/search/query/geo/read-geo.ts'
import { LIMITS } from '#local/search/query/limits.ts'
import { warningsFor } from '#local/search/query/options/warnings.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { facetAttributesOf } from '#local/search/query/settings/facet-attributes.ts'
import { searchableOf } from '#local/search/query/settings/searchable.ts'
import type { Settings } from '#local/search/query/settings/setting-table.ts'
import { defaultsOf } from '#local/search/query/values/reader.ts'
import { languagesOf } from './languages.ts'
import { SEARCH_PARAMS, type SearchParams, type SearchRequest } from './param-table.ts'
import { withSimilarQuery } from './presets.ts'
import type { ResolvedSearch } from './resolved-search.ts'
import { windowOf } from './window.ts'

const DEFAULT_PARAMS: SearchParams = defaultsOf(SEARCH_PARAMS)

/**
 * A request merged with the settings of its index, with parsed filters and explicit languages; or Algolia's
 * error. Rules are not applied here, so no record is pinned or hidden.
 */
export function resolveSearch(request: SearchRequest, settings: Settings): Result<ResolvedSearch> {
  const said = { ...settings, ...DEFAULT_PARAMS, ...withSimilarQuery(request) }
  const similar = said.similarQuery !== null
  const unsearchable = firstUnsearchable(said)
  if (unsearchable) {
    return refuse(
      `Invalid value for "restrictSearchableAttributes" parameter, ${unsearchable} is not in searchableAttributes`,
    )
  }
  if (said.facets.length > LIMITS.facetsPerSearch) {
    return refuse(`facets may hold ${LIMITS.facetsPerSearch} at most`)
  }
  const filter = filterOf(said)
  if (!filter.ok) return filter
  const compared = firstOnlyEqual(filter.value, said.numericAttributesForFiltering ?? [])
  if (compared) {
    return refuse(
      `filters: ${compared} is equalOnly in numericAttributesForFiltering: compare it with = or != alone`,
    )
  }
  const geo = readGeo(said)
  if (!geo.ok) return geo
  const terms = termsIn(filter.value)
  const scored = { filter: filter.value, preferred: [], sumFilterScores: said.sumOrFiltersScores }
  if (terms > LIMITS.scoredTermsPerSearch && scoresMatter(scored)) {
    return refuse(
      `filters: ${terms} conditions, a search with scores, sumOrFiltersScores or AND within OR may have ${LIMITS.scoredTermsPerSearch} at most`,
    )
  }
  const preferred = preferredOf(said.optionalFilters)
  if (!preferred.ok) return preferred
  return accept({
    ...said,
    filter: filter.value,
    preferred: preferred.value,
    window: windowOf(said),
    facets: countedFacets(said),
    maxFacetHits: request.maxFacetHits ?? settings.maxFacetHits,
    distinct: distinctOf(said),
    renderingContent: { ...settings.renderingContent, ...said.renderingContent },
    ranking: similar ? ['words', ...said.ranking.filter((each) => each !== 'words')] : said.ranking,
    ignorePlurals: languagesOf(said.ignorePlurals, said),
    removeStopWords: languagesOf(said.removeStopWords, said),
    allOptional: similar,
    around: geo.value.around,
    warnings: [...warningsFor(request), ...geo.value.warnings].sort(),
    pinned: [],
    hidden: [],
  })
}

type MergedRequest = Omit<Settings, 'maxFacetHits'> & SearchParams

/** Where an index names no searchable attributes, a search cannot restrict them. */
function firstUnsearchable({
  searchableAttributes,
  restrictSearchableAttributes,
}: MergedRequest): string | undefined {
  const searchable = new Set(searchableOf(searchableAttributes ?? []).map(({ path }) => path))
  return restrictSearchableAttributes.find((attribute) => !searchable.has(attribute))
}

/** Ignores attributes that are not facets; `*` means all that can be counted. */
function countedFacets({ facets, attributesForFaceting }: MergedRequest): readonly string[] {
  const counted = facetAttributesOf(attributesForFaceting ?? [])
    .filter((facet) => facet.counted)
    .map(({ path }) => path)
  return facets.includes('*') ? counted : [...new Set(facets)].filter((facet) => counted.includes(facet))
}

function distinctOf({ distinct, attributeForDistinct }: MergedRequest): Plan['distinct'] {
  const keep = Number(distinct)
  return attributeForDistinct === null || keep === 0 ? null : { attribute: attributeForDistinct, keep }
}
