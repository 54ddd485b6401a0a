import { describe, expect, it, test } from 'vitest'
import { type Buyer, orderOfPlan } from './order-of-plan.ts'

const OFFER = {
  planId: 24,
  country: null,
  currency: 'USD',
  prices: { month: 1999n, year: 17_999n },
  seatPrices: { month: null, year: null },
} as const
const PLAN = {
  slug: 'individual',
  name: 'Individual',
  type: 'personal',
  otherIds: [],
  offers: [OFFER],
  members: 1,
  trialDays: 0,
  allowances: [],
  isSold: true,
  condition: 'none',
} as const
const TEAM = {
  plan: { ...PLAN, type: 'team', members: 5 },
  offer: { ...OFFER, seatPrices: { month: null, year: 13_199n } },
} as const
const BUYER: Buyer = { email: 'ada@example.com', verified: true, country: 'DE', team: null }
const MEMBER: Buyer = { ...BUYER, team: 'team-1' }
const YEAR = { billing_period: 'year', members: undefined } as const

describe('the price of an order', () => {
  it('is that of the plan for the period', () => {
    const order = orderOfPlan({ plan: PLAN, offer: OFFER }, YEAR, BUYER)
    expect(order).toMatchObject({
      value: { seats: 1, extraSeats: 0, total: { amount: 17_999n, currency: 'USD' } },
    })
  })

  it('of a personal plan ignores a number of members', () => {
    const order = orderOfPlan({ plan: PLAN, offer: OFFER }, { ...YEAR, members: 40 }, BUYER)
    expect(order).toMatchObject({ value: { seats: 1, total: { amount: 17_999n } } })
  })

  it('of a team adds seats above the included ones', () => {
    const order = orderOfPlan(TEAM, { ...YEAR, members: 7 }, MEMBER)
    expect(order).toMatchObject({ value: { seats: 7, extraSeats: 2, total: { amount: 17_999n + 26_398n } } })
  })
})

test.each([
  [{ plan: { ...PLAN, isSold: false }, offer: OFFER }, {}, BUYER, 'plan-not-sold'],
  [{ plan: { ...PLAN, type: 'api' }, offer: OFFER }, {}, BUYER, 'plan-not-sold'],
  [{ plan: PLAN, offer: { ...OFFER, prices: { month: 1n, year: null } } }, {}, BUYER, 'plan-not-sold'],
  [TEAM, {}, BUYER, 'team-missing'],
  [TEAM, { members: 4 }, MEMBER, 'seats-unavailable'],
  [TEAM, { members: 6, billing_period: 'month' }, MEMBER, 'seats-unavailable'],
  [{ plan: PLAN, offer: { ...OFFER, country: 'IN' } }, {}, BUYER, 'offer-of-other-country'],
  [
    { plan: PLAN, offer: { ...OFFER, country: 'IN' } },
    {},
    { ...BUYER, country: null },
    'offer-of-other-country',
  ],
  [{ plan: { ...PLAN, condition: 'code' }, offer: OFFER }, {}, BUYER, 'plan-condition-unmet'],
  [{ plan: { ...PLAN, condition: 'academic-address' }, offer: OFFER }, {}, BUYER, 'plan-condition-unmet'],
  [
    { plan: { ...PLAN, condition: 'academic-address' }, offer: OFFER },
    {},
    { ...BUYER, email: 'ada@mit.edu', verified: false },
    'plan-condition-unmet',
  ],
] as const)('%o with %o for %o is refused: %s', (wanted, change, buyer, code) => {
  expect(orderOfPlan(wanted, { ...YEAR, ...change }, buyer)).toMatchObject({ ok: false, code })
})

it('lets a confirmed academic address have an education plan', () => {
  const plan = { ...PLAN, type: 'education', condition: 'academic-address' } as const
  const buyer = { ...BUYER, email: 'ada@cs.ox.ac.uk' }
  expect(orderOfPlan({ plan, offer: OFFER }, YEAR, buyer)).toMatchObject({ ok: true })
})
