/** The part of an amount that falls on `part` of `whole` seconds, rounded half up; amounts are minor units, not negative. */
export function proratedAmount(amount: number, part: number, whole: number): number {
  if (whole <= 0) throw new RangeError('a period must have a length')
  const bounded = Math.min(Math.max(part, 0), whole)
  const [product, length] = [BigInt(amount) * BigInt(bounded), BigInt(whole)]
  return Number((product * 2n + length) / (length * 2n))
}

/** Splits a discount over lines by their amounts; the parts sum up to it. */
export function splitDiscount(discount: number, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  let left = discount
  let rest = total
  return amounts.map((amount) => {
    const part = rest === 0 ? 0 : Math.round((left * amount) / rest)
    left -= part
    rest -= amount
    return part
  })
}
