import { wordsOfSlug } from '#domain/assets/slug.ts'
import type { Listed } from '#domain/routing/listed.ts'
import { didYouMean } from '#domain/search/did-you-mean.ts'
import { droppedWords } from '#domain/search/dropped-words.ts'
import { HIGHLIGHT, type Highlights, markedWords } from '#domain/search/marked-words.ts'

/** A hit with highlighting and ranking info. */
export interface MarkedHit {
  readonly _highlightResult?: Highlights
  readonly _rankingInfo?: { readonly nbTypos: number; readonly words: number }
}

/** Number of results whose highlighted words are compared. */
const LOOKED_AT = 12

/** A spelling suggestion where even the best result needed typo tolerance; null where the words are spelt correctly. */
export function spellingSuggestion({ view, locale }: Listed, hits: readonly MarkedHit[]): string | null {
  const { words, page, sort } = view
  const forgiven = (hits[0]?._rankingInfo?.nbTypos ?? 0) > 0
  if (words === null || page > 1 || sort !== 'relevant' || !forgiven) return null
  const looked = hits.slice(0, LOOKED_AT)
  const marked = looked.map(({ _highlightResult = {} }) => markedWords(_highlightResult, HIGHLIGHT))
  return didYouMean(wordsOfSlug(words), locale, marked)
}

/** The searched words that the results do not contain. */
export function droppedBy(
  { view, locale }: Listed,
  hits: readonly MarkedHit[],
  queryAfterRemoval: string | undefined,
): string[] {
  const [best] = hits
  const looked = best?._rankingInfo && view.page === 1 && view.sort === 'relevant' ? best._rankingInfo : null
  return droppedWords(view.words === null ? null : wordsOfSlug(view.words), locale, {
    queryAfterRemoval,
    best: looked && { words: looked.words, marked: markedWords(best?._highlightResult ?? {}, HIGHLIGHT) },
  })
}
