import type { Locale } from '#domain/locales/locales.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import { CURRENCY_EXPONENTS, type Currency } from './currencies.ts'
import type { Money } from './money.ts'
import { formatPrice, isPriceCurrency } from './price-text.ts'

/** An amount as a decimal number in major units: 1999n USD is `19.99`, -5n USD is `-0.05`, 500n JPY is `500`. */
export function decimalText({ amount, currency }: Money): `${number}` {
  const exponent = CURRENCY_EXPONENTS[currency]
  const digits = (amount < 0n ? -amount : amount).toString().padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const fraction = digits.slice(digits.length - exponent)
  return `${amount < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}` as `${number}`
}

/** The largest amount that is read, in minor units: it fits into PostgreSQL's `bigint`, also when a few are added. */
const MAX_READ = 10n ** 18n

/**
 * Reads a decimal number in major units, as people and CSV files write it: `19.99`, `19.9`, `19`.
 * @returns null when it is no number, has more decimals than the currency, or is larger than 10^18 minor units
 */
export function readDecimal<C extends Currency>(text: string, currency: C): Money<C> | null {
  const found = /^(?<sign>-?)(?<whole>\d{1,19})(?:\.(?<fraction>\d+))?$/.exec(text.trim())?.groups
  if (!found) return null
  const exponent = CURRENCY_EXPONENTS[currency]
  const { sign = '', whole = '', fraction = '' } = found
  if (fraction.length > exponent) return null
  const amount = BigInt(whole + fraction.padEnd(exponent, '0'))
  if (amount > MAX_READ) return null
  return { amount: sign === '-' ? -amount : amount, currency }
}

/**
 * An amount as readers of a locale expect it: `$19.99`, `19,99 €`. All decimals of the currency are shown. The decimal
 * text goes to the formatter as it is, so that no amount is rounded by floating point.
 */
export function formatMoney(amount: Money, locale: Locale): string {
  if (isPriceCurrency(amount.currency)) return formatPrice(decimalText(amount), amount.currency, locale)
  const digits = CURRENCY_EXPONENTS[amount.currency]
  return new Intl.NumberFormat(LOCALES[locale].bcp47, {
    style: 'currency',
    currency: amount.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimalText(amount))
}
