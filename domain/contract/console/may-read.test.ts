import { describe, expect, it } from 'vitest'
import { CONTRIBUTOR_TEAM_ROLES, STAFF_ROLES, type StaffRole } from '#domain/permissions/roles.ts'
import { mayRead, readReach } from './may-read.ts'
import { CONSOLE_RESOURCE_CODES, type ConsoleResource } from './resources.ts'

const readersOf = (resource: ConsoleResource) =>
  STAFF_ROLES.filter((role) => mayRead({ id: 'a', roles: [role] }, resource))

describe('mayRead', () => {
  it.each(CONSOLE_RESOURCE_CODES)('lets no visitor and no member read %s', (resource) => {
    expect(mayRead(null, resource)).toBe(false)
    expect(mayRead({ id: 'a', roles: [] }, resource)).toBe(false)
  })

  it.each(['items', 'packs', 'bundles', 'contributors'] as const)('lets all staff read %s', (resource) => {
    expect(readersOf(resource)).toEqual(STAFF_ROLES)
  })

  it.each([
    ['submissions', ['admin', 'manager', 'editor', 'reviewer', 'support', 'senior-reviewer']],
    ['takedowns', ['admin', 'manager', 'support']],
    ['users', ['admin', 'support']],
    ['staff', ['admin', 'support']],
    ['customers', ['admin', 'finance', 'support']],
    ['payments', ['admin', 'finance', 'support']],
    ['subscriptions', ['admin', 'finance', 'support']],
    ['orders', ['admin', 'finance', 'support']],
    ['invoices', ['admin', 'finance', 'support']],
    ['customer-teams', ['admin', 'finance', 'support']],
    ['refunds', ['admin', 'finance', 'support']],
    ['coupons', ['admin', 'manager', 'finance']],
    ['newsletters', ['admin', 'manager', 'editor']],
    ['work-requests', ['admin', 'manager', 'editor']],
    ['affiliate-payouts', ['admin', 'finance']],
    ['payees', ['admin', 'finance']],
    ['cashouts', ['admin', 'finance']],
    ['payout-batches', ['admin', 'finance']],
    ['certificates', ['admin', 'manager', 'finance', 'support']],
    ['signals', ['admin', 'finance', 'support']],
    ['payment-differences', ['admin', 'finance']],
    ['disputes', ['admin', 'finance']],
    ['ledger-accounts', ['admin', 'finance']],
    ['ledger-transactions', ['admin', 'finance']],
    ['ledger-days', ['admin', 'finance']],
    ['webhooks', ['admin', 'developer', 'finance']],
    ['audit-log', ['admin', 'manager']],
    ['role-requests', ['admin', 'manager']],
  ] as [ConsoleResource, StaffRole[]][])('lets only some staff read %s', (resource, roles) => {
    expect(readersOf(resource)).toEqual(roles)
  })
})

describe('readReach', () => {
  const contributor = { id: 'a', roles: [], isContributor: true } as const

  const owned: readonly ConsoleResource[] = ['submissions', 'pack-submissions', 'takedowns']

  it('lets contributors read their own submissions, packs and cases, every request to them, and no other resource', () => {
    const reachOf = (resource: ConsoleResource) => {
      if (resource === 'work-requests') return 'all'
      return owned.includes(resource) ? { owner: 'a', teams: [], contributors: [] } : null
    }
    for (const resource of CONSOLE_RESOURCE_CODES)
      expect([resource, readReach(contributor, resource)]).toEqual([resource, reachOf(resource)])
  })

  it.each(CONTRIBUTOR_TEAM_ROLES)('lets an %s of a team read its submissions', (role) => {
    const actor = { id: 'a', roles: [], contributorTeams: [{ id: 7, role }] }
    expect(readReach(actor, 'submissions')).toEqual({ owner: null, teams: [], contributors: [7] })
    expect(readReach(actor, 'items')).toBeNull()
  })

  it('lets a contributor with the role reviewer read every submission', () => {
    expect(readReach({ ...contributor, roles: ['reviewer'] }, 'submissions')).toBe('all')
  })
})
