import type { CatalogueSearch, SearchQuery } from '#cms/ports/catalogue-search.ts'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { offeredSelection } from '#domain/search/offered-selection.ts'

/** A search among the kinds that the site offers. Bundles have no kind. */
export function withinOffer(
  search: CatalogueSearch,
  readKinds: () => Promise<readonly Kind[]>,
): CatalogueSearch {
  const offered = async (query: SearchQuery): Promise<SearchQuery> =>
    query.form === 'bundle'
      ? query
      : { ...query, selection: offeredSelection(query.selection ?? null, await readKinds()) }
  return {
    list: async (query) => search.list(await offered(query)),
    facets: async (query) => search.facets(await offered(query)),
    suggest: async (query) => search.suggest({ ...query, offered: limitOf(await readKinds()) }),
  }
}

/** Null where the site offers every kind, as a limit would only cost time. */
function limitOf(kinds: readonly Kind[]): readonly Kind[] | null {
  return KIND_CODES.every((kind) => kinds.includes(kind)) ? null : kinds
}
