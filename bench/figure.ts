/** One measured number with its optional goal. */
export interface Figure {
  readonly name: string
  readonly value: number
  /** None for a ratio. */
  readonly unit?: 'ms' | 's' | 'kB' | 'MB' | '/s' | 'players' | 'assets' | 'queries' | 'of 100'
  readonly atLeast?: number
  readonly atMost?: number
}

/**
 * Whether a figure is within its goal. A figure without a goal is; NaN, which means that nothing was measured, is
 * not.
 */
export function meetsGoal({ value, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return value >= atLeast && value <= atMost
}
