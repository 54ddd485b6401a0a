import type { InvoiceDocument } from '#domain/contract/transactions.ts'

type Line = InvoiceDocument['lines'][number]

interface BoughtLine {
  readonly title: string
  readonly quantity: number
  /** Minor units, as the order has them. */
  readonly amount: bigint
}

interface Paid {
  /** What was paid without tax, in minor units. */
  readonly net: bigint
  /** The paid period, where a subscription was paid. */
  readonly period: Line['period']
  readonly lines: readonly BoughtLine[]
  /** What a coupon took off this payment; zero for none. */
  readonly discount?: bigint
}

/** The title of the line that makes the difference between prices and payment; printed in the reader's language. */
export const DISCOUNT_LINE = 'discount'

/**
 * The lines of an invoice, which always add up to what was paid without tax. A payment for a period of a subscription is
 * one line of that amount: renewals and changes of seats are charged in proportion. Other payments have the lines of
 * their order. A discount is one more line.
 */
export function invoiceLines({ net, period, lines, discount = 0n }: Paid): readonly Line[] {
  const [first] = lines
  if (period !== null && first !== undefined)
    return [
      { title: first.title, quantity: first.quantity, amount: String(net + discount), period },
      ...(discount === 0n ? [] : [discountLine(-discount)]),
    ]
  const bought = lines.map(({ title, quantity, amount }) => ({
    title,
    quantity,
    amount: String(amount),
    period: null,
  }))
  const difference = net - lines.reduce((sum, { amount }) => sum + amount, 0n)
  return difference === 0n ? bought : [...bought, discountLine(difference)]
}

function discountLine(amount: bigint): Line {
  return { title: DISCOUNT_LINE, quantity: 1, amount: String(amount), period: null }
}
