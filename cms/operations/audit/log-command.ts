import { fragment, prepared, type SQL, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { ConsoleResource } from '#domain/contract/console/resources.ts'
import type { Command } from '#domain/permissions/commands.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

export interface LoggedCommand {
  /** Null for the worker. */
  readonly actor: Actor
  readonly command: Command
  /**
   * Commands on a team of subscribers are logged as `teams`, those on synonyms of the search as `synonyms`, the files of
   * finance by their own names.
   */
  readonly resource: ConsoleResource | 'teams' | 'synonyms' | 'yearly-reports' | 'audit-export'
  readonly record: string | number
  /** Entered by the actor; null for commands without a reason. */
  readonly reason: string | null
  /** The changed fields, before and after the command. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  /** Absent for the present. */
  readonly at?: Date | null
}

/** Adds a command to the audit log in the transaction of its change: both are committed or neither. */
export async function logCommand(transaction: Transaction, logged: LoggedCommand): Promise<void> {
  await transaction(prepared(insertCommand(logged)))
}

/** The statement that adds a command to the audit log, for a statement that writes more. */
export function insertCommand({
  actor,
  command,
  resource,
  record,
  reason,
  before,
  after,
  at = null,
}: LoggedCommand): SQL {
  return fragment`
    insert into audit_log (at, actor_id, command, resource, record_id, reason, before, after)
    values (${momentOf(at)}, ${actor?.id ?? null}, ${command}, ${resource}, ${String(record)}, ${reason},
      ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`
}
