import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import { countFacets } from '#cms/adapters/algolia-search/facets.ts'
import { listHits } from '#cms/adapters/algolia-search/list.ts'
import { suggestQueries } from '#cms/adapters/algolia-search/suggest.ts'
import type { Payload } from '#cms/operations/database.ts'
import { sampleItems } from '#cms/operations/search/sample-items.ts'
import type { CatalogueSearch, SearchFacets } from '#cms/ports/catalogue-search.ts'
import { NO_TRAITS } from '#domain/assets/traits.ts'
import type { IndexNames } from '#domain/search/index-names.ts'

const NO_FACETS: SearchFacets = {
  kinds: [],
  styles: [],
  categories: [],
  prices: [],
  colours: [],
  orientations: [],
  formats: [],
  traits: NO_TRAITS,
}

/** Catalogue search through Algolia, or through an engine with the same protocol. Throws when it does not answer. */
export function algoliaSearch(payload: Payload, client: AlgoliaClient, names: IndexNames): CatalogueSearch {
  return {
    list: (query) => listHits(client, names, query),

    async facets(query) {
      if (query.form === 'bundle') return NO_FACETS
      const { kinds, best, ...rest } = await countFacets(client, names, query)
      const samples = await sampleItems(payload, query.form, best)
      return {
        ...rest,
        kinds: kinds.map(({ kind, count }) => ({ kind, count, sampleId: samples.get(kind) ?? null })),
      }
    },

    suggest: (query) => suggestQueries(client, names, query),
  }
}
