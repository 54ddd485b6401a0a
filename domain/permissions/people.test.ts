import { expect, it } from 'vitest'
import { mayCall, PEOPLE_CALL_CODES, PEOPLE_CALLS } from './people.ts'
import { STAFF_ROLES } from './roles.ts'

it('denies visitors every change of an account', () => {
  for (const call of PEOPLE_CALL_CODES) {
    if (['own', 'row'].includes(PEOPLE_CALLS[call].target)) expect(mayCall(null, call), call).toBe(false)
  }
})

it('grants members all calls of visitors, and staff all calls of members', () => {
  const member = { id: 'somebody', roles: [] }
  for (const call of PEOPLE_CALL_CODES) {
    expect(mayCall(member, call), call).toBe(true)
    for (const role of STAFF_ROLES)
      expect(mayCall({ id: 'staff', roles: [role] }, call)).toBe(mayCall(member, call))
  }
})

it('has unique addresses', () => {
  const addresses = Object.values(PEOPLE_CALLS).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})
