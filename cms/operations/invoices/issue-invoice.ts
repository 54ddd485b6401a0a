import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { OrderRow } from '#cms/operations/orders/order-row.ts'
import { readLines } from '#cms/operations/orders/order-row.ts'
import { presentTime } from '#cms/operations/present.ts'
import type { Cast, Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { readTaxes, storedTaxes } from '#cms/operations/tax/stored-taxes.ts'
import {
  type InvoiceDocument,
  type InvoiceKind,
  invoiceDocumentSchema,
} from '#domain/contract/transactions.ts'
import { invoiceLines } from '#domain/invoices/lines.ts'
import { invoiceNumber } from '#domain/invoices/numbers.ts'
import { type CollectedTax, sumOfTaxes } from '#domain/tax/collected-tax.ts'
import { readBuyer } from './read-buyer.ts'
import { readSeller } from './read-seller.ts'

type PaidRow = Columns<
  'payments',
  | 'id'
  | 'gateway'
  | 'currency'
  | 'amount'
  | 'tax'
  | 'jurisdiction'
  | 'reverse_charge'
  | 'period_start'
  | 'period_end'
  | 'user_id'
  | 'team_id'
> & {
  readonly tax_lines: Cast<'payments.tax_lines', unknown>
  /** What a coupon took off the order, for its first payment. */
  readonly discount: Computed<string>
} & Record<string, unknown>

/** Issues the invoice of a payment in the transaction that books it, once. */
export async function issueInvoice(
  transaction: Transaction,
  { order, payment }: { readonly order: OrderRow; readonly payment: string },
): Promise<void> {
  const paid = await readPayment(transaction, payment)
  const lines = await readLines(transaction, order.id)
  const period =
    paid.period_start === null || paid.period_end === null
      ? null
      : { start: new Date(paid.period_start).toISOString(), end: new Date(paid.period_end).toISOString() }
  const seller = await readSeller(transaction)
  await insert(transaction, {
    kind: 'invoice',
    seller: seller.code,
    paid,
    refund: null,
    total: BigInt(paid.amount),
    tax: BigInt(paid.tax),
    document: {
      seller: seller.party,
      buyer: await readBuyer(transaction, order),
      lines: [
        ...invoiceLines({
          amount: BigInt(paid.amount),
          tax: BigInt(paid.tax),
          period,
          discount: BigInt(paid.discount),
          lines: lines.map(({ title, seats, amount }) => ({
            title,
            quantity: seats ?? 1,
            amount: BigInt(amount),
          })),
        }),
      ],
      tax_country: paid.jurisdiction,
      taxes: storedTaxes(readTaxes(paid.tax_lines)),
      reverse_charge: paid.reverse_charge,
      gateway: paid.gateway,
      corrects: null,
    },
  })
}

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
  await insert(transaction, {
    kind: 'credit-note',
    seller: original.seller,
    paid: await readPayment(transaction, payment),
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
  await insert(transaction, {
    kind: 'debit-note',
    seller: note.seller,
    paid: await readPayment(transaction, payment),
    refund,
    total: BigInt(note.total),
    tax: BigInt(note.tax),
    document: { ...invoiceDocumentSchema.parse(note.document), corrects: note.number },
  })
}

async function readPayment(transaction: Transaction, id: string): Promise<PaidRow> {
  const [row] = await transaction<PaidRow>(fragment`
    select p.id, p.gateway, p.currency, p.amount, p.tax, p.jurisdiction, p.tax_lines, p.reverse_charge,
      p.period_start, p.period_end, p.user_id, p.team_id,
      (case when exists (select 1 from payments q where q.order_id = p.order_id and q.id <> p.id) then 0
        else o.discount end)::text as discount
      from payments p join orders o on o.id = p.order_id where p.id = ${id}::uuid`)
  if (row === undefined) throw new Error(`no payment ${id}`)
  return row
}

interface NewDocument {
  readonly kind: InvoiceKind
  readonly seller: string
  readonly paid: PaidRow
  readonly refund: string | null
  readonly total: bigint
  readonly tax: bigint
  readonly document: InvoiceDocument
}

async function insert(
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
