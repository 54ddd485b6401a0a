import type { Kind } from '#domain/assets/kinds.ts'
import type { SubmissionState } from '#domain/review/states.ts'

/** The time from submitting to a decision, over the decisions of the last 30 days. */
export interface WaitingTime {
  readonly kind: Kind
  readonly decisions: number
  readonly median_hours: number
  /** 90 % of submissions wait at most this long. */
  readonly p90_hours: number
}

/** `GET /api/console/numbers`: of every submission for reviewers, of their own for contributors. Days are UTC. */
export interface ConsoleNumbers {
  readonly states: Readonly<Partial<Record<SubmissionState, number>>>
  readonly decided_today: number
  readonly published_today: number
  /** Of every submission, for contributors too. Empty without decisions. */
  readonly waiting: readonly WaitingTime[]
}
