import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import { type SearchQuery, type SearchResult, wordsOf } from '#cms/ports/catalogue-search.ts'
import { didYouMean } from '#domain/search/did-you-mean.ts'
import { droppedWords } from '#domain/search/dropped-words.ts'
import { filtersOfTerms } from '#domain/search/filter-terms.ts'
import { type IndexNames, sortAsked } from '#domain/search/index-names.ts'
import { type Except, listingTerms } from '#domain/search/listing-terms.ts'
import { type Highlights, markedWords } from '#domain/search/marked-words.ts'
import { RECORDS_OF_FORM, rowIdOf } from '#domain/search/records.ts'
import { kindContext } from '#domain/search/rules.ts'
import { wordParameters } from '#domain/search/word-parameters.ts'

/** Private-use characters, which no text contains. */
const MARK = { before: '\u{e000}', after: '\u{e001}' } as const

/** Number of results whose highlights are used to correct the spelling. */
const EXAMINED_RESULTS = 12

interface Hit {
  readonly objectID: string
  readonly _highlightResult?: Highlights
  readonly _rankingInfo?: { readonly nbTypos: number; readonly words: number }
}

/** One page of results. */
export async function listHits(
  client: AlgoliaClient,
  names: IndexNames,
  query: SearchQuery,
): Promise<SearchResult> {
  const isExamined = mayBeMisspelt(query)
  const {
    hits,
    nbHits = 0,
    exhaustive,
    queryAfterRemoval,
  } = await client.searchSingleIndex<Hit>({
    indexName: indexOf(names, query),
    searchParams: {
      ...wordsAndFilters(query),
      ...(query.everyWord && { removeWordsIfNoResults: 'none' as const }),
      page: query.page - 1,
      hitsPerPage: query.perPage,
      attributesToRetrieve: ['objectID'],
      attributesToHighlight: isExamined ? ['title', 'tags'] : [],
      highlightPreTag: MARK.before,
      highlightPostTag: MARK.after,
      getRankingInfo: isExamined,
    },
  })
  return {
    ids: hits.map(({ objectID }) => rowIdOf(objectID)),
    total: nbHits,
    totalIsFloor: exhaustive?.nbHits === false,
    degraded: false,
    didYouMean: correctedWords(query, hits),
    dropped: droppedWords(query.words, query.locale, {
      queryAfterRemoval,
      best: isExamined ? bestOf(hits) : null,
    }),
  }
}

/** The words and filters of a query as search parameters, without the choices in `except`. */
export function wordsAndFilters(query: SearchQuery, except: Except = []) {
  const filters = filtersOfTerms(listingTerms(query, except))
  return {
    ...wordParameters(wordsOf(query), query.locale),
    ...(filters === '' ? {} : { filters }),
    ...(query.kind === null ? {} : { ruleContexts: [kindContext(query.kind)] }),
  }
}

/** The index or replica that sorts in the requested order. */
function indexOf(names: IndexNames, query: SearchQuery): string {
  const { form, locale, sort } = query
  return names.sorted({ kind: RECORDS_OF_FORM[form], locale }, sortAsked(sort, wordsOf(query)))
}

/** Only words that a visitor typed can be misspelt, and only the first page by relevance starts with the best match. */
function mayBeMisspelt({ words, page, sort }: SearchQuery): boolean {
  return words !== null && page === 1 && sort === 'relevant'
}

function bestOf([best]: readonly Hit[]) {
  if (best?._rankingInfo === undefined) return null
  return { words: best._rankingInfo.words, marked: markedWords(best._highlightResult ?? {}, MARK) }
}

/** Results are sorted by typing errors first: if the best match has some, all have. */
function correctedWords({ words, locale }: SearchQuery, hits: readonly Hit[]): string | null {
  const forgiven = (hits[0]?._rankingInfo?.nbTypos ?? 0) > 0
  if (words === null || !forgiven) return null
  const marked = hits
    .slice(0, EXAMINED_RESULTS)
    .map(({ _highlightResult = {} }) => markedWords(_highlightResult, MARK))
  return didYouMean(words, locale, marked)
}
