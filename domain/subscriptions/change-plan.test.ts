import { describe, expect, test } from 'vitest'
import { type ChangedSubscription, decidePlanChange, type WantedPlan } from './change-plan.ts'

const monthly: ChangedSubscription = {
  state: 'active',
  gateway: 'stripe',
  cancelAtPeriodEnd: false,
  planSlug: 'individual',
  planType: 'personal',
  period: 'month',
  currency: 'USD',
  seats: 1,
  includedSeats: 1,
}
const individual: WantedPlan = {
  plan: { slug: 'individual', type: 'personal', members: 1, isSold: true },
  offer: {
    planId: 24,
    country: null,
    currency: 'USD',
    prices: { month: 1999n, year: 17_999n },
    seatPrices: { month: null, year: null },
  },
  period: 'year',
}

describe('a change of the plan', () => {
  test('from the month to the year has the price of the year', () => {
    expect(decidePlanChange(monthly, individual)).toEqual({
      ok: true,
      value: { unitPrice: 17_999n, seatPrice: null },
    })
  })

  test.each<[string, Partial<ChangedSubscription>, Partial<WantedPlan>, string]>([
    ['to the same plan and period', {}, { period: 'month' }, 'already-subscribed'],
    ['of a cancelled renewal', { cancelAtPeriodEnd: true }, {}, 'not-renewing'],
    ['while a payment is due', { state: 'past-due' }, {}, 'not-renewing'],
    ['in a trial', { state: 'trialing' }, {}, 'not-renewing'],
    ['at a gateway that does not prorate', { gateway: 'razorpay' }, {}, 'not-renewing'],
    ['of a free plan', { gateway: null }, {}, 'not-renewing'],
    ['to another currency', { currency: 'INR' }, {}, 'plan-not-sold'],
    ['to the price of one country', {}, { offer: { ...individual.offer, country: 'IN' } }, 'plan-not-sold'],
    ['to another type', { planType: 'team' }, {}, 'plan-not-sold'],
    [
      'to a plan that is no longer sold',
      {},
      { plan: { ...individual.plan, isSold: false } },
      'plan-not-sold',
    ],
    ['to other included seats', { includedSeats: 2, seats: 2 }, {}, 'plan-not-sold'],
    ['with seats that the plan does not sell', { seats: 3 }, {}, 'plan-not-sold'],
  ])('%s is refused', (_, subscription, wanted, code) => {
    expect(decidePlanChange({ ...monthly, ...subscription }, { ...individual, ...wanted })).toMatchObject({
      code,
    })
  })
})
