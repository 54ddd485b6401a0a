import { distance } from 'fastest-levenshtein'
import type { Settings } from '#local/search/query/settings/setting-table.ts'

/**
 * Whether a word of the query matches a pattern's word within the typos that the settings allow for its
 * length.
 */
export function isWithinTypos(
  word: string,
  pattern: string,
  settings: Pick<Settings, 'minWordSizefor1Typo' | 'minWordSizefor2Typos' | 'typoTolerance'>,
): boolean {
  if (settings.typoTolerance === 'false') return word === pattern
  const letters = [...word].length
  const allowed =
    letters >= settings.minWordSizefor2Typos ? 2 : letters >= settings.minWordSizefor1Typo ? 1 : 0
  if (Math.abs(letters - [...pattern].length) > allowed) return false
  return distance(word, pattern) <= allowed || (allowed > 0 && isSwapped(word, pattern))
}

/** Whether they differ by a transposition, which counts as one typo. */
function isSwapped(word: string, other: string): boolean {
  const at = [...word].findIndex((_, index) => word[index] !== other[index])
  return at >= 0 && `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}` === other
}
