import type { JudgedQuery } from './judged-query.ts'

export interface Score {
  /** How well the first ten are ordered, 1 for as well as can be (normalised discounted cumulative gain). */
  readonly ndcg: number
  /** Of what is expected, the share on the first page. */
  readonly recall: number
}

const FIRST = 10

/** @param found  slugs in the order of the answer, of one page */
export function scoreOf({ expected }: JudgedQuery, found: readonly string[]): Score {
  const ideal = gainOf(Object.values(expected).sort((a, b) => b - a))
  const gained = gainOf(found.map((slug) => expected[slug] ?? 0))
  const hits = found.filter((slug) => slug in expected).length
  return { ndcg: gained / ideal, recall: hits / Object.keys(expected).length }
}

/** Each grade counts for less the further down it stands, and twice as much for each step up. */
function gainOf(grades: readonly number[]): number {
  return grades.slice(0, FIRST).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}
