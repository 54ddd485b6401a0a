import { expect, test } from 'vitest'
import type { SoldPlan } from '#domain/contract/plans.ts'
import { canChangePlan, planOptions } from './plan-options.ts'

const plan = (slug: string, planId: number, over: Partial<SoldPlan> = {}): SoldPlan => ({
  slug,
  name: slug,
  tagline: '',
  features: [],
  type: 'personal',
  audience: 'standard',
  condition: 'none',
  capabilities: [],
  allowances: [],
  members: 1,
  trialDays: 0,
  hasCard: true,
  isHighlighted: false,
  save: null,
  quantity: 10,
  offers: [
    {
      planId,
      country: null,
      currency: 'USD',
      prices: { month: 1999, year: 17_999 },
      seatPrices: { month: null, year: null },
      gateways: ['stripe'],
    },
  ],
  ...over,
})

const running = {
  status: 'active',
  cancelled_at: null,
  transaction: { gateway: 'stripe' },
  seats: 1,
  plan_info: { id: 24, type: 'personal', currency: 'USD', period: 'month' },
} as const

test('a plan can change to its other period, and to the other plans of its type', () => {
  const plans = [
    plan('icons', 30),
    plan('individual', 24),
    plan('team', 41, { type: 'team' }),
    plan('duo', 31, { members: 2 }),
  ]
  expect(planOptions(running, plans).map(({ name, period }) => `${name} ${period}`)).toEqual([
    'individual year',
    'icons month',
    'icons year',
  ])
})

test('conditions, other currencies and periods without a price are left out', () => {
  const plans = [
    plan('individual', 24),
    plan('students', 25, { condition: 'academic-address' }),
    plan('indian', 50, {
      offers: plan('x', 50).offers.map((offer) => ({ ...offer, currency: 'INR' as const })),
    }),
    plan('yearly', 26, {
      offers: plan('x', 26).offers.map((offer) => ({ ...offer, prices: { month: null, year: 9999 } })),
    }),
  ]
  expect(planOptions(running, plans).map(({ planId, period }) => [planId, period])).toEqual([
    [24, 'year'],
    [26, 'year'],
  ])
})

test('only a running plan that is paid by a prorating gateway changes', () => {
  expect(canChangePlan(running)).toBe(true)
  expect(canChangePlan({ ...running, cancelled_at: '2026-01-01T00:00:00.000Z' })).toBe(false)
  expect(canChangePlan({ ...running, status: 'past-due' })).toBe(false)
  expect(canChangePlan({ ...running, transaction: { gateway: null } })).toBe(false)
})

test('a plan changes in its market, whatever other offers have the same currency', () => {
  const [offer] = plan('individual', 24).offers
  const offers = offer ? [{ ...offer, planId: 50, country: 'IN' }, offer] : []
  const options = planOptions(running, [plan('individual', 24, { offers })])
  expect(options.map(({ planId, period }) => [planId, period])).toEqual([[24, 'year']])
})
