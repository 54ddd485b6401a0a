import { describe, expect, it } from 'vitest'
import { STAFF_ROLES, type StaffRole } from '#domain/permissions/roles.ts'
import { mayRead, readScope } from './may-read.ts'
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
    ['users', ['admin', 'support']],
    ['staff', ['admin', 'support']],
    ['audit-log', ['admin', 'manager']],
  ] as [ConsoleResource, StaffRole[]][])('lets only some staff read %s', (resource, roles) => {
    expect(readersOf(resource)).toEqual(roles)
  })
})

describe('readScope', () => {
  const contributor = { id: 'a', roles: [], isContributor: true } as const

  it('lets contributors read their own submissions, and no other resource', () => {
    for (const resource of CONSOLE_RESOURCE_CODES)
      expect([resource, readScope(contributor, resource)]).toEqual([
        resource,
        resource === 'submissions' ? 'own' : null,
      ])
  })

  it('lets a contributor with the role reviewer read every submission', () => {
    expect(readScope({ ...contributor, roles: ['reviewer'] }, 'submissions')).toBe('all')
  })
})
