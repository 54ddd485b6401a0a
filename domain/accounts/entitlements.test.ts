import { describe, expect, it } from 'vitest'
import { entitlementsOf } from './entitlements.ts'
import { NO_ENTITLEMENTS } from './header-state.ts'

const auth = { uuid: 'a' }
const subscription = (type: 'personal' | 'team', status: 'active' | 'past-due' = 'active') => ({
  status,
  plan_info: { id: 24, slug: 'individual', name: 'Individual', type, period: 'month' as const },
  transaction: { gateway: 'stripe' as const },
})

describe('entitlementsOf', () => {
  it('is nothing for an account without lists', () => {
    expect(entitlementsOf({ auth })).toEqual(NO_ENTITLEMENTS)
    expect(entitlementsOf({ auth, subscriptions: [], teams: [], oauth_clients: [] })).toEqual(NO_ENTITLEMENTS)
  })

  it('takes the plan of the first subscription', () => {
    const held = entitlementsOf({ auth, subscriptions: [subscription('personal'), subscription('team')] })
    expect(held.plan).toEqual({
      id: 24,
      name: 'Individual',
      type: 'personal',
      period: 'month',
      slug: 'individual',
      gateway: 'stripe',
    })
  })

  it('names the plan whose last payment failed', () => {
    const subscriptions = [subscription('personal'), subscription('team', 'past-due')]
    expect(entitlementsOf({ auth, subscriptions }).unpaidPlan).toBe('Individual')
    expect(entitlementsOf({ auth, subscriptions: [subscription('personal')] }).unpaidPlan).toBeNull()
  })

  it('counts teams that have a team plan, and knows the team that the user owns', () => {
    const teams = [
      { uuid: 'a', is_subscribed: true, pivot: { role: 'admin' } },
      { uuid: 'b', is_subscribed: false },
      { uuid: 'c' },
    ]
    expect(entitlementsOf({ auth, teams, oauth_clients: [{}] })).toMatchObject({
      subscribedTeams: 1,
      ownsTeam: true,
      oauthClients: 1,
    })
    expect(entitlementsOf({ auth: { uuid: 'x' }, teams }).ownsTeam).toBe(false)
  })
})
