import type { Transaction } from '#cms/operations/database.ts'
import { insertDocument } from '#cms/operations/invoices/insert-document.ts'
import { readPaid } from '#cms/operations/invoices/read-paid.ts'
import type { OrderRow } from '#cms/operations/orders/order-row.ts'
import { readLines } from '#cms/operations/orders/order-row.ts'
import { readTaxes, storedTaxes } from '#cms/operations/tax/stored-taxes.ts'
import { invoiceLines } from '#domain/invoices/lines.ts'
import { readBuyer } from './read-buyer.ts'
import { readSeller } from './read-seller.ts'

/** Issues the invoice of a payment in the transaction that books it, once. */
export async function issueInvoice(
  transaction: Transaction,
  { order, payment }: { readonly order: OrderRow; readonly payment: string },
): Promise<void> {
  const paid = await readPaid(transaction, payment)
  const lines = await readLines(transaction, order.id)
  const period =
    paid.period_start === null || paid.period_end === null
      ? null
      : { start: new Date(paid.period_start).toISOString(), end: new Date(paid.period_end).toISOString() }
  const seller = await readSeller(transaction)
  await insertDocument(transaction, {
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
