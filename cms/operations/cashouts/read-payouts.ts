import { CASHOUT_COLUMNS, type CashoutRow, postedOf } from '#cms/operations/cashouts/cashout-row.ts'
import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Payees } from '#cms/ports/payees.ts'
import type { Money } from '#domain/money/money.ts'
import type { PayoutTarget } from '#domain/payouts/target.ts'

/** A cashout in a batch, with where it is paid to. */
export interface BatchedPayout {
  readonly cashout: string
  readonly amount: Money
  readonly transfer: string | null
  /** Null for a payout method that was removed. */
  readonly target: PayoutTarget | null
}

type Row = CashoutRow & { readonly transfer: Column<'cashouts.transfer'> }

/** The cashouts of a batch that are being sent or were paid, in the order of their requests. */
export async function readPayouts(
  { payload, payees }: { readonly payload: Payload; readonly payees: Payees },
  batch: string,
): Promise<readonly BatchedPayout[]> {
  const rows = await run<Row>(
    payload,
    fragment`
      select ${CASHOUT_COLUMNS}, r.transfer from cashouts r
       where r.batch_id = ${batch}::uuid and r.state in ('processing', 'paid') order by r.created_at, r.id`,
  )
  const payouts: BatchedPayout[] = []
  for (const row of rows) {
    const target = await payees.payoutTargetOf(transactionOf(payload), row.method_id)
    payouts.push({
      cashout: row.id,
      amount: postedOf(row).net,
      transfer: row.transfer,
      target: target?.kind === row.method ? target : null,
    })
  }
  return payouts
}
