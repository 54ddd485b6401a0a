import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'
import type { LicenceEffect, TakedownState } from '#domain/takedown/states.ts'

export interface TakedownEvent {
  readonly takedown: number
  /** Null for the worker and for the claimant's link. */
  readonly actor: Holder | null
  readonly command: Extract<Command, `takedown.${string}`>
  readonly from: TakedownState
  readonly to: TakedownState
  readonly statement?: string | null
  /** What an upheld claim does to licences that users already have. */
  readonly licences?: LicenceEffect | null
  /** Absent for the present. */
  readonly at?: Date | null
}

/**
 * Adds a command to the history of its case and to the audit log, in the transaction of the change.
 *
 * @returns the id of the event
 */
export async function logEvent(
  transaction: Transaction,
  { takedown, actor, command, from, to, statement = null, licences = null, at = null }: TakedownEvent,
): Promise<number> {
  const [event] = await transaction<{ id: Column<'takedown_events.id'> }>(fragment`
    insert into takedown_events (takedown_id, actor_id, command, from_state, to_state, statement, at)
    values (${takedown}, ${actor?.id ?? null}, ${command}, ${from}, ${to}, ${statement}, ${momentOf(at)}) returning id`)
  if (event === undefined) throw new Error(`no event of case ${takedown} was written`)
  await logCommand(transaction, {
    actor,
    command,
    resource: 'takedowns',
    record: takedown,
    reason: statement,
    before: { state: from },
    after: { state: to, ...(licences === null ? {} : { licences }) },
    at,
  })
  return event.id
}
