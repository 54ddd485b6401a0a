import { itemPreviews } from '#cms/operations/catalogue/item-cards.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import type { SuggestedResult } from '#domain/contract/search.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { slugOfWords } from '#domain/routing/words.ts'

interface Suggested {
  readonly queries: readonly string[]
  readonly kind: Kind | null
  readonly locale: Locale
}

/** For each suggestion the number of results that its link shows, and the picture of the first one. */
export async function readSuggestedResults(
  payload: Payload,
  search: CatalogueSearch,
  { queries, kind, locale }: Suggested,
): Promise<SuggestedResult[]> {
  const found = await Promise.all(
    queries.map(async (query) => {
      const words = wordsOfSlug(slugOfWords(query))
      return { query, ...(await search.list({ ...NO_SEARCH, locale, kind, words, sort: 'relevant' })) }
    }),
  )
  const firsts = found.flatMap(({ ids }) => ids.slice(0, 1))
  const previews = await itemPreviews(payload, firsts)
  return found.map(({ query, total, totalIsFloor, ids: [first] }) => ({
    query,
    total,
    totalIsFloor,
    preview: (first !== undefined && previews.get(first)) || null,
  }))
}
