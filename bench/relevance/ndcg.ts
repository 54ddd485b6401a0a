import type { Grade } from './judged-queries.ts'

/** How many results are judged: what is seen without scrolling. */
export const FIRST = 10

/**
 * Normalised discounted cumulative gain of the first ten: 1 for the best possible order, 0 for nothing useful.
 *
 * @param found  grades of the results, in their order
 * @param all  grades of every item of the catalogue, in any order; at least one above 0
 */
export function ndcg(found: readonly Grade[], all: readonly Grade[]): number {
  return gainOf(found) / gainOf(all.toSorted((a, b) => b - a))
}

/** Each grade counts for less the further down it is, and about twice as much for each step up. */
function gainOf(grades: readonly Grade[]): number {
  return grades
    .slice(0, FIRST)
    .reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}
