import { expect, it } from 'vitest'
import { type HeaderPlan, NO_ENTITLEMENTS } from '#domain/accounts/header-state.ts'
import { planLabel } from '#domain/accounts/plan-label.ts'

const plan = (over: Partial<HeaderPlan> = {}): HeaderPlan => ({
  id: 24,
  slug: 'individual',
  name: 'Individual annual',
  type: 'personal',
  period: 'year',
  gateway: 'stripe',
  ...over,
})

it.each([
  ['personal', null, { says: 'free' }],
  ['personal', plan({ type: 'education' }), { says: 'free' }],
  ['personal', plan({ type: 'api' }), { says: 'free' }],
  ['personal', plan({ id: 46 }), { says: 'individual' }],
  ['personal', plan({ id: 47, name: 'Icons Only' }), { says: 'name', name: 'Icons Only' }],
  ['personal', plan({ id: 48 }), { says: 'individual' }],
  ['personal', plan({ type: 'team' }), { says: 'individual' }],
  ['team', null, { says: 'free' }],
  ['team', plan({ type: 'api' }), { says: 'free' }],
  ['team', plan({ type: 'team' }), { says: 'team' }],
  ['team', plan({ id: 47, type: 'team' }), { says: 'team' }],
] as const)('labels %s mode with plan %o as %o', (mode, held, label) => {
  expect(planLabel({ ...NO_ENTITLEMENTS, seller: false, mode, plan: held })).toEqual(label)
})
