import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import { filtersOf } from '#cms/adapters/algolia-search/filters.ts'
import { type Except, type SearchQuery, type SearchResult, wordsOf } from '#cms/ports/catalogue-search.ts'
import { didYouMean } from '#domain/search/did-you-mean.ts'
import { type IndexNames, sortAsked } from '#domain/search/index-names.ts'
import { type Highlights, markedWords } from '#domain/search/marked-words.ts'
import { RECORDS_OF_FORM } from '#domain/search/records.ts'
import { kindContext } from '#domain/search/rules.ts'

/** Marks that no text has. */
const MARK = { before: '\u{e000}', after: '\u{e001}' } as const

/** Results whose marked words are looked at when the words may be misspelt. */
const LOOKED_AT = 12

interface Hit {
  readonly id: number
  readonly _highlightResult?: Highlights
  readonly _rankingInfo?: { readonly nbTypos: number }
}

/** One page of results. */
export async function listHits(
  client: AlgoliaClient,
  names: IndexNames,
  query: SearchQuery,
): Promise<SearchResult> {
  const asksForWords = wordsOf(query) !== null
  const {
    hits,
    nbHits = 0,
    exhaustive,
  } = await client.searchSingleIndex<Hit>({
    indexName: indexOf(names, query),
    searchParams: {
      ...wordsAndFilters(query),
      page: query.page - 1,
      hitsPerPage: query.perPage,
      attributesToRetrieve: ['id'],
      attributesToHighlight: asksForWords ? ['title', 'tags'] : [],
      highlightPreTag: MARK.before,
      highlightPostTag: MARK.after,
      getRankingInfo: asksForWords,
      analytics: true,
    },
  })
  return {
    ids: hits.map(({ id }) => id),
    total: nbHits,
    totalIsFloor: exhaustive?.nbHits === false,
    degraded: false,
    didYouMean: meantBy(query, hits),
  }
}

/** The words and filters of a query, as parameters of a search; `except` some of it. */
export function wordsAndFilters(query: SearchQuery, except: Except = []) {
  const filters = filtersOf(query, except)
  return {
    query: wordsOf(query) ?? '',
    ...(filters === '' ? {} : { filters }),
    ...(query.kind === null ? {} : { ruleContexts: [kindContext(query.kind)] }),
  }
}

/** The index that has the records in the order asked for. */
function indexOf(names: IndexNames, query: SearchQuery): string {
  const { form, locale, sort } = query
  return names.sorted({ kind: RECORDS_OF_FORM[form], locale }, sortAsked(sort, wordsOf(query)))
}

function meantBy({ words, locale, page, sort }: SearchQuery, hits: readonly Hit[]): string | null {
  // Only the order of relevance has the best match first; if that one needed forgiveness, all did.
  const forgiven = (hits[0]?._rankingInfo?.nbTypos ?? 0) > 0
  if (words === null || page > 1 || sort !== 'relevant' || !forgiven) return null
  const marked = hits
    .slice(0, LOOKED_AT)
    .map(({ _highlightResult = {} }) => markedWords(_highlightResult, MARK))
  return didYouMean(words, locale, marked)
}
