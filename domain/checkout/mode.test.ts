import { expect, it } from 'vitest'
import { gatewayOf, paysOnce } from './mode.ts'

it.each([
  ['IN', 'stripe', 'razorpay'],
  ['IN', 'paypal', 'razorpay'],
  ['IN', 'razorpay', 'razorpay'],
  [null, 'stripe', 'stripe'],
  [null, 'paypal', 'paypal'],
  [null, 'razorpay', null],
] as const)(
  'an offer for the country %s that is asked for with %s is sold by %s',
  (country, wanted, sold) => {
    expect(gatewayOf({ country }, wanted)).toBe(sold)
  },
)

it('Razorpay alone is paid once for each period', () => {
  expect(paysOnce('razorpay')).toBe(true)
  expect(paysOnce('stripe')).toBe(false)
  expect(paysOnce('paypal')).toBe(false)
  expect(paysOnce(null)).toBe(false)
})
