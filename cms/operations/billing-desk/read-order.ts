import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { type Payload, transactionOf } from '#cms/operations/database.ts'
import { readLines } from '#cms/operations/orders/order-row.ts'
import type { OrderDetail } from '#domain/contract/console/billing.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { decimalText } from '#domain/money/text.ts'

/** An order with its lines. */
export async function readOrder(payload: Payload, id: string): Promise<(ConsoleRow & OrderDetail) | null> {
  const row = await readRow(payload, 'orders', id)
  if (row === null) return null
  const currency = row.currency as Currency
  const lines = await readLines(transactionOf(payload), id)
  return {
    ...row,
    lines: lines.map(({ id: line, title, amount }) => ({
      id: line,
      title,
      amount: decimalText({ amount: BigInt(amount), currency }),
    })),
  }
}
