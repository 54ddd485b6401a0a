import { describe, expect, it } from 'vitest'
import type { PlanType } from '#domain/plans/plan.ts'
import type { PlanChoice } from './choice.ts'
import { decideNextStep, type NextStep, needsTeam, type RunningPlan } from './decide.ts'

function choose(type: PlanType): PlanChoice {
  return {
    plan: { name: type, type, members: 1, quantity: 10 },
    offer: {
      planId: 24,
      country: null,
      currency: 'USD',
      prices: { month: 1999, year: 17_999 },
      seatPrices: { month: null, year: null },
      gateways: ['stripe', 'paypal'],
    },
    period: 'year',
    seats: null,
  }
}

interface Held {
  readonly type?: PlanType
  readonly gateway?: 'stripe' | 'paypal' | 'razorpay'
  readonly currency?: 'USD' | 'INR'
  readonly cancelled?: boolean
}

function holding({
  type = 'personal',
  gateway = 'stripe',
  currency = 'USD',
  cancelled = false,
}: Held): RunningPlan {
  return {
    uuid: '0b8f6f0e-6a1c-4d3e-9a53-2d2f6d0c2f11',
    plan_info: { type, currency },
    transaction: { gateway },
    recurring_subscription_id: null,
    cancelled_at: cancelled ? '2026-11-01T00:00:00.000Z' : null,
  }
}

type Row = readonly [
  title: string,
  mode: 'personal' | 'team',
  held: Held | null,
  chosen: PlanType,
  expected: string,
]

/** Spec section 4, "Subscribing". */
const ROWS: readonly Row[] = [
  ['a user without a plan', 'personal', null, 'personal', 'checkout'],
  ['a user without a plan', 'personal', null, 'team', 'checkout'],
  ['a running personal plan of Stripe', 'personal', {}, 'personal', 'running-plan, replaced'],
  ['a running personal plan of Stripe', 'personal', {}, 'team', 'running-plan'],
  ['a cancelled personal plan of Stripe', 'personal', { cancelled: true }, 'personal', 'checkout'],
  ['a personal plan of PayPal', 'personal', { gateway: 'paypal' }, 'personal', 'checkout, replaced'],
  [
    'a personal plan in rupees',
    'personal',
    { gateway: 'razorpay', currency: 'INR' },
    'personal',
    'rupee-plan, replaced',
  ],
  ['a cancelled plan in rupees', 'personal', { currency: 'INR', cancelled: true }, 'personal', 'rupee-plan'],
  ['a team plan', 'personal', { type: 'team' }, 'personal', 'checkout'],
  ['an education plan', 'personal', { type: 'education' }, 'personal', 'checkout'],
  ['a team that chooses an individual plan', 'team', { type: 'team' }, 'personal', 'individual-for-team'],
  ['a team without a plan that chooses one', 'team', null, 'personal', 'individual-for-team'],
  ['a team that chooses a team plan', 'team', null, 'team', 'checkout'],
]

function printed(step: NextStep): string {
  if (step.do === 'sign-up') return step.on
  const name = step.do === 'confirm' ? step.why : step.do
  return step.replaces === null ? name : `${name}, replaced`
}

describe('decideNextStep', () => {
  it.each(ROWS)('for %s in %s mode with %j choosing %s is %s', (_, mode, held, chosen, expected) => {
    const chooser = { session: 'person', mode, held: held && holding(held) } as const
    expect(printed(decideNextStep(choose(chosen), chooser))).toBe(expected)
  })

  it('sends a visitor to the purchase page, and from Canva to its sign-up', () => {
    expect(decideNextStep(choose('personal'), { session: 'visitor', fromCanva: false })).toEqual({
      do: 'sign-up',
      on: 'purchase',
    })
    expect(decideNextStep(choose('team'), { session: 'visitor', fromCanva: true })).toEqual({
      do: 'sign-up',
      on: 'canva',
    })
  })
})

describe('needsTeam', () => {
  it.each([
    ['team', 'personal', true],
    ['team', 'team', false],
    ['personal', 'personal', false],
    ['personal', 'team', false],
  ] as const)('for a %s plan in %s mode is %s', (chosen, mode, expected) => {
    expect(needsTeam(choose(chosen), { session: 'person', mode, held: null })).toBe(expected)
  })

  it('is false for visitors, who sign up first', () => {
    expect(needsTeam(choose('team'), { session: 'visitor', fromCanva: false })).toBe(false)
  })
})
