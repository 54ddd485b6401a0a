import { describe, expect, it } from 'vitest'
import { desksOf } from './desks.ts'
import { STAFF_ROLES } from './roles.ts'

describe('desksOf', () => {
  it('opens no desk to a visitor', () => {
    expect(desksOf(null, true)).toEqual([])
  })

  it('opens no desk to a member without a role and without published works', () => {
    expect(desksOf({ id: 'a', roles: [] }, false)).toEqual([])
  })

  it.each(STAFF_ROLES)('opens the staff desk to a %s', (role) => {
    expect(desksOf({ id: 'a', roles: [role] }, false)).toEqual(['staff'])
  })

  it('opens the contributor desk to a contributor', () => {
    expect(desksOf({ id: 'a', roles: [] }, true)).toEqual(['contributor'])
  })

  it('opens both desks to a staff member with a contributor profile', () => {
    expect(desksOf({ id: 'a', roles: ['reviewer'] }, true)).toEqual(['staff', 'contributor'])
  })
})
