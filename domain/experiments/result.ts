import { chiSquareTail } from '#domain/experiments/chi-square.ts'
import type { WeightedVariant } from '#domain/experiments/variant.ts'

/** What one variant brought: visitors who saw it, and those of them who reached the goal afterwards. */
export interface VariantCounts {
  readonly code: string
  readonly exposures: number
  readonly conversions: number
}

/** A difference of rates, with its 95 % interval; all as shares, 0.01 is one percentage point. */
export interface Difference {
  readonly estimate: number
  readonly low: number
  readonly high: number
}

/** What may be concluded from a result, in the order in which it is decided. */
export const CONCLUSIONS = ['broken-split', 'too-few', 'better', 'worse', 'no-difference'] as const
export type Conclusion = (typeof CONCLUSIONS)[number]

/** The quantile of the normal distribution for a 95 % interval. */
const Z = 1.959963984540054
/** Below this the split is not what the weights say: the counts cannot be trusted. */
const SPLIT_LIMIT = 0.001
/** Fewer conversions or visitors without one in a variant say nothing yet. */
export const FEWEST_OF_VARIANT = 20

/**
 * The difference of two conversion rates with Newcombe's interval of two Wilson scores, which stays within its
 * confidence for small counts too. Null without exposures.
 */
export function differenceOf(control: VariantCounts, variant: VariantCounts): Difference | null {
  const [a, b] = [wilson(control), wilson(variant)]
  if (a === null || b === null) return null
  const estimate = b.rate - a.rate
  return {
    estimate,
    low: estimate - Math.hypot(b.rate - b.low, a.high - a.rate),
    high: estimate + Math.hypot(b.high - b.rate, a.rate - a.low),
  }
}

/** The rate of a variant with its 95 % interval; null without exposures. */
export function rateOf({ exposures, conversions }: VariantCounts): number | null {
  return exposures === 0 ? null : conversions / exposures
}

/**
 * The probability that the split of exposures would differ this much from the weights by chance (sample-ratio check);
 * null for fewer than two variants with weight or no exposure.
 */
export function splitProbability(
  counts: readonly VariantCounts[],
  variants: readonly WeightedVariant[],
): number | null {
  const weighted = variants.filter(({ weight }) => weight > 0)
  const whole = weighted.reduce((sum, { weight }) => sum + weight, 0)
  const exposuresOf = (code: string) => counts.find((one) => one.code === code)?.exposures ?? 0
  const total = weighted.reduce((sum, { code }) => sum + exposuresOf(code), 0)
  if (weighted.length < 2 || total === 0) return null
  const chiSquare = weighted.reduce((sum, { code, weight }) => {
    const expected = (total * weight) / whole
    return sum + (exposuresOf(code) - expected) ** 2 / expected
  }, 0)
  return chiSquareTail(chiSquare, weighted.length - 1)
}

/** What may be said about a variant beside the control. */
export function conclusionOf(
  control: VariantCounts,
  variant: VariantCounts,
  split: number | null,
): Conclusion {
  if (split !== null && split < SPLIT_LIMIT) return 'broken-split'
  const difference = differenceOf(control, variant)
  if (difference === null || [control, variant].some(isSmall)) return 'too-few'
  if (difference.low > 0) return 'better'
  return difference.high < 0 ? 'worse' : 'no-difference'
}

function isSmall({ exposures, conversions }: VariantCounts): boolean {
  return Math.min(conversions, exposures - conversions) < FEWEST_OF_VARIANT
}

function wilson({ exposures: n, conversions }: VariantCounts) {
  if (n === 0) return null
  const rate = conversions / n
  const middle = (rate + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const half = (Z * Math.sqrt((rate * (1 - rate)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n)
  return { rate, low: middle - half, high: middle + half }
}
