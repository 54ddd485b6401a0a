import { logCommand } from '#cms/operations/audit/log-command.ts'
import type { BatchRow } from '#cms/operations/cashouts/command-batch.ts'
import { readPayouts } from '#cms/operations/cashouts/read-payouts.ts'
import type { CashoutServices } from '#cms/operations/cashouts/request-cashout.ts'
import { fragment, inTransaction, run, transactionOf } from '#cms/operations/database.ts'
import { readSeller } from '#cms/operations/invoices/read-seller.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import type { ExportedBatch } from '#domain/contract/console/cashouts.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type BankBatch, type BankFile, bankCsv, pain001 } from '#domain/payouts/bank-file.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

interface ExportBatch {
  readonly actor: Holder
  readonly batch: string
  readonly file: BankFile
  readonly reason: string
  /** The account that the transfers leave. */
  readonly debtor: { readonly iban: string | null; readonly bic: string | null }
}

/** The file of a batch for a bank, with its accounts in full: who took it, and why, is in the log before it is sent. */
export async function exportBatch(
  { payload, payees }: CashoutServices,
  { actor, batch, file, reason, debtor }: ExportBatch,
): Promise<Result<ExportedBatch>> {
  const allowed = requireCommand(actor, 'cashout.pay')
  if (!allowed.ok) return allowed
  const [row] = await run<BatchRow & Columns<'payout_batches', 'created_at'>>(
    payload,
    fragment`select id, method, currency, state, created_at from payout_batches where id = ${batch}::uuid`,
  )
  if (row === undefined) return refuse('not-found')
  if (row.method !== 'bank' || row.state === 'settled') return refuse('state-changed')
  const payouts = await readPayouts({ payload, payees }, batch)
  const transfers = payouts.flatMap(({ cashout: id, amount, target }) =>
    target?.kind === 'bank' ? { id, amount, account: target } : [],
  )
  const { party } = await readSeller(transactionOf(payload))
  const given: BankBatch = {
    id: batch,
    createdAt: Date.parse(row.created_at),
    debtor: { name: party.name, ...debtor },
    transfers,
  }
  const content = file === 'csv' ? accept(bankCsv(given)) : pain001(given)
  if (!content.ok) return content
  await inTransaction(payload, (transaction) =>
    logCommand(transaction, {
      actor,
      command: 'cashout.pay',
      resource: 'payout-batches',
      record: batch,
      reason,
      before: {},
      after: { file, transfers: transfers.length },
    }),
  )
  const missing = payouts.length - transfers.length
  return accept({
    name: `cashouts-${batch}.${file === 'csv' ? 'csv' : 'xml'}`,
    content: content.value,
    missing,
  })
}
