import type { ExperimentResult } from '#domain/contract/console/experiments.ts'
import {
  conclusionOf,
  differenceOf,
  rateOf,
  splitProbability,
  type VariantCounts,
} from '#domain/experiments/result.ts'
import type { WeightedVariant } from '#domain/experiments/variant.ts'

interface Counted {
  readonly code: string
  readonly goal: string
  readonly isRunning: boolean
  /** The first is the control. */
  readonly variants: readonly WeightedVariant[]
  readonly counts: readonly VariantCounts[]
}

/** The result of an experiment from its counts; a variant without a visitor has zeros. */
export function resultOf({ code, goal, isRunning, variants, counts }: Counted): ExperimentResult {
  const split = splitProbability(counts, variants)
  const all = variants.map(
    (variant) =>
      counts.find((one) => one.code === variant.code) ?? {
        code: variant.code,
        exposures: 0,
        conversions: 0,
      },
  )
  const [control] = all
  return {
    code,
    goal,
    is_running: isRunning,
    split,
    variants: all.map((variant) => ({
      ...variant,
      rate: rateOf(variant),
      difference: control === undefined || variant === control ? null : differenceOf(control, variant),
      conclusion: control === undefined || variant === control ? null : conclusionOf(control, variant, split),
    })),
  }
}
