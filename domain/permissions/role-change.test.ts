import { describe, expect, it } from 'vitest'
import { decideRoleChange, decideRoleRequest } from './role-change.ts'
import { STAFF_ROLES } from './roles.ts'

const admin = { id: 'admin', roles: ['admin'] } as const
const day = 24 * 60 * 60 * 1000

describe('decideRoleChange', () => {
  const change = (wanted: Partial<Parameters<typeof decideRoleChange>[0]>) => {
    const decided = decideRoleChange({
      actor: admin,
      user: 'ada',
      role: 'editor',
      change: 'grant',
      roles: [],
      ...wanted,
    })
    return decided.ok ? decided.value : decided.code
  }

  it('asks for a second admin when the role admin is granted, and for no other change', () => {
    for (const role of STAFF_ROLES) {
      expect([role, change({ role })]).toEqual([role, role === 'admin' ? 'request' : 'apply'])
      expect([role, change({ role, change: 'revoke', roles: [role] })]).toEqual([role, 'apply'])
    }
  })

  it('is for admins, and never for their own roles', () => {
    for (const role of STAFF_ROLES.filter((one) => one !== 'admin'))
      expect([role, change({ actor: { id: 'b', roles: [role] } })]).toEqual([role, 'forbidden'])
    expect(change({ user: 'admin' })).toBe('role-request-own')
    expect(change({ user: 'admin', role: 'admin', change: 'revoke', roles: ['admin'] })).toBe(
      'role-request-own',
    )
  })

  it('is refused when the account has the wanted roles already', () => {
    expect(change({ roles: ['editor'] })).toBe('state-changed')
    expect(change({ change: 'revoke' })).toBe('state-changed')
  })
})

describe('decideRoleRequest', () => {
  const decide = (
    request: Partial<Parameters<typeof decideRoleRequest>[0]>,
    wanted: Partial<Parameters<typeof decideRoleRequest>[1]> = {},
  ) => {
    const decided = decideRoleRequest(
      { requestedBy: 'other', requestedAt: 0, isDecided: false, ...request },
      { actor: admin, outcome: 'confirmed', now: 1, ...wanted },
    )
    return decided.ok ? 'ok' : decided.code
  }

  it('needs another admin, or a manager, to confirm within seven days', () => {
    expect(decide({})).toBe('ok')
    expect(decide({}, { now: 7 * day - 1 })).toBe('ok')
    expect(decide({}, { now: 7 * day })).toBe('role-request-expired')
    expect(decide({ requestedBy: 'admin' })).toBe('role-request-own')
    expect(decide({}, { actor: { id: 'b', roles: ['manager'] } })).toBe('ok')
    expect(decide({}, { actor: { id: 'b', roles: ['support'] } })).toBe('forbidden')
  })

  it('lets the admin who asked take the request back', () => {
    expect(decide({ requestedBy: 'admin' }, { outcome: 'refused' })).toBe('ok')
  })

  it('is decided once', () => {
    expect(decide({ isDecided: true })).toBe('role-request-decided')
    expect(decide({ isDecided: true }, { outcome: 'refused' })).toBe('role-request-decided')
  })
})
