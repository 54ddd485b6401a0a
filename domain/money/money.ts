import type { Currency } from './currencies.ts'

/**
 * An amount of money: minor units of one currency (1999n USD is 19.99 US dollars; domain.md, "Money and amounts").
 * Amounts may be negative: refunds and ledger entries are.
 */
export interface Money<C extends Currency = Currency> {
  readonly amount: bigint
  readonly currency: C
}

/** An operation was given amounts of different currencies. Nothing converts between currencies silently. */
export class CurrencyMismatch extends Error {
  constructor(one: Currency, other: Currency) {
    super(`Amounts of ${one} and ${other} cannot be combined.`)
  }
}

/**
 * An amount of minor units.
 * @throws RangeError when a number is no safe integer
 */
export function money<C extends Currency>(amount: bigint | number, currency: C): Money<C> {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) {
    throw new RangeError(`${amount} is no whole number of minor units.`)
  }
  return { amount: BigInt(amount), currency }
}

/** @throws CurrencyMismatch */
export function add<C extends Currency>(one: Money<C>, other: Money<C>): Money<C> {
  requireSame(one, other)
  return { amount: one.amount + other.amount, currency: one.currency }
}

/** @throws CurrencyMismatch */
export function subtract<C extends Currency>(one: Money<C>, other: Money<C>): Money<C> {
  return add(one, negate(other))
}

export function negate<C extends Currency>({ amount, currency }: Money<C>): Money<C> {
  return { amount: -amount, currency }
}

/** The sum of amounts of one currency; zero for none. @throws CurrencyMismatch */
export function sum<C extends Currency>(amounts: readonly Money<C>[], currency: C): Money<C> {
  return amounts.reduce((total, each) => add(total, each), money(0n, currency))
}

/** Below zero when the first is smaller, above zero when it is larger. @throws CurrencyMismatch */
export function compare(one: Money, other: Money): number {
  requireSame(one, other)
  return one.amount < other.amount ? -1 : one.amount > other.amount ? 1 : 0
}

/** An exact fraction, such as 20 % = 1/5: percentages never go through floating point. */
export interface Ratio {
  readonly numerator: bigint
  readonly denominator: bigint
}

/**
 * A part of an amount, rounded down to a whole minor unit, towards negative infinity for negative amounts (spec,
 * "Price rounding floors to 2 decimals").
 * @throws RangeError when the denominator is not positive
 */
export function multiplyFloor<C extends Currency>({ amount, currency }: Money<C>, ratio: Ratio): Money<C> {
  const { numerator, denominator } = ratio
  if (denominator <= 0n) throw new RangeError('A ratio needs a positive denominator.')
  return { amount: divideFloor(amount * numerator, denominator), currency }
}

function divideFloor(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}

function requireSame(one: Money, other: Money): void {
  if (one.currency !== other.currency) throw new CurrencyMismatch(one.currency, other.currency)
}
