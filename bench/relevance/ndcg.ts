import type { Grade } from './judged-queries.ts'

/** The number of judged results: about what is visible without scrolling. */
export const FIRST = 10

/**
 * Normalised discounted cumulative gain of the first ten: 1 for the best possible order, 0 without useful results.
 *
 * @param found grades of the results in their order
 * @param all grades of every item of the catalogue in any order; at least one above 0
 */
export function ndcg(found: readonly Grade[], all: readonly Grade[]): number {
  return gainOf(found) / gainOf(all.toSorted((a, b) => b - a))
}

/** Discounts each grade by its rank; a grade one step higher gains about twice as much. */
function gainOf(grades: readonly Grade[]): number {
  return grades
    .slice(0, FIRST)
    .reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}
