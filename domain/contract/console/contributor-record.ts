import type { Reason } from '#domain/review/reasons.ts'
import type { SubmissionState } from '#domain/review/states.ts'
import type { ConsolePreview } from './submissions.ts'

/** The decisions of this many days are counted. */
export const RECORD_DAYS = 365

/** `GET /api/console/submissions/:id/contributor-record`: other work of the contributor of a submission, for reviewers. */
export interface ContributorRecord {
  /** When the contributor was added. */
  readonly since: string
  /** Decisions of the last `RECORD_DAYS` days. */
  readonly approved: number
  readonly returned: number
  readonly rejected: number
  /** The reasons that were given most often, most often first. */
  readonly reasons: readonly { readonly reason: Reason; readonly count: number }[]
  /** Newest first. */
  readonly recent: readonly RecentDecision[]
}

export interface RecentDecision {
  readonly id: number
  readonly title: string
  readonly state: SubmissionState
  readonly decided_at: string
  readonly preview: Pick<ConsolePreview, 'sha256' | 'modifiedAt'> | null
}
