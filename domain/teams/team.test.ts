import { describe, expect, it } from 'vitest'
import {
  decideAcceptance,
  decideGoing,
  decideInvitations,
  decideSeats,
  mayChangeTeam,
  seatsAfter,
} from './team.ts'

const ACTOR = { user: 'ada', team: 'team-1' }
const ACTIONS = ['invite', 'revoke', 'remove', 'hand-over', 'leave'] as const

describe('mayChangeTeam', () => {
  it('hides the team from accounts outside of it', () => {
    for (const action of ACTIONS)
      expect(mayChangeTeam({ ...ACTOR, role: null }, action)).toEqual({ ok: false, code: 'not-found' })
  })

  it('lets owners do everything, and members only leave', () => {
    const allowed = (role: 'owner' | 'member') =>
      ACTIONS.filter((action) => mayChangeTeam({ ...ACTOR, role }, action).ok)
    expect(allowed('owner')).toEqual(ACTIONS)
    expect(allowed('member')).toEqual(['leave'])
    expect(mayChangeTeam({ ...ACTOR, role: 'member' }, 'invite')).toEqual({ ok: false, code: 'forbidden' })
  })
})

describe('decideInvitations', () => {
  const ada = { email: 'ada@example.com', isMember: false }
  it.each([
    [{ seats: 3, members: 1, invitations: 1 }, 1, true],
    [{ seats: 3, members: 1, invitations: 1 }, 2, false],
    [{ seats: 3, members: 1, invitations: 2 }, 1, false],
    [{ seats: 1, members: 1, invitations: 0 }, 1, false],
    // Seats were given up after the invitations.
    [{ seats: 1, members: 1, invitations: 5 }, 1, false],
  ])('of a team with %j for %i addresses is allowed: %s', (occupancy, count, ok) => {
    expect(decideInvitations(occupancy, Array(count).fill(ada)).ok).toBe(ok)
  })

  it('refuses an address of a member, even where seats are free', () => {
    const decided = decideInvitations({ seats: 9, members: 1, invitations: 0 }, [
      ada,
      { ...ada, isMember: true },
    ])
    expect(decided).toEqual({ ok: false, code: 'already-member', field: 'emails' })
  })
})

it('admits a member while fewer members than seats are there', () => {
  expect(decideAcceptance({ seats: 3, members: 2 }).ok).toBe(true)
  expect(decideAcceptance({ seats: 3, members: 3 })).toEqual({ ok: false, code: 'seats-taken' })
  expect(decideAcceptance({ seats: 3, members: 4 }).ok).toBe(false)
})

it('keeps the owner in the team', () => {
  expect(decideGoing('member').ok).toBe(true)
  expect(decideGoing('owner')).toEqual({ ok: false, code: 'team-owner-stays' })
})

it('refuses fewer seats than members', () => {
  expect(decideSeats({ members: 3 }, 3).ok).toBe(true)
  expect(decideSeats({ members: 3 }, 2)).toEqual({ ok: false, code: 'seats-below-members' })
})

it.each([
  [3, 5, 5],
  [5, 3, 5],
  [0, 1, 1],
])('with %i members and %i paid seats has %i', (members, paid, seats) => {
  expect(seatsAfter({ members }, paid)).toBe(seats)
})
