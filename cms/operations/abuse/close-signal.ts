import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

type Row = Columns<'abuse_signals', 'kind' | 'user_id' | 'team_id' | 'measured' | 'closed_at'> &
  Record<string, unknown>

interface CloseSignal {
  readonly actor: Holder
  readonly signal: string
  readonly reason: string
}

/** Closes a signal with what staff found. Nothing else happens to the account. */
export function closeSignal(payload: Payload, { actor, signal, reason }: CloseSignal): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'signal.close')
    if (!allowed.ok) return allowed
    const [row] = await transaction<Row>(fragment`
      select kind, user_id, team_id, measured, closed_at from abuse_signals
       where id = ${signal}::bigint for update`)
    if (row === undefined) return refuse('not-found')
    if (row.closed_at !== null) return refuse('state-changed')
    await transaction(fragment`
      update abuse_signals set closed_at = now(), closed_by = ${actor.id}, resolution = ${reason}
       where id = ${signal}::bigint and closed_at is null`)
    const { kind, user_id: user, team_id: team, measured } = row
    await logCommand(transaction, {
      actor,
      command: 'signal.close',
      resource: 'signals',
      record: signal,
      reason,
      before: { kind, user, team, measured, state: 'open' },
      after: { state: 'closed' },
    })
    return accept(null)
  })
}
