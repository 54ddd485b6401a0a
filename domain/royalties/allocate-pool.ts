import { type Money, money } from '#domain/money/money.ts'
import { WHOLE_SHARE } from '#domain/royalties/rule.ts'

/** A download as a pool sees it, priced by the version of the rules that it stores. */
export interface PooledDownload {
  /** Of the kind of its item. */
  readonly weight: number
  /** The share of its contributor, in basis points. */
  readonly share: number
}

/**
 * What each download of a subscriber's billing month earns (domain.md: net revenue x share x weight / total weight).
 *
 * The contributors' part of the month is `net x sum(weight x share) / (10,000 x sum(weight))`, rounded down; with one share
 * for all it is `net x share`. It is divided in proportion to `weight x share` by the largest remainder method: each part is
 * rounded down, and the cents that are left go one each to the largest remainders, among equal ones to the earlier
 * download. The parts add up to the contributors' part exactly; the rest of the net revenue is the platform's. The largest
 * remainder method is Hamilton's.
 *
 * @param downloads in the order of their ids; without any, or with weights of zero alone, contributors earn nothing
 * @param net of the month, after tax, fees and refunds, not negative
 */
export function allocatePool(net: Money, downloads: readonly PooledDownload[]): readonly Money[] {
  const weights = downloads.map(({ weight }) => weight)
  const shares = downloads.map(({ share }) => share)
  return dividePool(net.amount, { weights, shares }).map((amount) => money(amount, net.currency))
}

/** The downloads of a pool by columns. */
interface PoolColumns {
  readonly weights: ArrayLike<number>
  readonly shares: ArrayLike<number>
}

/** The same in minor units. A close divides a million downloads: it computes with numbers as long as they are exact. */
export function dividePool(net: bigint, { weights, shares }: PoolColumns): readonly bigint[] {
  const parts: number[] = []
  let [weight, shared] = [0, 0]
  for (let at = 0; at < weights.length; at += 1) {
    const part = (weights[at] ?? 0) * (shares[at] ?? 0)
    parts.push(part)
    shared += part
    weight += weights[at] ?? 0
  }
  if (shared === 0) return parts.map(() => 0n)
  const whole = (net * BigInt(shared)) / BigInt(WHOLE_SHARE * weight)
  // The largest product is below it.
  const isExact = whole * BigInt(shared) <= BigInt(Number.MAX_SAFE_INTEGER)
  return isExact ? divideNumber(Number(whole), parts, shared) : divideBigint(whole, parts, shared)
}

/** Of safe integers: the quotient of two is never rounded up to an integer. */
function divideNumber(whole: number, parts: readonly number[], shared: number): bigint[] {
  const units: number[] = []
  const remainders: number[] = []
  let missing = whole
  for (const part of parts) {
    const unit = Math.floor((whole * part) / shared)
    units.push(unit)
    remainders.push(whole * part - unit * shared)
    missing -= unit
  }
  for (const at of largest(remainders, missing)) units[at] = (units[at] ?? 0) + 1
  return units.map(BigInt)
}

function divideBigint(whole: bigint, parts: readonly number[], shared: number): bigint[] {
  const products = parts.map((part) => whole * BigInt(part))
  const units = products.map((product) => product / BigInt(shared))
  const remainders = products.map((product) => Number(product % BigInt(shared)))
  const missing = whole - units.reduce((sum, one) => sum + one, 0n)
  for (const at of largest(remainders, Number(missing))) units[at] = (units[at] ?? 0n) + 1n
  return units
}

/** The places of the largest remainders, among equal ones the earlier. */
function largest(remainders: readonly number[], count: number): readonly number[] {
  if (count === 0) return []
  const places = remainders.map((_, at) => at)
  return places.sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0)).slice(0, count)
}
