import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from '#domain/money/allocate.ts'
import { money } from '#domain/money/money.ts'
import { allocatePool, type PooledDownload } from './allocate-pool.ts'
import { WHOLE_SHARE } from './rule.ts'

/** The rule as domain.md states it. */
function reference(net: bigint, downloads: readonly PooledDownload[]): readonly bigint[] {
  const weight = downloads.reduce((sum, one) => sum + BigInt(one.weight), 0n)
  const shares = downloads.map((one) => BigInt(one.weight) * BigInt(one.share))
  const shared = shares.reduce((sum, one) => sum + one, 0n)
  if (shared === 0n) return downloads.map(() => 0n)
  const part = (net * shared) / (BigInt(WHOLE_SHARE) * weight)
  return allocate(money(part, 'USD'), shares).map(({ amount }) => amount)
}

test('a pool is divided exactly, whether its products are safe integers or not', () => {
  const download = fc.record({
    weight: fc.integer({ min: 0, max: 100 }),
    share: fc.integer({ min: 0, max: WHOLE_SHARE }),
  })
  // From 10^8 on, products with the sum of some downloads are no safe integers.
  const net = fc.oneof(
    fc.bigInt({ min: 0n, max: 10_000n }),
    fc.bigInt({ min: 10n ** 8n, max: 10n ** 11n }),
    fc.bigInt({ min: 10n ** 15n, max: 10n ** 18n }),
  )
  fc.assert(
    fc.property(net, fc.array(download, { maxLength: 40 }), (amount, downloads) => {
      const divided = allocatePool(money(amount, 'USD'), downloads).map((one) => one.amount)
      expect(divided).toEqual(reference(amount, downloads))
    }),
    { numRuns: 2_000 },
  )
})

test('equal remainders go to the earlier downloads', () => {
  const downloads = Array.from({ length: 7 }, () => ({ weight: 1, share: WHOLE_SHARE }))
  for (const amount of [3n, 10n ** 17n + 3n])
    expect(allocatePool(money(amount, 'USD'), downloads).map((one) => one.amount)).toEqual(
      reference(amount, downloads),
    )
})
