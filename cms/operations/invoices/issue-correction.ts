import { fragment, type Transaction } from '#cms/operations/database.ts'
import { insertDocument } from '#cms/operations/invoices/insert-document.ts'
import { readPaid } from '#cms/operations/invoices/read-paid.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import { storedTaxes } from '#cms/operations/tax/stored-taxes.ts'
import { invoiceDocumentSchema } from '#domain/contract/transactions.ts'
import { type CollectedTax, sumOfTaxes } from '#domain/tax/collected-tax.ts'

/**
 * Issues the credit note of a refund in the transaction that books it, once; its taxes are the parts that the refund gives
 * back.
 */
export async function issueCreditNote(
  transaction: Transaction,
  {
    payment,
    refund,
    amount,
    taxes,
  }: {
    readonly payment: string
    readonly refund: string
    readonly amount: bigint
    readonly taxes: readonly CollectedTax[]
  },
): Promise<void> {
  const [original] = await transaction<
    Columns<'invoices', 'number' | 'seller'> & { readonly document: Computed<unknown> } & Record<
        string,
        unknown
      >
  >(
    fragment`select number, seller, document from invoices where payment_id = ${payment}::uuid and kind = 'invoice'`,
  )
  // Payments of the time before invoices have none to correct.
  if (original === undefined) return
  const document = invoiceDocumentSchema.parse(original.document)
  const tax = sumOfTaxes(taxes)
  const title = document.lines.map((line) => line.title).join(', ')
  await insertDocument(transaction, {
    kind: 'credit-note',
    seller: original.seller,
    paid: await readPaid(transaction, payment),
    refund,
    total: amount,
    tax,
    document: {
      ...document,
      lines: [{ title, quantity: 1, amount: String(amount - tax), period: null }],
      taxes: storedTaxes(taxes),
      corrects: original.number,
    },
  })
}

/**
 * Takes back the credit note of a refund that failed after it was paid, in the transaction that reverses its posting. The same
 * amounts and taxes, numbered in a separate series: the refund did not happen, and both documents stay.
 */
export async function issueDebitNote(
  transaction: Transaction,
  { payment, refund }: { readonly payment: string; readonly refund: string },
): Promise<void> {
  const [note] = await transaction<
    Columns<'invoices', 'number' | 'seller' | 'total' | 'tax'> & {
      readonly document: Computed<unknown>
    } & Record<string, unknown>
  >(fragment`
    select number, seller, total, tax, document from invoices
     where refund_id = ${refund}::uuid and kind = 'credit-note'
       and not exists (select 1 from invoices d where d.refund_id = ${refund}::uuid and d.kind = 'debit-note')`)
  if (note === undefined) return
  await insertDocument(transaction, {
    kind: 'debit-note',
    seller: note.seller,
    paid: await readPaid(transaction, payment),
    refund,
    total: BigInt(note.total),
    tax: BigInt(note.tax),
    document: { ...invoiceDocumentSchema.parse(note.document), corrects: note.number },
  })
}
