import { describe, expect, it } from 'vitest'
import type { PlanChoice } from './choice.ts'
import { checkoutPayload } from './payload.ts'
import { printPurchase } from './print-purchase.ts'
import { readPurchase } from './purchase-query.ts'

const CHOICE: PlanChoice = {
  plan: { name: 'Team+', type: 'team', members: 5, quantity: 10 },
  offer: {
    planId: 43,
    country: null,
    currency: 'USD',
    prices: { month: 8499, year: 65_995 },
    seatPrices: { month: 1699, year: 13_199 },
    gateways: ['stripe', 'paypal'],
  },
  period: 'month',
  seats: null,
}
const INDIA: PlanChoice = {
  ...CHOICE,
  offer: { ...CHOICE.offer, planId: 52, country: 'IN', currency: 'INR' },
}

describe('the checkout payload', () => {
  it('names the offer, the period and the members, and pays with Stripe by default', () => {
    expect(checkoutPayload(CHOICE, { cancelUrl: '/en/pricing' })).toEqual({
      purchase_type: 'plan',
      plan_id: 43,
      billing_period: 'month',
      billing_frequency: 1,
      members: 5,
      quantity: 10,
      type: 'team',
      gateway: 'stripe',
      checkout_mode: 'subscription',
      cancel_url: '/en/pricing',
      gtm_amount: '84.99',
      gtm_name: 'Team+',
    })
  })

  it('pays a local plan with Razorpay in payment mode, whatever gateway was asked for', () => {
    expect(checkoutPayload(INDIA, { cancelUrl: '/en/pricing', gateway: 'paypal' })).toMatchObject({
      gateway: 'razorpay',
      checkout_mode: 'payment',
    })
    expect(checkoutPayload(CHOICE, { cancelUrl: '/en/pricing', gateway: 'paypal' })).toMatchObject({
      gateway: 'paypal',
      checkout_mode: 'subscription',
    })
  })

  it('names the subscription that an upgrade replaces', () => {
    const replaced = { uuid: '0b8f6f0e-6a1c-4d3e-9a53-2d2f6d0c2f11', recurringId: 'sub_1' }
    expect(checkoutPayload(CHOICE, { cancelUrl: '/en', replaced })).toMatchObject({
      subscription_uuid: replaced.uuid,
      recurring_subscription_id: 'sub_1',
    })
  })
})

describe('the query of the purchase page', () => {
  it('is read as it was printed', () => {
    const payload = checkoutPayload(CHOICE, {
      cancelUrl: '/en/pricing?a=1',
      redirect: '/en/icons',
      code: 'SAVE10',
    })
    expect(readPurchase(printPurchase(payload))).toEqual({
      type: null,
      plan_id: 43,
      billing_period: 'month',
      members: 5,
      code: 'SAVE10',
      gateway: 'stripe',
      cancel_url: '/en/pricing?a=1',
      redirect: '/en/icons',
    })
  })

  it.each(['', 'plan_id=x', 'plan_id=-1', 'plan_id=24&billing_period=week', 'members=3'])(
    'names no plan in %j',
    (query) => {
      expect(readPurchase(new URLSearchParams(query))).toBeNull()
    },
  )

  it('may name a type of plan instead of a plan', () => {
    expect(readPurchase(new URLSearchParams('type=team'))).toMatchObject({
      type: 'team',
      billing_period: 'year',
    })
    expect(readPurchase(new URLSearchParams('type=castle'))).toBeNull()
  })

  it('leads back to no other site', () => {
    const query = new URLSearchParams('plan_id=24&cancel_url=https://evil.example&redirect=//evil.example')
    expect(readPurchase(query)).toMatchObject({ cancel_url: undefined, redirect: undefined })
  })
})
