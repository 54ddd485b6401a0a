/** One measured number, with the goal that it is held to, if there is one. */
export interface Figure {
  readonly name: string
  readonly value: number
  /** None for a ratio. */
  readonly unit?: 'ms' | 's' | 'kB' | 'MB' | '/s' | 'players' | 'assets' | 'queries' | 'of 100'
  readonly atLeast?: number
  readonly atMost?: number
}

/** Whether a figure keeps within its goal; one without a goal does. What could not be measured (NaN) does not. */
export function meetsGoal({ value, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return value >= atLeast && value <= atMost
}
