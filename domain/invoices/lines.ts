import type { InvoiceDocument } from '#domain/contract/transactions.ts'

type Line = InvoiceDocument['lines'][number]

interface BoughtLine {
  readonly title: string
  readonly quantity: number
  /** Minor units, as the order has them. */
  readonly amount: bigint
}

interface Paid {
  /** What was paid with tax, in minor units, as prices are. */
  readonly amount: bigint
  /** The tax in it. */
  readonly tax: bigint
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
 * their order. A discount is one more line. Prices include tax, which is taken out of each line in proportion.
 */
export function invoiceLines(paid: Paid): readonly Line[] {
  const lines = linesWithTax(paid)
  const { amount: whole, tax } = paid
  let sum = 0n
  return lines.map(({ amount, ...line }) => {
    const before = withoutTax(sum, whole, tax)
    sum += amount
    return { ...line, amount: String(withoutTax(sum, whole, tax) - before) }
  })
}

type LineWithTax = Omit<Line, 'amount'> & { readonly amount: bigint }

function linesWithTax({ amount, period, lines, discount = 0n }: Paid): readonly LineWithTax[] {
  const [first] = lines
  if (period !== null && first !== undefined)
    return [
      { title: first.title, quantity: first.quantity, amount: amount + discount, period },
      ...(discount === 0n ? [] : [discountLine(-discount)]),
    ]
  const bought = lines.map((line) => ({ ...line, period: null }))
  const difference = amount - lines.reduce((sum, line) => sum + line.amount, 0n)
  return difference === 0n ? bought : [...bought, discountLine(difference)]
}

/** Rounded towards zero, so that the whole amount gives exactly what is left without its tax. */
function withoutTax(part: bigint, amount: bigint, tax: bigint): bigint {
  return amount === 0n ? part : (part * (amount - tax)) / amount
}

function discountLine(amount: bigint): LineWithTax {
  return { title: DISCOUNT_LINE, quantity: 1, amount, period: null }
}
