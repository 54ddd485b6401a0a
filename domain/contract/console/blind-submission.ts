import type { Holder } from '#domain/permissions/command-scope.ts'
import { allowedCommands, type SubmissionFacts } from '#domain/review/decide.ts'
import { historyBefore } from '#domain/review/second-review.ts'
import { LEASE_MS } from '#domain/review/transitions.ts'
import {
  SUBMISSION_ACTION_CODES,
  SUBMISSION_ACTIONS,
  type SubmissionDetail,
  type SubmissionHistoryEntry,
} from './submissions.ts'

interface Blind {
  /** The event of the first decision. */
  readonly event: number
  /** What the second reviewer decides on. */
  readonly facts: SubmissionFacts
  readonly wasPublished: boolean
  readonly reviewerName: string | null
}

/**
 * A decided submission as it was before the decision, for a blind second review: state, history, record and what can be
 * done with it. Work that the decision published is a draft.
 */
export function blindSubmission(
  seen: SubmissionDetail,
  blind: Blind,
  actor: Holder,
  now: number,
): SubmissionDetail {
  const { event, facts, wasPublished } = blind
  const commands = SUBMISSION_ACTION_CODES.map((action) => SUBMISSION_ACTIONS[action])
  const allowed = allowedCommands(facts, actor, now, commands)
  const isApproved = seen.state === 'approved' || seen.state === 'published'
  const { lease } = facts
  return {
    ...seen,
    state: facts.state,
    version: facts.version,
    visibility: wasPublished ? seen.visibility : 'draft',
    item_actions: [],
    record: {
      decided: seen.record.decided - 1,
      approved: seen.record.approved - (isApproved ? 1 : 0),
    },
    leased_until: lease === null ? null : new Date(lease.until).toISOString(),
    decided_at: null,
    updated_at: seen.submitted_at ?? seen.updated_at,
    queue: { ...seen.queue, place: null, estimated_at: null },
    history: [...historyBefore(seen.history, event), ...leaseOf(blind)],
    allowed_actions: SUBMISSION_ACTION_CODES.filter((action) => allowed.includes(SUBMISSION_ACTIONS[action])),
  }
}

/** Their lease, as the history shows that of a first reviewer. */
function leaseOf({ event, facts: { state, lease }, reviewerName }: Blind): SubmissionHistoryEntry[] {
  if (lease === null) return []
  const at = new Date(lease.until - LEASE_MS).toISOString()
  const from = state === 'in-review' ? 'submitted' : state
  const given = {
    command: 'submission.lease',
    actor: reviewerName,
    reasons: [],
    note: null,
    marks: [],
  } as const
  return [{ id: event, at, from, to: state, ...given }]
}
