import { insertCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, prepared, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { Mark } from '#domain/review/marks.ts'
import type { Reason } from '#domain/review/reasons.ts'
import type { SubmissionState } from '#domain/review/states.ts'
import type { SubmissionCommand } from '#domain/review/transitions.ts'

export interface SubmissionEvent {
  readonly submission: number
  readonly revision: number
  /** Null for the worker. */
  readonly actor: Holder | null
  readonly command: SubmissionCommand
  readonly from: SubmissionState
  readonly to: SubmissionState
  readonly reasons?: readonly Reason[]
  readonly note?: string | null
  readonly marks?: readonly Mark[]
  /** The event that this one undoes. */
  readonly undoes?: number | null
  /** The chosen time of publication, in milliseconds since 1970. */
  readonly publishAt?: number | null | undefined
  /** Absent for the present. */
  readonly at?: Date | null
}

/**
 * Adds a command to the history of its submission and to the audit log, in the transaction of the change.
 *
 * @returns the id of the event
 */
export async function logEvent(
  transaction: Transaction,
  {
    submission,
    revision,
    actor,
    command,
    from,
    to,
    reasons = [],
    note = null,
    marks = [],
    undoes = null,
    publishAt,
    at = null,
  }: SubmissionEvent,
): Promise<number> {
  const audited = insertCommand({
    actor,
    command,
    resource: 'submissions',
    record: submission,
    reason: note,
    before: { state: from },
    after: {
      state: to,
      ...(reasons.length > 0 ? { reasons } : {}),
      ...(publishAt ? { publish_at: new Date(publishAt).toISOString() } : {}),
    },
    at,
  })
  const [event] = await transaction<{ id: Column<'submission_events.id'> }>(
    prepared(fragment`
      with audited as (${audited})
      insert into submission_events (submission_id, actor_id, command, from_state, to_state, revision_id, reasons, note,
        marks, undoes, at)
      values (${submission}, ${actor?.id ?? null}, ${command}, ${from}, ${to}, ${revision},
        ${fragment.param([...reasons])}::text[], ${note}, ${JSON.stringify(marks)}::jsonb, ${undoes}, ${momentOf(at)})
      returning id`),
  )
  if (event === undefined) throw new Error(`no event of submission ${submission} was written`)
  return event.id
}
