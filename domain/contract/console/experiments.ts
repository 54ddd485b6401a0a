import type { Conclusion, Difference, VariantCounts } from '#domain/experiments/result.ts'

interface VariantResult extends VariantCounts {
  /** Conversions per visitor; null without exposures. */
  readonly rate: number | null
  /** Beside the control; null for the control itself and without exposures. */
  readonly difference: Difference | null
  readonly conclusion: Conclusion | null
}

/** The result of one flag so far, of the visitors who agreed to be recognised. */
export interface ExperimentResult {
  readonly code: string
  readonly goal: string
  readonly is_running: boolean
  /** The probability of a split like this one by chance; null while nothing is counted. */
  readonly split: number | null
  readonly variants: readonly VariantResult[]
}

/** `GET /api/console/experiments` */
export interface ConsoleExperiments {
  readonly experiments: readonly ExperimentResult[]
}
