import { describe, expect, it } from 'vitest'
import { desksOf } from './desks.ts'
import { CONTRIBUTOR_TEAM_ROLES, STAFF_ROLES } from './roles.ts'

describe('desksOf', () => {
  it('opens no desk to a visitor', () => {
    expect(desksOf(null)).toEqual([])
  })

  it('opens no desk to a member without a role and without published works', () => {
    expect(desksOf({ id: 'a', roles: [], isContributor: false })).toEqual([])
  })

  it.each(STAFF_ROLES)('opens the staff desk to a %s', (role) => {
    expect(desksOf({ id: 'a', roles: [role] })).toEqual(['staff'])
  })

  it('opens the contributor desk to a contributor', () => {
    expect(desksOf({ id: 'a', roles: [], isContributor: true })).toEqual(['contributor'])
  })

  it.each(CONTRIBUTOR_TEAM_ROLES)('opens the contributor desk to an %s of a team', (role) => {
    expect(desksOf({ id: 'a', roles: [], contributorTeams: [{ id: 7, role }] })).toEqual(['contributor'])
  })

  it('opens both desks to a staff member with a contributor profile', () => {
    expect(desksOf({ id: 'a', roles: ['reviewer'], isContributor: true })).toEqual(['staff', 'contributor'])
  })
})
