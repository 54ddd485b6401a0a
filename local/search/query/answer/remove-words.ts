import type { Found, Plan } from '#local/search/model/plan.ts'
import type { Settings } from '#local/search/query/settings/setting-table.ts'

/** What was found in the end, by which plan, and the words of the query that had to be given up for it. */
export interface Outcome {
  readonly plan: Plan
  readonly found: Found
  readonly removed: readonly string[]
  /** Whether these were the last words of the query; else the first. */
  readonly fromEnd: boolean
}

/** Algolia gives up five words at most. */
const MOST_REMOVED = 5

/**
 * Carries out a plan, and while it finds nothing gives words up as `removeWordsIfNoResults` says: they may then be
 * missing. The last word that is left is never given up. Of two words the other one is tried too when the strategy's
 * choice finds nothing: "heart zebra" finds hearts, whichever strategy it is sent with. Algolia stops before that.
 */
export function findOrRemoveWords(
  plan: Plan,
  strategy: Settings['removeWordsIfNoResults'],
  find: (plan: Plan) => Found,
): Outcome {
  const found = find(plan)
  const first: Outcome = { plan, found, removed: [], fromEnd: strategy === 'lastWords' }
  if (found.total > 0) return first
  for (const positions of [...attempts(plan.words.length, strategy), ...otherOfTwo(plan, strategy)]) {
    const lenient = withOptional(plan, positions)
    const next = find(lenient)
    if (next.total > 0) {
      const fromEnd = positions[0] !== 0
      return { plan: lenient, found: next, removed: removedWords(plan, positions, strategy), fromEnd }
    }
  }
  return first
}

function otherOfTwo({ words }: Plan, strategy: Settings['removeWordsIfNoResults']): readonly number[][] {
  if (words.length !== 2) return []
  if (strategy === 'lastWords') return [[0]]
  return strategy === 'firstWords' ? [[1]] : []
}

/** Positions of the words to give up, one attempt after the other. */
function attempts(
  words: number,
  strategy: Settings['removeWordsIfNoResults'],
): readonly (readonly number[])[] {
  const all = Array.from({ length: words }, (_, at) => at)
  const most = Math.min(MOST_REMOVED, words - 1)
  const counts = Array.from({ length: Math.max(0, most) }, (_, at) => at + 1)
  switch (strategy) {
    case 'none':
      return []
    case 'lastWords':
      return counts.map((count) => all.slice(-count))
    case 'firstWords':
      return counts.map((count) => all.slice(0, count))
    case 'allOptional':
      return words > 1 ? [all] : []
  }
}

function withOptional(plan: Plan, positions: readonly number[]): Plan {
  const optional = new Set(positions)
  return {
    ...plan,
    words: plan.words.map((word, at) => (optional.has(at) ? { ...word, optional: true } : word)),
  }
}

/** Where all words are optional none is removed: which of them match differs from hit to hit. */
function removedWords(
  { words }: Plan,
  positions: readonly number[],
  strategy: Settings['removeWordsIfNoResults'],
): readonly string[] {
  if (strategy === 'allOptional') return []
  return positions.map((at) => words[at]?.word ?? '')
}
