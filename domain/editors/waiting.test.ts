import { describe, expect, it } from 'vitest'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { hasPlace, listsOf, ownedIn } from './waiting.ts'

const as = (...roles: StaffRole[]) => ({ id: 'x', roles })

describe('the lists of a person', () => {
  it.each([
    ['editor', ['approvals', 'drafts', 'scheduled', 'links', 'translations']],
    ['support', ['messages']],
    ['reviewer', []],
    ['finance', []],
    ['admin', ['approvals', 'drafts', 'scheduled', 'links', 'translations', 'messages']],
  ] as const)('of a role %s are those that it may work on', (role, lists) => {
    expect(listsOf(as(role))).toEqual(lists)
  })

  it('add up for several roles, and are none for a visitor', () => {
    expect(listsOf(as('support', 'editor'))).toHaveLength(6)
    expect(listsOf(null)).toEqual([])
  })

  it('name the resources that the role may change alone', () => {
    expect(ownedIn(as('editor'), 'links')).toEqual(['landing-pages', 'posts', 'redirects', 'announcements'])
    expect(ownedIn(as('manager'), 'links')).toContain('legal-pages')
  })
})

describe('a place in the navigation', () => {
  it('has what the role edits', () => {
    expect(hasPlace(as('editor'), 'posts')).toBe(true)
    expect(hasPlace(as('editor'), 'plans')).toBe(false)
    expect(hasPlace(as('finance'), 'tax-rates')).toBe(true)
    expect(hasPlace(as('finance'), 'posts')).toBe(false)
    expect(hasPlace(as('support'), 'contact-messages')).toBe(true)
  })

  it('has what admins, developers and testers may read', () => {
    expect(hasPlace(as('developer'), 'outbox')).toBe(true)
    expect(hasPlace(as('tester'), 'items')).toBe(true)
    expect(hasPlace(as('tester'), 'outbox')).toBe(false)
    expect(hasPlace(as('admin'), 'revisions')).toBe(true)
    expect(hasPlace(null, 'posts')).toBe(false)
  })
})
