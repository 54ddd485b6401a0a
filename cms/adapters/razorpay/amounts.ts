import { isCurrency } from '#domain/money/currencies.ts'
import { type Money, money } from '#domain/money/money.ts'

/** @throws RangeError for an amount that is no safe integer */
export function toRazorpay({ amount, currency }: Money): number {
  const converted = Number(amount)
  if (!Number.isSafeInteger(converted)) throw new RangeError(`${amount} ${currency} is too large`)
  return converted
}

/** @throws RangeError for a currency that is not in the table, or an amount that is not exact */
export function fromRazorpay(amount: number, currency: string): Money {
  if (!isCurrency(currency)) throw new RangeError(`the currency ${currency} is unknown`)
  return money(amount, currency)
}
