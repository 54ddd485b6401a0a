import type { Locale } from '#domain/locales/locales.ts'
import { editDistance } from './edit-distance.ts'
import { foldWord, words } from './words.ts'

/** Beyond this distance it is another word. */
const MAX_EDITS = 2

/**
 * The correction of a query, from the words that a typo-tolerant engine marked in its best results: a typed word that
 * occurs in none of them is replaced by the nearest marked word, the most frequent of equals.
 *
 * @param marked for each result, the marked words of its texts
 * @returns null when nothing is corrected, or a word has no near match
 */
export function didYouMean(
  typed: string,
  locale: Locale,
  marked: readonly (readonly string[])[],
): string | null {
  const counts = countWords(marked, locale)
  const meant = words(typed, locale).map((word) => (isWritten(word, counts) ? word : nearest(word, counts)))
  if (meant.some((word) => word === null)) return null
  const corrected = meant.join(' ')
  return corrected === words(typed, locale).join(' ') ? null : corrected
}

type Counts = ReadonlyMap<string, number>

function countWords(marked: readonly (readonly string[])[], locale: Locale): Counts {
  const counts = new Map<string, number>()
  for (const texts of marked) {
    for (const word of new Set(texts.flatMap((text) => words(text, locale)))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return counts
}

/** Exactly, or as the prefix of a word: the typed word may be unfinished. */
function isWritten(word: string, counts: Counts): boolean {
  return [...counts.keys()].some((known) => known.startsWith(foldWord(word)))
}

function nearest(word: string, counts: Counts): string | null {
  const near = [...counts]
    .map(([known, count]) => ({ known, count, edits: editDistance(word, known) }))
    .filter(({ edits }) => edits <= MAX_EDITS)
    .sort((a, b) => a.edits - b.edits || b.count - a.count)
  return near[0]?.known ?? null
}
