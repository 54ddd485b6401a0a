import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { PaidRow } from '#cms/operations/invoices/read-paid.ts'
import { presentTime } from '#cms/operations/present.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { InvoiceDocument, InvoiceKind } from '#domain/contract/transactions.ts'
import { invoiceNumber } from '#domain/invoices/numbers.ts'

interface NewDocument {
  readonly kind: InvoiceKind
  readonly seller: string
  readonly paid: PaidRow
  readonly refund: string | null
  readonly total: bigint
  readonly tax: bigint
  readonly document: InvoiceDocument
}

/** Stores a document with the next number of its series, in the transaction of the caller. */
export async function insertDocument(
  transaction: Transaction,
  { kind, seller, paid, refund, total, tax, document }: NewDocument,
): Promise<void> {
  const year = new Date(presentTime()).getUTCFullYear()
  const sequence = await nextNumber(transaction, seller, kind, year)
  await transaction(fragment`
    insert into invoices (seller, kind, year, sequence, number, payment_id, refund_id, user_id, team_id, currency,
      subtotal, tax, total, document)
    values (${seller}, ${kind}, ${year}, ${sequence}, ${invoiceNumber(kind, year, sequence)}, ${paid.id}::uuid,
      ${refund}::uuid, ${paid.user_id}, ${paid.team_id}::uuid, ${paid.currency}, ${String(total - tax)}::bigint,
      ${String(tax)}::bigint, ${String(total)}::bigint, ${JSON.stringify(document)}::jsonb)`)
}

/** The lock of the series serialises its documents until the transaction ends: the price of numbers without gaps. */
async function nextNumber(
  transaction: Transaction,
  seller: string,
  kind: InvoiceKind,
  year: number,
): Promise<number> {
  const [row] = await transaction<{ last: Column<'invoice_series.last'> }>(fragment`
    insert into invoice_series as s (seller, kind, year, last) values (${seller}, ${kind}, ${year}, 1)
    on conflict (seller, kind, year) do update set last = s.last + 1 returning last`)
  if (row === undefined) throw new Error(`no number of ${seller} ${kind} ${year}`)
  return row.last
}
