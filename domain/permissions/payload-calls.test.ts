import { describe, expect, it } from 'vitest'
import { type CallOwner, refusalOfCall, ruleOf } from './payload-calls.ts'
import type { Actor } from './permissions.ts'
import { STAFF_ROLES } from './roles.ts'

const ITEMS: CallOwner = { kind: 'collection', slug: 'items' }
const MEMBER: Actor = { id: 'member', roles: [] }
const EDITOR: Actor = { id: 'editor', roles: ['editor'] }

describe('ruleOf', () => {
  it('has no rule for calls without a row', () => {
    expect(ruleOf(ITEMS, 'get', '/distinct')).toBeNull()
    expect(ruleOf({ kind: 'collection', slug: 'payload-jobs' }, 'get', '/')).toBeNull()
    expect(ruleOf({ kind: 'root' }, 'get', '/payload-jobs/run')).toBeNull()
    expect(ruleOf({ kind: 'collection', slug: 'toString' }, 'get', '/')).toBeNull()
  })
})

describe('refusalOfCall', () => {
  it('denies visitors and members with one error for every call', () => {
    for (const rule of ['read', 'create', 'staff', 'nobody', null] as const)
      for (const actor of [null, MEMBER]) expect(refusalOfCall(actor, ITEMS, rule)).toBe('staff-only')
  })

  it('grants staff the permissions of their role', () => {
    expect(refusalOfCall(EDITOR, ITEMS, 'update')).toBeNull()
    expect(refusalOfCall(EDITOR, ITEMS, 'delete')).toBe('forbidden')
    expect(refusalOfCall(EDITOR, { kind: 'collection', slug: 'outbox' }, 'read')).toBe('forbidden')
  })

  it('denies calls without a rule and calls that no role may make to every actor', () => {
    const all: Actor = { id: 'all', roles: STAFF_ROLES }
    for (const rule of ['nobody', null] as const) expect(refusalOfCall(all, ITEMS, rule)).toBe('not-found')
  })
})
