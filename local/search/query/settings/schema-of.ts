import { ANALYSIS_VERSION } from '#local/search/engine/analysis/text-rules.ts'
import type { AttributeOrder } from '#local/search/model/plan.ts'
import type { Schema } from '#local/search/model/store.ts'
import { TAGS } from '#local/search/query/filters/compose.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { facetAttributesOf } from './facet-attributes.ts'
import { readModified } from './notation.ts'
import { ordersOf, readCriterion } from './orders.ts'
import { searchableIn } from './searchable.ts'
import type { Settings } from './setting-table.ts'

/** The schema of an index with these settings: what it can search, filter, count and sort by. */
export function schemaOf(settings: Settings): Schema {
  const order = recordOrder(settings)
  return {
    searchable: searchableIn(settings.searchableAttributes),
    facets: facetsOf(settings),
    numeric: numericOf(settings, order),
    order,
    ...textRulesOf(settings),
    withoutPrefix: settings.disablePrefixOnAttributes,
    withoutTypos: settings.disableTypoToleranceOnAttributes,
    places: true,
  }
}

/** Changing any of these changes the words of an index, so that its records are analysed again. */
function textRulesOf(settings: Settings) {
  return {
    analysis: ANALYSIS_VERSION,
    languages: settings.indexLanguages.length > 0 ? settings.indexLanguages : settings.queryLanguages,
    separators: settings.separatorsToIndex,
    keptDiacritics: settings.keepDiacriticsOnCharacters,
    normalization: normalizationOf(settings.customNormalization),
    camelCase: settings.camelCaseAttributes,
  }
}

/**
 * Replacements for every language under `default`, and for single languages: the words of an index have no
 * language.
 */
function normalizationOf(custom: Settings['customNormalization']): Readonly<Record<string, string>> {
  const replacements = Object.values(custom).filter(isObject).flatMap(Object.entries)
  return Object.fromEntries(replacements.map(([from, to]) => [from, String(to)]))
}

/** Tags can always be filtered by, and the group attribute is a facet too, whether it is counted or not. */
function facetsOf({ attributesForFaceting, attributeForDistinct }: Settings): Schema['facets'] {
  // Each search decides when facets are counted, so `afterDistinct` does not change the schema.
  const facets = facetAttributesOf(attributesForFaceting ?? []).map(({ path, counted, searchable }) => ({
    path,
    counted,
    searchable,
  }))
  const needed = attributeForDistinct === null ? [TAGS] : [TAGS, attributeForDistinct]
  const missing = needed.filter((path) => !facets.some((facet) => facet.path === path))
  return [...facets, ...missing.map((path) => ({ path, counted: false, searchable: false }))]
}

/** Attributes that records are ordered by have numbers too, whether they can be filtered by or not. */
function numericOf(settings: Settings, order: readonly AttributeOrder[]): Schema['numeric'] {
  const named = settings.numericAttributesForFiltering?.map((source) => readModified(source).name)
  return named ? [...new Set([...named, ...order.map(({ attribute }) => attribute)])] : null
}

/**
 * The order of hits of an empty query: orders in `ranking` before `custom`, the custom ranking, and the
 * orders after it.
 */
function recordOrder(settings: Settings): readonly AttributeOrder[] {
  const custom = ordersOf(settings.customRanking ?? [])
  const orders = settings.ranking.flatMap((source) => {
    const criterion = readCriterion(source)
    return criterion === 'custom' ? custom : typeof criterion === 'object' && criterion ? [criterion] : []
  })
  return orders.filter(
    ({ attribute }, at) => orders.findIndex((other) => other.attribute === attribute) === at,
  )
}
