import { describe, expect, it } from 'vitest'
import { type Actor, mayOpenPanel, RESOURCES, scopeOf } from './permissions.ts'
import { STAFF_ROLES, type StaffRole } from './roles.ts'

const staff = (...roles: StaffRole[]): Actor => ({ id: 'someone', roles })
const member: Actor = { id: 'member', roles: [] }

describe('scopeOf', () => {
  it('grants visitors published assets only', () => {
    expect(scopeOf(null, 'read', 'items')).toBe('published')
    expect(RESOURCES.filter((resource) => scopeOf(null, 'read', resource) === 'all')).toEqual([
      'categories',
      'styles',
      'tags',
      'blog-topics',
      'authors',
      'contributors',
      'licences',
      'licence-versions',
      'legal-pages',
    ])
  })

  it('grants writes to staff only; users change their account through calls of their own', () => {
    const written = (actor: Actor) =>
      RESOURCES.filter((resource) =>
        (['create', 'update', 'delete'] as const).some((action) => scopeOf(actor, action, resource) !== null),
      )
    expect([written(null), written(member)]).toEqual([[], []])
    expect(scopeOf(member, 'read', 'users')).toBe('own')
  })

  it('grants no role changes of records that only the software writes', () => {
    const everybody = staff(...STAFF_ROLES)
    for (const record of ['revisions', 'files', 'derivatives', 'downloads', 'outbox'] as const) {
      for (const action of ['create', 'update', 'delete'] as const) {
        expect(scopeOf(everybody, action, record), `${action} ${record}`).toBeNull()
      }
    }
  })

  it('grants no role the deletion of an asset, which is retired instead', () => {
    expect(scopeOf(staff(...STAFF_ROLES), 'delete', 'items')).toBeNull()
  })

  it('returns the widest scope of several roles', () => {
    expect(scopeOf(staff('finance'), 'update', 'items')).toBeNull()
    expect(scopeOf(staff('finance', 'reviewer'), 'update', 'items')).toBe('all')
  })
})

describe('mayOpenPanel', () => {
  it('is true for staff of any role', () => {
    expect([mayOpenPanel(null), mayOpenPanel(member)]).toEqual([false, false])
    expect(STAFF_ROLES.every((role) => mayOpenPanel(staff(role)))).toBe(true)
  })
})
