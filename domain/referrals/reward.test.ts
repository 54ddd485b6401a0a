import { describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { rewardLeft, rewardOf, rewardRefusal } from './reward.ts'

const FACTS = {
  currency: 'USD',
  isSelf: false,
  sharesPaymentMethod: false,
  isFirstPayment: true,
  isReferrerDeleted: false,
} as const

test.each([
  [{}, null],
  [{ isSelf: true }, 'self-referral'],
  [{ sharesPaymentMethod: true }, 'shared-payment-method'],
  [{ isFirstPayment: false }, 'not-first-payment'],
  [{ isReferrerDeleted: true }, 'referrer-deleted'],
  [{ currency: 'KRW' as const }, 'currency-not-rewarded'],
])('a payment with %o is refused as %s', (changed, refusal) => {
  expect(rewardRefusal({ ...FACTS, ...changed })).toBe(refusal)
})

test.each([
  [0n, 0n],
  [4n, 0n],
  [5n, 1n],
  [17_999n, 3_599n],
  [99_999n, 19_999n],
  [100_000n, 20_000n],
  [100_005n, 20_000n],
])('%i cents pay %i', (paid, reward) => {
  expect(rewardOf(money(paid, 'USD'))).toEqual(money(reward, 'USD'))
})

test('a currency without a cap pays nothing', () => {
  expect(rewardOf(money(1_000_000n, 'KRW')).amount).toBe(0n)
})

describe('after refunds', () => {
  const paid = { currency: 'USD', amount: 11_900n, tax: 1_900n, refunded: 0n, isReclaimed: false } as const

  test.each([
    [0n, 2_000n],
    [5_950n, 1_000n],
    [11_899n, 0n],
    [11_900n, 0n],
  ])('of %i cents, %i are left', (refunded, left) => {
    expect(rewardLeft({ ...paid, refunded }).amount).toBe(left)
  })

  test('a chargeback leaves nothing', () => {
    expect(rewardLeft({ ...paid, isReclaimed: true }).amount).toBe(0n)
  })
})
