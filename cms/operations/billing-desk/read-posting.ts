import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import { readTransactions } from '#cms/operations/ledger/read-transactions.ts'
import type { Cast } from '#cms/operations/schema/columns.ts'
import type { TransactionDetail } from '#domain/contract/console/ledger.ts'
import { decimalText } from '#domain/money/text.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'

/** A transaction of the ledger with its entries, and the one that undoes it. */
export async function readPosting(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & TransactionDetail) | null> {
  const row = await readRow(payload, 'ledger-transactions', Number(id))
  const [posted] = await readTransactions(transactionOf(payload), fragment`t.id = ${id}::bigint`, 1)
  if (row === null || posted === undefined) return null
  const [reversal] = await run<{ id: Cast<'ledger_transactions.id', number> }>(
    payload,
    fragment`select id::float8 as id from ledger_transactions where reverses = ${id}::bigint`,
  )
  const mayReverse =
    reversal === undefined && row.reverses === null && commandScope(actor, 'posting.correct') === 'all'
  return {
    ...row,
    allowed_actions: mayReverse ? ['reverse'] : [],
    reversed_by: reversal?.id ?? null,
    entries: posted.entries.map(({ account, holder, amount: { amount, currency } }) => ({
      id: `${account}:${holder ?? ''}:${currency}`,
      account,
      holder,
      debit: amount > 0n ? decimalText({ amount, currency }) : null,
      credit: amount < 0n ? decimalText({ amount: -amount, currency }) : null,
      currency,
    })),
  }
}
