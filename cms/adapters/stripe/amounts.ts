import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { type Money, money } from '#domain/money/money.ts'

/**
 * Currencies whose amounts Stripe wants with more decimals than ISO 4217 gives them, and by which factor
 * (docs.stripe.com/currencies, "Special cases").
 */
const FACTORS: Partial<Record<Currency, bigint>> = { ISK: 100n }

/** @throws RangeError for an amount that is no safe integer */
export function toStripe({ amount, currency }: Money): number {
  const converted = Number(amount * (FACTORS[currency] ?? 1n))
  if (!Number.isSafeInteger(converted)) throw new RangeError(`${amount} ${currency} is too large`)
  return converted
}

/** @throws RangeError for a currency that is not in the table, or an amount that has no whole minor units */
export function fromStripe(amount: number, code: string): Money {
  const currency = code.toUpperCase()
  if (!isCurrency(currency)) throw new RangeError(`the currency ${code} is unknown`)
  const given = money(amount, currency)
  const factor = FACTORS[currency] ?? 1n
  if (given.amount % factor !== 0n) throw new RangeError(`${amount} ${code} has no whole minor units`)
  return money(given.amount / factor, currency)
}
