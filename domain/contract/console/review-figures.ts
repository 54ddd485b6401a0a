import type { Kind } from '#domain/assets/kinds.ts'

/** `GET /api/console/review-figures?days=30`: what waits and what was decided, for readers of all submissions. */
export interface ReviewFigures {
  /** What waits for a decision, most first; kinds without a waiting submission are absent. */
  readonly queue: readonly WaitingKind[]
  /** Every day of the period until today, oldest first. Days are UTC. */
  readonly days: readonly DayOfReview[]
}

export interface WaitingKind {
  readonly kind: Kind
  readonly waiting: number
  /** When the one that waits longest was submitted. */
  readonly oldest_at: string
}

/** Decisions of one day without undone ones, and the publications that followed. */
export interface DayOfReview {
  /** `2026-11-25` */
  readonly day: string
  readonly approved: number
  readonly returned: number
  readonly rejected: number
  readonly published: number
}
