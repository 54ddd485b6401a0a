import { describe, expect, it } from 'vitest'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { ContributorTeamRole } from '#domain/permissions/roles.ts'
import { decideInvitation, decideLeaving, MAX_TEAM, mayChangeTeam, TEAM_ACTION_CODES } from './team.ts'

const TEAM = { contributor: 7, holder: 'holder' }
const holder: Holder = { id: 'holder', roles: [], isContributor: true }
const member = (role: ContributorTeamRole, id = 7): Holder => ({
  id: 'member',
  roles: [],
  contributorTeams: [{ id, role }],
})

describe('mayChangeTeam', () => {
  const allowed = (actor: Holder) =>
    TEAM_ACTION_CODES.filter((action) => mayChangeTeam(TEAM, actor, action).ok)

  it('lets the holder and owners do everything', () => {
    expect(allowed(holder)).toEqual(TEAM_ACTION_CODES)
    expect(allowed(member('owner'))).toEqual(TEAM_ACTION_CODES)
  })

  it('lets editors and viewers leave, and nothing else', () => {
    expect(allowed(member('editor'))).toEqual(['leave'])
    expect(allowed(member('viewer'))).toEqual(['leave'])
  })

  it('lets owners of another team, and staff, do nothing', () => {
    expect(allowed(member('owner', 8))).toEqual([])
    expect(allowed({ id: 'admin', roles: ['admin'] })).toEqual([])
  })
})

describe('decideInvitation', () => {
  it.each([
    [MAX_TEAM - 1, true],
    [MAX_TEAM, false],
  ])('with %i members and invitations is accepted: %s', (size, ok) => {
    expect(decideInvitation({ size, isMember: false }).ok).toBe(ok)
  })

  it('refuses the address of a member', () => {
    expect(decideInvitation({ size: 1, isMember: true })).toMatchObject({
      code: 'already-member',
      field: 'email',
    })
  })
})

describe('decideLeaving', () => {
  const owners = [
    { member: 1, user: 'first' },
    { member: 2, user: 'second' },
  ]

  it('hands the contributor of a holder over to the longest-serving owner', () => {
    expect(decideLeaving(TEAM, 'holder', owners)).toEqual({ ok: true, value: owners[0] })
  })

  it('refuses the last owner', () => {
    expect(decideLeaving(TEAM, 'holder', [])).toMatchObject({ code: 'last-owner' })
  })

  it('changes no holder when a member leaves', () => {
    expect(decideLeaving(TEAM, 'first', [])).toEqual({ ok: true, value: null })
  })
})
