import type { AttributeOrder } from '#local/search/model/plan.ts'
import type { Schema } from '#local/search/model/store.ts'
import { facetAttributesOf } from './facet-attributes.ts'
import { readModified } from './notation.ts'
import { ordersOf } from './orders.ts'
import { searchableOf } from './searchable.ts'
import type { Settings } from './setting-table.ts'

/** What an index with these settings can search, filter, count and sort by. */
export function schemaOf(settings: Settings): Schema {
  return {
    searchable: searchableOf(settings.searchableAttributes ?? []),
    facets: facetAttributesOf(settings.attributesForFaceting ?? []).map(({ path, counted, searchable }) => ({
      path,
      counted,
      searchable,
    })),
    numeric: settings.numericAttributesForFiltering?.map((source) => readModified(source).name) ?? null,
    order: recordOrder(settings),
    languages: settings.indexLanguages.length > 0 ? settings.indexLanguages : settings.queryLanguages,
    withoutPrefix: settings.disablePrefixOnAttributes,
    withoutTypos: settings.disableTypoToleranceOnAttributes,
  }
}

/**
 * The order in which an empty query answers: orders in `ranking` that stand before `custom`, the custom ranking, and
 * the orders behind it.
 */
function recordOrder(settings: Settings): readonly AttributeOrder[] {
  const custom = ordersOf(settings.customRanking ?? [])
  const orders = settings.ranking.flatMap((source) => (source === 'custom' ? custom : ordersOf([source])))
  return orders.filter(
    ({ attribute }, at) => orders.findIndex((other) => other.attribute === attribute) === at,
  )
}
