import type { Currency } from './currencies.ts'
import type { Money } from './money.ts'

/**
 * Divides an amount in proportion to weights. The parts add up to the amount exactly: every part is rounded towards
 * zero, and the remaining units go one each to the parts with the largest remainders, earlier parts first among equals
 * (the largest remainder method).
 *
 * @param weights not negative, at least one above zero
 * @throws RangeError for other weights
 */
export function allocate<C extends Currency>(
  { amount, currency }: Money<C>,
  weights: readonly bigint[],
): readonly Money<C>[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (weights.some((weight) => weight < 0n)) throw new RangeError('A weight is negative.')
  if (total === 0n) throw new RangeError('At least one weight must be above zero.')
  const size = amount < 0n ? -amount : amount
  const sign = amount < 0n ? -1n : 1n
  const parts = weights.map((weight, at) => ({
    at,
    units: (size * weight) / total,
    remainder: (size * weight) % total,
  }))
  const missing = size - parts.reduce((sum, { units }) => sum + units, 0n)
  const byRemainder = parts.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.at - b.at,
  )
  for (const part of byRemainder.slice(0, Number(missing))) part.units += 1n
  return parts.map(({ units }) => ({ amount: sign * units, currency }))
}
