import { logCommand } from '#cms/operations/audit/log-command.ts'
import { lockCashout } from '#cms/operations/cashouts/cashout-row.ts'
import { moveCashout } from '#cms/operations/cashouts/move-cashout.ts'
import { settleBatch } from '#cms/operations/cashouts/settle-batch.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import { type BatchAction, decideBatch } from '#domain/cashouts/decide-batch.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { refuseOwn } from '#domain/payouts/approval.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

interface CommandBatch {
  readonly actor: Holder
  readonly batch: string
  readonly action: BatchAction
  /** Of a payment it is the reference of the bank, which each contributor's receipt has. */
  readonly reason: string
}

export type BatchRow = Columns<'payout_batches', 'id' | 'method' | 'currency' | 'state'> &
  Record<string, unknown>

/** Records what finance did with the file of a bank: handed it in, or saw it paid. Each is one transaction. */
export function commandBatch(
  payload: Payload,
  { actor, batch, action, reason }: CommandBatch,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'cashout.pay')
    if (!allowed.ok) return allowed
    const [row] = await transaction<BatchRow>(fragment`
      select id, method, currency, state from payout_batches where id = ${batch}::uuid for update`)
    if (row === undefined) return refuse('not-found')
    const decided = decideBatch(row, action)
    if (!decided.ok) return decided
    const done =
      action === 'send'
        ? await markSent(transaction, batch)
        : await payAll(transaction, { batch, actor: actor.id, reference: reason })
    if (!done.ok) return done
    await logCommand(transaction, {
      actor,
      command: 'cashout.pay',
      resource: 'payout-batches',
      record: batch,
      reason,
      before: { state: row.state },
      after: { action },
    })
    return accept(null)
  })
}

async function markSent(transaction: Transaction, batch: string): Promise<Result<null>> {
  await transaction(fragment`
    update payout_batches set state = 'sent', sent_at = present(), error = null where id = ${batch}::uuid`)
  await settleBatch(transaction, batch)
  return accept(null)
}

interface Paid {
  readonly batch: string
  readonly actor: string
  readonly reference: string
}

/** Settles each payment that has not failed; no member of staff records a payment to themselves. */
async function payAll(transaction: Transaction, { batch, actor, reference }: Paid): Promise<Result<null>> {
  const open = await transaction<{ id: Column<'cashouts.id'> }>(fragment`
    select id from cashouts where batch_id = ${batch}::uuid and state = 'processing' order by contributor_id`)
  for (const { id } of open) {
    const cashout = await lockCashout(transaction, id)
    if (cashout?.state !== 'processing') continue
    const own = refuseOwn([cashout.requested_by, cashout.owner_id ?? ''], actor)
    if (!own.ok) return own
    await moveCashout(transaction, cashout, { event: 'pay', actor, transfer: reference })
  }
  await settleBatch(transaction, batch)
  return accept(null)
}
