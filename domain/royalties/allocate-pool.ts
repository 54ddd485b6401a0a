import { allocate } from '#domain/money/allocate.ts'
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
 * remainder method is Hamilton's; the close computes the same in SQL (`cms/operations/royalties/priced-lines.ts`).
 *
 * @param downloads in the order of their ids; without any, or with weights of zero alone, contributors earn nothing
 * @param net of the month, after tax, fees and refunds, not negative
 */
export function allocatePool(net: Money, downloads: readonly PooledDownload[]): readonly Money[] {
  const weight = downloads.reduce((sum, one) => sum + one.weight, 0)
  const shares = downloads.map((one) => BigInt(one.weight) * BigInt(one.share))
  const shared = shares.reduce((sum, one) => sum + one, 0n)
  if (shared === 0n) return downloads.map(() => money(0n, net.currency))
  const part = (net.amount * shared) / (BigInt(WHOLE_SHARE) * BigInt(weight))
  return allocate(money(part, net.currency), shares)
}
