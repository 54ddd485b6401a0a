import type { Locale } from '#domain/locales/locales.ts'
import { readWords } from './word-parameters.ts'
import { foldLetters } from './words.ts'

/** What an answer says about words that were given up. */
export interface RemovalFacts {
  /** Algolia's: the query with what was given up between `<em>` tags. */
  readonly queryAfterRemoval?: string | undefined
  /** The best hit: how many words of the query it has, and those marked in it. Null where no hit is looked at. */
  readonly best: { readonly words: number; readonly marked: readonly string[] } | null
}

const REMOVED = /<em>(.*?)<\/em>/g

/**
 * Words that were typed and that the results do not have, as they were typed. Fillers are no loss. Where every word may
 * be missing an engine removes none: then it is those that the best hit does not have.
 */
export function droppedWords(
  typed: string | null,
  locale: Locale,
  { queryAfterRemoval, best }: RemovalFacts,
): string[] {
  const telling = typed === null ? [] : readWords(typed, locale).telling
  if (queryAfterRemoval !== undefined) {
    const removed = [...queryAfterRemoval.matchAll(REMOVED)].map(([, word = '']) => foldLetters(word))
    return telling.filter((word) => removed.includes(foldLetters(word)))
  }
  if (best === null || best.words >= telling.length) return []
  const marked = best.marked.map(foldLetters)
  return telling.filter((word) => !marked.some((other) => other.startsWith(foldLetters(word))))
}
