import { expect, it } from 'vitest'
import { GATEWAYS, type Gateway } from '#domain/contract/checkout.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { offeredGateways, takesCurrency } from './offered-gateways.ts'

const WORLD = { country: null, currency: 'USD' } as const

it.each<
  [
    typeof WORLD | { country: 'IN'; currency: 'INR' } | { country: null; currency: 'INR' },
    readonly Gateway[],
    readonly Gateway[],
  ]
>([
  [WORLD, GATEWAYS, ['stripe', 'paypal']],
  [WORLD, ['stripe'], ['stripe']],
  [WORLD, [], []],
  [{ country: null, currency: 'INR' }, GATEWAYS, ['stripe']],
  [{ country: 'IN', currency: 'INR' }, GATEWAYS, ['razorpay']],
  [{ country: 'IN', currency: 'INR' }, ['stripe', 'paypal'], []],
])('an offer %j is sold by those of %j that fit: %j', (offer, configured, expected) => {
  expect(offeredGateways(offer, configured)).toEqual(expected)
})

it('PayPal takes most currencies, the others take all', () => {
  expect(CURRENCIES.filter((currency) => !takesCurrency('stripe', currency))).toEqual([])
  expect(takesCurrency('paypal', 'JPY')).toBe(true)
  expect(takesCurrency('paypal', 'KRW')).toBe(false)
})
