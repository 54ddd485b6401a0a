import { wordsOfSlug } from '#domain/assets/slug.ts'
import type { Listed } from '#domain/routing/listed.ts'
import { didYouMean } from '#domain/search/did-you-mean.ts'
import { droppedWords } from '#domain/search/dropped-words.ts'
import { HIGHLIGHT, type Highlights, markedWords } from '#domain/search/marked-words.ts'

/** A hit as it comes when words are marked and ranks explained. */
export interface MarkedHit {
  readonly _highlightResult?: Highlights
  readonly _rankingInfo?: { readonly nbTypos: number; readonly words: number }
}

/** Results whose marked words are looked at. */
const LOOKED_AT = 12

/** What may have been meant, where even the best result needed forgiveness; null where the words are fine. */
export function spellingSuggestion({ view, locale }: Listed, hits: readonly MarkedHit[]): string | null {
  const { words, page, sort } = view
  const forgiven = (hits[0]?._rankingInfo?.nbTypos ?? 0) > 0
  if (words === null || page > 1 || sort !== 'relevant' || !forgiven) return null
  const looked = hits.slice(0, LOOKED_AT)
  const marked = looked.map(({ _highlightResult = {} }) => markedWords(_highlightResult, HIGHLIGHT))
  return didYouMean(wordsOfSlug(words), locale, marked)
}

/** The typed words that the results do not have. */
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
