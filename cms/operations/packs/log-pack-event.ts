import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { Reason } from '#domain/review/reasons.ts'
import type { SubmissionState } from '#domain/review/states.ts'
import type { SubmissionCommand } from '#domain/review/transitions.ts'

interface PackEvent {
  readonly pack: number
  /** Null for the worker. */
  readonly actor: Holder | null
  readonly command: SubmissionCommand
  readonly from: SubmissionState
  readonly to: SubmissionState
  readonly reasons?: readonly Reason[]
  readonly note?: string | null
  /** The event that this one undoes. */
  readonly undoes?: number | null
  /** Absent for the present. */
  readonly at?: Date | null
}

/**
 * Adds a command to the history of its pack and to the audit log, in the transaction of the change.
 *
 * @returns the id of the event
 */
export async function logPackEvent(
  transaction: Transaction,
  { pack, actor, command, from, to, reasons = [], note = null, undoes = null, at = null }: PackEvent,
): Promise<number> {
  const [event] = await transaction<{ id: Column<'pack_submission_events.id'> }>(fragment`
    insert into pack_submission_events (pack_id, actor_id, command, from_state, to_state, reasons, note, undoes, at)
    values (${pack}, ${actor?.id ?? null}, ${command}, ${from}, ${to}, ${fragment.param([...reasons])}::text[], ${note},
      ${undoes}, ${momentOf(at)})
    returning id`)
  if (event === undefined) throw new Error(`no event of pack ${pack} was written`)
  await logCommand(transaction, {
    actor,
    command,
    resource: 'pack-submissions',
    record: pack,
    reason: note,
    before: { state: from },
    after: { state: to, ...(reasons.length > 0 ? { reasons } : {}) },
    at,
  })
  return event.id
}
