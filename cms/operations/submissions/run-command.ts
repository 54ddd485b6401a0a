import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { momentOf, momentOrNull } from '#cms/operations/moment.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { runSecondReview } from '#cms/operations/second-reviews/run-second-review.ts'
import { type LoadedSubmission, loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import { logEvent } from '#cms/operations/submissions/log-event.ts'
import { readLint } from '#cms/operations/submissions/read-lint.ts'
import { readBacklog, readTurn } from '#cms/operations/submissions/read-queue.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { countErrors } from '#domain/lint/lint.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { decideSubmission, type SubmissionFacts } from '#domain/review/decide.ts'
import type { Mark } from '#domain/review/marks.ts'
import type { Reason } from '#domain/review/reasons.ts'
import { datesAfter } from '#domain/review/schedule.ts'
import type { SubmissionState } from '#domain/review/states.ts'
import {
  DECISIONS,
  isDecision,
  LEASE_MS,
  type SubmissionCommand,
  UNDO_MS,
} from '#domain/review/transitions.ts'

export interface RunCommand {
  readonly actor: Holder
  readonly submission: number
  readonly command: SubmissionCommand
  /** The version that the actor saw. */
  readonly expected: number
  readonly reasons?: readonly Reason[]
  readonly note?: string | null
  readonly marks?: readonly Mark[]
  /** The chosen time of publication: null for at once, undefined for no choice. */
  readonly publishAt?: Date | null | undefined
  /** When it is given; absent for the present. */
  readonly at?: Date | null
}

/**
 * Runs one command on a submission in one transaction: locks it, decides, writes the new state, the history, the audit
 * log and the outbox. Refuses with the codes of `decideSubmission`, and with `not-found`. Where the actor has the submission
 * for a blind second review, the command is one on that review.
 */
export function runSubmissionCommand(payload: Payload, wanted: RunCommand): Promise<Result<SubmissionState>> {
  return inTransaction<Result<SubmissionState>>(payload, async (transaction) => {
    const { actor, submission, command, expected, reasons = [], marks = [], note = null } = wanted
    const verdict = { actor, command, expected, reasons, marks, note }
    const repeated = await runSecondReview(transaction, submission, verdict)
    return repeated ?? (await runInTransaction(transaction, wanted))
  })
}

/** The same as part of a larger transaction. */
export async function runInTransaction(
  transaction: Transaction,
  {
    actor,
    submission,
    command,
    expected,
    reasons = [],
    note = null,
    marks = [],
    at = null,
    ...wanted
  }: RunCommand,
): Promise<Result<SubmissionState>> {
  const loaded = await loadSubmission(transaction, submission, { lock: true })
  if (loaded === undefined) return refuse('not-found', 'There is no such submission')
  if (submits(command)) await lockBacklog(transaction, loaded.facts.contributor)
  const facts = { ...loaded.facts, ...(await readConditions(transaction, loaded, command)) }
  const now = at?.getTime() ?? Date.now()
  const publishAt = wanted.publishAt === undefined ? undefined : (wanted.publishAt?.getTime() ?? null)
  const decided = decideSubmission(facts, { command, actor, expected, reasons, marks, publishAt, now })
  if (!decided.ok) return decided
  const to = decided.value
  await writeState(transaction, { loaded, command, to, actor, publishAt, now, at })
  const event = await logEvent(transaction, {
    submission,
    revision: loaded.revision,
    actor,
    command,
    from: facts.state,
    to,
    reasons,
    note,
    marks,
    undoes: command === 'submission.undo' ? await newestDecision(transaction, submission) : null,
    publishAt,
    at,
  })
  if (isDecision(command) && command !== 'submission.request-opinion')
    await enqueue(
      transaction,
      'submission.settle',
      [{ key: `submission:${submission}`, payload: { submission, event } }],
      { notBefore: new Date(now + UNDO_MS) },
    )
  return accept(to)
}

interface NewState {
  readonly loaded: LoadedSubmission
  readonly command: SubmissionCommand
  readonly to: SubmissionState
  readonly actor: Holder
  readonly publishAt: number | null | undefined
  readonly now: number
  readonly at: Date | null
}

/** A lease and an undone decision reserve the submission for the actor; every other command ends the lease. */
async function writeState(
  transaction: Transaction,
  { loaded, command, to, actor, publishAt, now, at }: NewState,
): Promise<void> {
  const isReserved = command === 'submission.lease' || command === 'submission.undo'
  const until = isReserved ? new Date(now + LEASE_MS).toISOString() : null
  const dates = datesAfter(loaded, command, publishAt, now)
  const turn = submits(command) ? await readTurn(transaction, loaded.facts.contributor) : null
  const written = await transaction(fragment`
    update submissions set state = ${to}, version = version + 1, updated_at = ${momentOf(at)},
      leased_by = ${isReserved ? actor.id : null}, leased_until = ${until}::timestamptz,
      wished_at = ${momentOrNull(dates.wishedAt)}, publish_at = ${momentOrNull(dates.publishAt)},
      turn = coalesce(${turn}::int, turn),
      submitted_at = ${turn === null ? fragment`submitted_at` : momentOf(at)},
      decided_at = ${decidedAt(command, at)}
     where id = ${loaded.id} and state = ${loaded.facts.state} and version = ${loaded.facts.version} returning id`)
  if (written.length !== 1) throw new Error(`submission ${loaded.id} changed while it was locked`)
}

const NO_CONDITIONS = {
  lintErrors: 0,
  backlog: { waiting: 0, record: { approved: 0, rejected: 0 } },
} as const

/** What only handing in depends on. */
async function readConditions(
  transaction: Transaction,
  { id, facts: { contributor } }: LoadedSubmission,
  command: SubmissionCommand,
): Promise<Pick<SubmissionFacts, 'lintErrors' | 'backlog'>> {
  if (command !== 'submission.submit') return NO_CONDITIONS
  const lintErrors = countErrors(await readLint(transaction, id))
  return { lintErrors, backlog: await readBacklog(transaction, contributor) }
}

function submits(command: SubmissionCommand): boolean {
  return command === 'submission.submit' || command === 'appeal.file'
}

/** Submissions of one contributor are handed in one after the other, so that the cap counts each of them. */
async function lockBacklog(transaction: Transaction, contributor: number): Promise<void> {
  const lock = `submissions of ${contributor}`
  await transaction(fragment`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
}

function decidedAt(command: SubmissionCommand, at: Date | null) {
  if (command === 'submission.undo') return fragment`null`
  return isDecision(command) ? momentOf(at) : fragment`decided_at`
}

async function newestDecision(transaction: Transaction, submission: number): Promise<number | null> {
  const [row] = await transaction<{ id: Computed<number> }>(fragment`
    select max(e.id) as id from submission_events e
     where e.submission_id = ${submission} and e.command in ${[...DECISIONS]}
       and not exists (select 1 from submission_events u where u.undoes = e.id)`)
  return row?.id ?? null
}
