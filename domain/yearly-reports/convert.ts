import { CURRENCY_EXPONENTS, type Currency } from '#domain/money/currencies.ts'
import type { Money } from '#domain/money/money.ts'

/** Millionths of a currency for one euro, by currency. */
export type EuroRates = ReadonlyMap<string, bigint>

const MILLION = 1_000_000n
const MAX_RATE = 10n ** 12n

/** A rate as it is typed, with up to six decimals; null for anything else. */
export function readRate(text: string): bigint | null {
  const found = /^(?<whole>\d{1,6})(?:\.(?<fraction>\d{1,6}))?$/.exec(text.trim())?.groups
  if (!found) return null
  const rate = BigInt((found.whole ?? '') + (found.fraction ?? '').padEnd(6, '0'))
  return rate > 0n && rate < MAX_RATE ? rate : null
}

/** A rate as a decimal number without useless zeros. */
export function rateText(rate: bigint): string {
  const digits = rate.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '')
}

/** An amount in another currency by the rates of a year, rounded half away from zero; null without a rate. */
export function convert({ amount, currency }: Money, to: Currency, rates: EuroRates): bigint | null {
  if (currency === to) return amount
  const [from, into] = [rateOf(currency, rates), rateOf(to, rates)]
  if (from === null || into === null) return null
  const numerator = (amount < 0n ? -amount : amount) * 10n ** BigInt(CURRENCY_EXPONENTS[to]) * into
  const denominator = 10n ** BigInt(CURRENCY_EXPONENTS[currency]) * from
  const rounded = (2n * numerator + denominator) / (2n * denominator)
  return amount < 0n ? -rounded : rounded
}

function rateOf(currency: string, rates: EuroRates): bigint | null {
  return currency === 'EUR' ? MILLION : (rates.get(currency) ?? null)
}
