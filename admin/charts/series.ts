export interface Series {
  readonly code: string
  readonly label: string
  /** A colour token, as `var(--ok)`. */
  readonly colour: string
}

export interface Day {
  /** `2026-11-25`, in UTC. */
  readonly day: string
  /** One for each series. */
  readonly values: readonly number[]
}
