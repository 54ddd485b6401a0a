import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { type Coupon, type CouponUse, couponCode, decideCoupon } from './coupon.ts'

const NOW = Date.UTC(2026, 10, 26)
const coupon: Coupon = {
  code: 'AUTUMN',
  isActive: true,
  percent: 25,
  amounts: [],
  plans: [],
  forAssets: false,
  from: null,
  until: null,
  maxUses: null,
}
const use: CouponUse = { plan: 'individual', subtotal: money(1999, 'USD'), now: NOW, uses: 0, ownUses: 0 }

describe('a coupon', () => {
  test('floors what is left of the price', () => {
    // 75 % of 19.99 is 14.9925.
    expect(decideCoupon(coupon, use)).toEqual({ ok: true, value: money(1999 - 1499, 'USD') })
  })

  test('of an amount takes at most the price, in its currencies only', () => {
    const off = { ...coupon, percent: null, amounts: [money(500, 'USD'), money(9_999_999, 'INR')] }
    expect(decideCoupon(off, use)).toEqual({ ok: true, value: money(500, 'USD') })
    const rupees = { ...use, subtotal: money(74_900, 'INR') }
    expect(decideCoupon(off, rupees)).toEqual({ ok: true, value: money(74_900, 'INR') })
    expect(decideCoupon(off, { ...use, subtotal: money(1999, 'EUR') })).toMatchObject({
      code: 'coupon-not-for-this',
    })
  })

  test.each<[string, Partial<Coupon>, Partial<CouponUse>, string]>([
    ['that is switched off', { isActive: false }, {}, 'coupon-unknown'],
    ['before its time', { from: NOW + 1 }, {}, 'coupon-unknown'],
    ['after its time', { until: NOW }, {}, 'coupon-ended'],
    ['of another plan', { plans: ['team'] }, {}, 'coupon-not-for-this'],
    ['of plans, for assets', {}, { plan: null }, 'coupon-not-for-this'],
    ['that the buyer used', {}, { uses: 1, ownUses: 1 }, 'coupon-already-used'],
    ['that is used up', { maxUses: 3 }, { uses: 3 }, 'coupon-used-up'],
  ])('%s is refused', (_, over, other, code) => {
    expect(decideCoupon({ ...coupon, ...over }, { ...use, ...other })).toMatchObject({ ok: false, code })
  })

  test('never gives more than the price, and nothing back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (percent, amount) => {
          const decided = decideCoupon({ ...coupon, percent }, { ...use, subtotal: money(amount, 'USD') })
          if (!decided.ok) throw new Error(decided.code)
          const discount = decided.value.amount
          expect(discount >= 0n && discount <= amount).toBe(true)
          expect(discount * 100n >= amount * BigInt(percent)).toBe(true)
          expect(percent < 100 || discount === amount).toBe(true)
        },
      ),
    )
  })

  test('has a code without case and outer spaces', () => {
    expect(couponCode(' autumn ')).toBe('AUTUMN')
  })
})
