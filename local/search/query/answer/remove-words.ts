import type { Found, Plan } from '#local/search/model/plan.ts'
import type { Settings } from '#local/search/query/settings/setting-table.ts'

/** The result with its plan, and the words of the query that were removed for it. */
export interface Outcome {
  readonly plan: Plan
  readonly found: Found
  readonly removed: readonly string[]
  /** Whether the last words of the query were removed; else the first. */
  readonly fromEnd: boolean
}

/** Fewer records than this leave most of a page empty. */
const FEW = 10

/**
 * The same for a ranking by missing words, which also returns records without some words where few records
 * have all of them. No word counts as removed then: the first results have them all.
 */
export function findOrWiden(
  plan: Plan,
  strategy: Settings['removeWordsIfNoResults'],
  find: (plan: Plan) => Found,
): Outcome {
  const outcome = findOrRemoveWords(plan, strategy, find)
  const isFew = outcome.found.total > 0 && outcome.found.total < FEW && outcome.removed.length === 0
  if (!isFew || !plan.ranking.includes('missingWords')) return outcome
  let widest = outcome
  for (const positions of widenings(plan, strategy)) {
    const lenient = withOptional(plan, positions)
    const found = find(lenient)
    if (found.total > widest.found.total) widest = { ...outcome, plan: lenient, found }
    if (found.total >= FEW) break
  }
  return widest
}

/** Positions of the words that may be missing, fewest first. Filler words may be missing anyway. */
function widenings(plan: Plan, strategy: Settings['removeWordsIfNoResults']): readonly (readonly number[])[] {
  const needed = plan.words.flatMap(({ optional }, at) => (optional ? [] : [at]))
  return attempts(needed.length, strategy)
    .map((places) => places.map((place) => needed[place] ?? 0))
    .filter((positions) => !partsPhrase(plan, new Set(positions)))
}

/** Whether the positions split words that have a synonym together, such as "hot dog". */
function partsPhrase({ words }: Plan, positions: ReadonlySet<number>): boolean {
  return words.some(({ alternatives }, at) =>
    alternatives.some(({ kind, span }) => {
      if (kind !== 'synonym' || span < 2) return false
      const missing = Array.from({ length: span }, (_, place) => positions.has(at + place))
      return missing.includes(true) && (missing.includes(false) || span === words.length)
    }),
  )
}

/** Algolia gives up five words at most. */
const MAX_REMOVED = 5

/**
 * Runs a plan, and while it finds nothing makes words optional as `removeWordsIfNoResults` says. The last
 * word is never removed. Of two words the other one is tried too when the strategy's choice finds nothing:
 * "heart zebra" finds hearts with either strategy. Algolia stops before that.
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

/** Positions of the words to remove, attempt by attempt. */
function attempts(
  words: number,
  strategy: Settings['removeWordsIfNoResults'],
): readonly (readonly number[])[] {
  const all = Array.from({ length: words }, (_, at) => at)
  const most = Math.min(MAX_REMOVED, words - 1)
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

/** Where all words are optional, none is reported as removed, as each hit matches other words. */
function removedWords(
  { words }: Plan,
  positions: readonly number[],
  strategy: Settings['removeWordsIfNoResults'],
): readonly string[] {
  if (strategy === 'allOptional') return []
  return positions.map((at) => words[at]?.word ?? '')
}
