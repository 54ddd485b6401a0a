import type { Locale } from '#domain/locales/locales.ts'
import { readWords } from './word-parameters.ts'
import { foldLetters } from './words.ts'

/** An engine's answer about dropped words. */
export interface RemovalFacts {
  /** Algolia's: the query with dropped words between `<em>` tags. */
  readonly queryAfterRemoval?: string | undefined
  /** The best hit: how many words of the query it has, and those marked in it. Null without a hit. */
  readonly best: { readonly words: number; readonly marked: readonly string[] } | null
}

const REMOVED = /<em>(.*?)<\/em>/g

/**
 * Typed words that the results do not contain, as typed. Fillers are ignored. Where every word is optional an engine
 * drops none: then these are the words that the best hit does not contain.
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
