import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

type Row = Columns<'payment_differences', 'gateway' | 'object_id' | 'repaired_at' | 'resolved_at'> &
  Record<string, unknown>

interface ResolveDifference {
  readonly actor: Holder
  readonly difference: string
  readonly reason: string
}

/** Closes a difference between a gateway and the records here that the reconciliation could not repair. */
export function resolveDifference(
  payload: Payload,
  { actor, difference, reason }: ResolveDifference,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'difference.resolve')
    if (!allowed.ok) return allowed
    const [row] = await transaction<Row>(fragment`
      select gateway, object_id, repaired_at, resolved_at from payment_differences
       where id = ${difference}::bigint for update`)
    if (row === undefined) return refuse('not-found')
    if (row.repaired_at !== null || row.resolved_at !== null) return refuse('state-changed')
    await transaction(fragment`
      update payment_differences set resolved_at = now(), resolved_by = ${actor.id}, resolution = ${reason}
       where id = ${difference}::bigint`)
    await logCommand(transaction, {
      actor,
      command: 'difference.resolve',
      resource: 'payment-differences',
      record: difference,
      reason,
      before: { gateway: row.gateway, object: row.object_id, state: 'open' },
      after: { state: 'resolved' },
    })
    return accept(null)
  })
}
