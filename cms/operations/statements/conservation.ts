import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import type { TransactionKind } from '#domain/ledger/transaction.ts'
import { type Conservation, conservationOf } from '#domain/statements/conservation.ts'
import { monthOf, startOfMonth } from '#domain/time/months.ts'

interface SumRow extends Record<string, unknown> {
  readonly kind: Cast<'ledger_transactions.kind', TransactionKind>
  readonly account: Column<'ledger_entries.account'>
  readonly currency: Column<'ledger_entries.currency'>
  readonly amount: Computed<string>
}

/** What became of the money of a calendar month (UTC), by the entries of the ledger. A correction counts as what it reverses. */
export async function readConservation(
  transaction: Transaction,
  month: string,
): Promise<readonly Conservation[]> {
  const start = startOfMonth(month)
  const rows = await transaction<SumRow>(fragment`
    select coalesce(o.kind, t.kind) as kind, e.account, e.currency, sum(e.amount)::text as amount
      from ledger_transactions t
      left join ledger_transactions o on o.id = t.reverses
      join ledger_entries e on e.transaction_id = t.id
     where t.posted_at >= ${momentOrNull(start)} and t.posted_at < ${momentOrNull(startOfMonth(monthOf(start, 1)))}
     group by 1, 2, 3`)
  return conservationOf(rows.map(({ amount, ...row }) => ({ ...row, amount: BigInt(amount) })))
}
