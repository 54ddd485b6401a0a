import { describe, expect, it } from 'vitest'
import { drawerAction, type HeaderButton, headerButton } from '#domain/accounts/header-button.ts'
import { type HeaderPerson, type HeaderPlan, NO_ENTITLEMENTS } from '#domain/accounts/header-state.ts'

const MONTHLY: HeaderPlan = {
  slug: 'individual',
  id: 24,
  name: 'Individual',
  type: 'personal',
  period: 'month',
  gateway: 'stripe',
}

const PLANS = {
  none: null,
  monthly: MONTHLY,
  'monthly elsewhere': { ...MONTHLY, gateway: 'paypal' },
  annual: { ...MONTHLY, period: 'year' },
  'team monthly': { ...MONTHLY, type: 'team' },
  'team annual': { ...MONTHLY, type: 'team', period: 'year' },
  education: { ...MONTHLY, type: 'education' },
  api: { ...MONTHLY, type: 'api' },
} as const satisfies Record<string, HeaderPlan | null>

const BUTTONS = {
  annual: { action: 'switch-to-annual', path: '/dashboard/subscriptions/upgrade' },
  switch: { action: 'switch-to-team', path: '/auth/switch-team' },
  team: { action: 'get-team-access', path: '/purchase/plan', query: { type: 'team' } },
  teams: { action: 'get-team-access', path: '/dashboard/subscriptions' },
  get: { action: 'get-unlimited-downloads', path: '/pricing' },
} as const satisfies Record<string, HeaderButton>

type Row = readonly [keyof typeof BUTTONS, keyof typeof BUTTONS, keyof typeof BUTTONS, keyof typeof BUTTONS]

/** Users without a subscribed team: elsewhere, on the pricing page; users with one: elsewhere, on the pricing page. */
const PERSONAL: Record<keyof typeof PLANS, Row> = {
  none: ['get', 'get', 'switch', 'get'],
  monthly: ['annual', 'team', 'annual', 'team'],
  'monthly elsewhere': ['team', 'team', 'switch', 'team'],
  annual: ['team', 'team', 'switch', 'team'],
  'team monthly': ['teams', 'teams', 'switch', 'teams'],
  'team annual': ['teams', 'teams', 'switch', 'teams'],
  education: ['get', 'get', 'switch', 'get'],
  api: ['get', 'get', 'switch', 'get'],
}
const TEAM: Record<keyof typeof PLANS, Row> = {
  none: ['team', 'team', 'team', 'team'],
  monthly: ['team', 'team', 'team', 'team'],
  'monthly elsewhere': ['team', 'team', 'team', 'team'],
  annual: ['team', 'team', 'team', 'team'],
  'team monthly': ['teams', 'teams', 'teams', 'teams'],
  'team annual': ['teams', 'teams', 'teams', 'teams'],
  education: ['team', 'team', 'team', 'team'],
  api: ['team', 'team', 'team', 'team'],
}

const PLACES = [
  { subscribedTeams: 0, onPricing: false },
  { subscribedTeams: 0, onPricing: true },
  { subscribedTeams: 2, onPricing: false },
  { subscribedTeams: 2, onPricing: true },
] as const

function person(over: Partial<HeaderPerson>): HeaderPerson {
  return { ...NO_ENTITLEMENTS, mode: 'personal', seller: false, ...over }
}

const cases = Object.entries({ personal: PERSONAL, team: TEAM }).flatMap(([mode, table]) =>
  Object.entries(table).flatMap(([plan, row]) =>
    PLACES.map((place, index) => ({ mode, plan, ...place, expected: row[index] ?? 'get' })),
  ),
)

describe('headerButton', () => {
  it.each(cases)(
    'in $mode mode, plan $plan, $subscribedTeams teams, on pricing $onPricing: $expected',
    ({ mode, plan, subscribedTeams, onPricing, expected }) => {
      const who = person({
        mode: mode === 'team' ? 'team' : 'personal',
        plan: PLANS[plan as keyof typeof PLANS],
        subscribedTeams,
      })
      expect(headerButton(who, { onPricing })).toEqual(BUTTONS[expected])
    },
  )

  it('has no header button for a visitor', () => {
    expect(headerButton(null, { onPricing: false })).toBeNull()
  })
})

describe('drawerAction', () => {
  it.each([
    ['none', 'get-unlimited-downloads'],
    ['education', 'get-unlimited-downloads'],
    ['api', 'get-unlimited-downloads'],
    ['monthly', 'log-out'],
    ['annual', 'log-out'],
    ['team annual', 'log-out'],
  ] as const)('offers a user with plan %s: %s', (plan, action) => {
    expect(drawerAction(person({ plan: PLANS[plan] }))).toBe(action)
  })
})
