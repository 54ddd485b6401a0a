import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { type LoadedPack, loadPack } from '#cms/operations/packs/load-pack.ts'
import { logPackEvent } from '#cms/operations/packs/log-pack-event.ts'
import { readPackWorks } from '#cms/operations/packs/pack-works.ts'
import { readPackBacklog } from '#cms/operations/packs/read-pack-backlog.ts'
import { readPackLint } from '#cms/operations/packs/read-pack-lint.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { countErrors } from '#domain/lint/lint.ts'
import { checkContents } from '#domain/packs/contents.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { decideSubmission, type SubmissionFacts } from '#domain/review/decide.ts'
import type { Reason } from '#domain/review/reasons.ts'
import type { SubmissionState } from '#domain/review/states.ts'
import {
  DECISIONS,
  isDecision,
  LEASE_MS,
  type SubmissionCommand,
  UNDO_MS,
} from '#domain/review/transitions.ts'

export interface RunPackCommand {
  readonly actor: Holder
  readonly pack: number
  readonly command: SubmissionCommand
  /** The version that the actor saw. */
  readonly expected: number
  readonly reasons?: readonly Reason[]
  readonly note?: string | null
  /** Absent for the present. */
  readonly at?: Date | null
}

/**
 * Runs one command on a contributor's pack in one transaction: locks it, decides as for a work (`decideSubmission`), checks
 * that its works allow the command, and writes the new state, the history, the audit log and the outbox.
 */
export function runPackCommand(payload: Payload, wanted: RunPackCommand): Promise<Result<SubmissionState>> {
  return inTransaction(payload, (transaction) => runPackInTransaction(transaction, wanted))
}

/** The same as part of a larger transaction. */
export async function runPackInTransaction(
  transaction: Transaction,
  { actor, pack, command, expected, reasons = [], note = null, at = null }: RunPackCommand,
): Promise<Result<SubmissionState>> {
  const loaded = await loadPack(transaction, pack, { lock: true })
  if (loaded === undefined) return refuse('not-found', 'There is no such pack')
  const { contributor } = loaded.facts
  if (submits(command)) await lockWaiting(transaction, contributor)
  const works = await readPackWorks(transaction, pack)
  const lintErrors = countErrors(await readPackLint(transaction, pack, works))
  const facts: SubmissionFacts = {
    ...loaded.facts,
    lintErrors,
    backlog: await readPackBacklog(transaction, contributor),
  }
  const now = at?.getTime() ?? Date.now()
  const decided = decideSubmission(facts, { command, actor, expected, reasons, marks: [], now })
  if (!decided.ok) return decided
  const checked = checkContents(
    command,
    works.map(({ standing }) => standing),
  )
  if (!checked.ok) return checked
  const to = decided.value
  await writeState(transaction, { loaded, command, to, actor, now, at })
  const undoes = command === 'submission.undo' ? await newestDecision(transaction, pack) : null
  const logged = { pack, actor, command, from: facts.state, to, reasons, note, undoes, at } as const
  const event = await logPackEvent(transaction, logged)
  if (isDecision(command) && command !== 'submission.request-opinion')
    await enqueue(transaction, 'pack.settle', [{ key: `pack:${pack}`, payload: { pack, event } }], {
      notBefore: new Date(now + UNDO_MS),
    })
  return accept(to)
}

interface NewState {
  readonly loaded: LoadedPack
  readonly command: SubmissionCommand
  readonly to: SubmissionState
  readonly actor: Holder
  readonly now: number
  readonly at: Date | null
}

/** A lease and an undone decision reserve the pack for the actor; every other command ends the lease. */
async function writeState(
  transaction: Transaction,
  { loaded: { id, facts }, command, to, actor, now, at }: NewState,
): Promise<void> {
  const isReserved = command === 'submission.lease' || command === 'submission.undo'
  const until = isReserved ? new Date(now + LEASE_MS).toISOString() : null
  const written = await transaction(fragment`
    update pack_submissions set state = ${to}, version = version + 1, updated_at = ${momentOf(at)},
      leased_by = ${isReserved ? actor.id : null}, leased_until = ${until}::timestamptz,
      submitted_at = ${submits(command) ? momentOf(at) : fragment`submitted_at`}, decided_at = ${decidedAt(command, at)}
     where pack_id = ${id} and state = ${facts.state} and version = ${facts.version} returning pack_id`)
  if (written.length !== 1) throw new Error(`pack ${id} changed while it was locked`)
}

function decidedAt(command: SubmissionCommand, at: Date | null) {
  if (command === 'submission.undo') return fragment`null`
  return isDecision(command) ? momentOf(at) : fragment`decided_at`
}

function submits(command: SubmissionCommand): boolean {
  return command === 'submission.submit' || command === 'appeal.file'
}

/** Packs of one contributor are handed in one after the other, so that the cap counts each, and no work is in two. */
async function lockWaiting(transaction: Transaction, contributor: number): Promise<void> {
  await transaction(fragment`select pg_advisory_xact_lock(hashtextextended(${`packs of ${contributor}`}, 0))`)
}

async function newestDecision(transaction: Transaction, pack: number): Promise<number | null> {
  const [row] = await transaction<{ id: Computed<number> }>(fragment`
    select max(e.id) as id from pack_submission_events e
     where e.pack_id = ${pack} and e.command in ${[...DECISIONS]}
       and not exists (select 1 from pack_submission_events u where u.undoes = e.id)`)
  return row?.id ?? null
}
