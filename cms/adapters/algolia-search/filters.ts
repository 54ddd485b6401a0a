import type { Except, SearchQuery } from '#cms/ports/catalogue-search.ts'
import { isTrait } from '#domain/assets/traits.ts'
import { CHOICE_NAMES, type Choice } from '#domain/routing/choices.ts'
import { CHOICES_OF_PACKS } from '#domain/routing/refine.ts'
import { anyOf, is } from '#domain/search/filter-terms.ts'
import { CHOICE_ATTRIBUTES, traitFilter } from '#domain/search/listing-parameters.ts'
import { selectionFilters } from '#domain/search/selection.ts'

export function choicesOf({ form }: Pick<SearchQuery, 'form'>): readonly Choice[] {
  if (form === 'bundle') return []
  return form === 'item' ? CHOICE_NAMES : CHOICES_OF_PACKS
}

/** The `filters` parameter of a query; empty when the query has no filters. */
export function filtersOf(query: SearchQuery, except: Except = []): string {
  const { form, kind, price, featuredOnly, collection, contributor, selection } = query
  const parts = [
    kind !== null && !except.includes('kind') && form !== 'bundle' ? is('kind', kind) : null,
    price === 'all' ? null : is('free', String(price === 'free')),
    featuredOnly ? is('featured', 'true') : null,
    collection === null ? null : is('collections', collection),
    contributor === null ? null : is('contributor', contributor),
    ...choicesOf(query)
      .filter((choice) => !except.includes(choice) && query[choice].length > 0)
      .map((choice) =>
        isTrait(choice)
          ? traitFilter(choice, query[choice])
          : anyOf(CHOICE_ATTRIBUTES[choice], query[choice]),
      ),
    ...(selection ? selectionFilters(selection) : []),
  ]
  return parts.filter((part) => part !== null).join(' AND ')
}
