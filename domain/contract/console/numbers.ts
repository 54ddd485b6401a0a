import type { WaitingTime } from '#domain/contract/waiting-times.ts'
import type { SubmissionState } from '#domain/review/states.ts'

/** `GET /api/console/numbers`: of every submission for reviewers, of their own for contributors. Days are UTC. */
export interface ConsoleNumbers {
  readonly states: Readonly<Partial<Record<SubmissionState, number>>>
  /** How many of them the seed played for the desks. */
  readonly demonstrations: number
  readonly decided_today: number
  readonly published_today: number
  /** Of every submission, for contributors too. Empty without decisions. */
  readonly waiting: readonly WaitingTime[]
}
