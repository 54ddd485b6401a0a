import { lockCashout } from '#cms/operations/cashouts/cashout-row.ts'
import { moveCashout } from '#cms/operations/cashouts/move-cashout.ts'
import { settleBatch } from '#cms/operations/cashouts/settle-batch.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import type { PayoutOutcome } from '#cms/ports/payout-provider.ts'

const MAX_TEXT = 1_000

/** Records what a provider reports of the payments of a batch. A report that is known already changes nothing. */
export async function recordOutcomes(
  payload: Payload,
  batch: string,
  outcomes: readonly PayoutOutcome[],
): Promise<void> {
  for (const outcome of outcomes) await recordOutcome(payload, outcome)
  await inTransaction(payload, (transaction) => settleBatch(transaction, batch))
}

function recordOutcome(
  payload: Payload,
  { cashout, state, transfer, reason, cost }: PayoutOutcome,
): Promise<void> {
  return inTransaction(payload, async (transaction) => {
    const row = await lockCashout(transaction, cashout)
    if (row === undefined || (row.state !== 'processing' && row.state !== 'paid')) return
    if (state === 'failed')
      await moveCashout(transaction, row, {
        event: 'fail',
        actor: null,
        reason: (reason ?? 'The provider gave no reason').slice(0, MAX_TEXT),
      })
    else if (state === 'paid' && row.state === 'processing')
      await moveCashout(transaction, row, {
        event: 'pay',
        actor: null,
        transfer: (transfer ?? cashout).slice(0, MAX_TEXT),
        ...(cost === null ? {} : { cost }),
      })
    else if (row.state === 'processing')
      await transaction(fragment`
        update cashouts set is_unclaimed = ${state === 'unclaimed'}, transfer = coalesce(${transfer}, transfer)
         where id = ${cashout}::uuid and state = 'processing'`)
  })
}
