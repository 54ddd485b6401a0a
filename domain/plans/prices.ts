import { type Money, multiplyFloor } from '#domain/money/money.ts'
import type { PlanOffer } from './plan.ts'

const TWELFTH = { numerator: 1n, denominator: 12n }

/** A yearly price for one month, as prices are shown: 659.95 is 54.99 a month (domain.md, "Money and amounts"). */
export function monthOfYear(year: Money): Money {
  return multiplyFloor(year, TWELFTH)
}

/**
 * How much less a year costs than twelve months, in whole per cent, rounded half up; null without both prices.
 */
export function savedPercent({ prices }: Pick<PlanOffer, 'prices'>): number | null {
  const { month, year } = prices
  if (month === null || year === null || month === 0n) return null
  const twelve = month * 12n
  return Number(((twelve - year) * 200n + twelve) / (twelve * 2n))
}

/** The part of one member in a price, as it is shown: 1799 for five members is 359.8 each (domain.md). */
export function perMember(price: Money, members: number): Money {
  return multiplyFloor(price, { numerator: 1n, denominator: BigInt(members) })
}
