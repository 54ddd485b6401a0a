import { describe, expect, it, test } from 'vitest'
import { commandScope, type Holder, mayApply, reachOf } from './command-scope.ts'
import type { CommandRow } from './commands/holders.ts'
import { COMMAND_CODES, COMMANDS } from './commands.ts'
import { CONTRIBUTOR_TEAM_ROLES, HOLDER_ROLES, type HolderRole, isStaffRole } from './roles.ts'

const TEAM = 'team-a'
const CONTRIBUTOR = 7

/** An actor who acts under one role, and under those that everyone with that role has. */
function actorWith(role: HolderRole): Holder | null {
  if (role === 'visitor') return null
  return {
    id: 'actor',
    roles: isStaffRole(role) ? [role] : [],
    isContributor: role === 'contributor',
    contributorTeams: CONTRIBUTOR_TEAM_ROLES.filter((one) => role === `contributor-${one}`).map((one) => ({
      id: CONTRIBUTOR,
      role: one,
    })),
    teams: role === 'team-owner' || role === 'team-member' ? [{ id: TEAM, role: teamRole(role) }] : [],
  }
}

function teamRole(role: 'team-owner' | 'team-member') {
  return role === 'team-owner' ? 'owner' : 'member'
}

/** The scopes that a role has by itself and as a signed-in user. */
function grantedTo(role: HolderRole, { holders }: CommandRow) {
  return [holders[role], role === 'visitor' ? undefined : holders.member]
}

const ROWS = {
  own: { owner: 'actor', team: null },
  "the team's": { owner: 'other', team: TEAM, contributor: CONTRIBUTOR },
  "another team's": { owner: 'other', team: 'team-b', contributor: 8 },
  "another user's": { owner: 'other', team: null },
  "nobody's": { owner: null, team: null },
} as const

describe.each(COMMAND_CODES)('%s', (command) => {
  const row: CommandRow = COMMANDS[command]

  it('has a description of one line', () => {
    expect(row.description).toMatch(/^[A-Z][^\n.]{10,120}$/)
  })

  describe.each(HOLDER_ROLES)('for the role %s', (role) => {
    const scopes = grantedTo(role, row)

    it('has the widest scope of the table', () => {
      const widest = (['all', 'team', 'own'] as const).find((scope) => scopes.includes(scope)) ?? null
      expect(commandScope(actorWith(role), command)).toBe(widest)
    })

    it('reaches the rows of its scopes and no others', () => {
      const reached = Object.entries(ROWS)
        .filter(([, one]) => mayApply(actorWith(role), command, one))
        .map(([name]) => name)
      const expected = scopes.includes('all')
        ? Object.keys(ROWS)
        : [...(scopes.includes('own') ? ['own'] : []), ...(scopes.includes('team') ? ["the team's"] : [])]
      expect(reached).toEqual(expected)
    })
  })
})

test('visitors hold no command', () => {
  for (const command of COMMAND_CODES) expect(commandScope(null, command)).toBeNull()
})

test('a member of one team and owner of another invites to the second alone', () => {
  const teams = [
    { id: 'a', role: 'member' },
    { id: 'b', role: 'owner' },
  ] as const
  const actor: Holder = { id: 'actor', roles: [], teams }
  expect(['a', 'b'].map((team) => mayApply(actor, 'team.invite', { owner: null, team }))).toEqual([
    false,
    true,
  ])
})

test('an editor of one contributor and viewer of another edits work of the first, and reads that of both', () => {
  const contributorTeams = [
    { id: 1, role: 'editor' },
    { id: 2, role: 'viewer' },
  ] as const
  const actor: Holder = { id: 'actor', roles: [], contributorTeams }
  const reached = (command: 'submission.edit' | 'submission.read') =>
    [1, 2, 3].filter((contributor) => mayApply(actor, command, { owner: 'other', team: null, contributor }))
  expect(reached('submission.edit')).toEqual([1])
  expect(reached('submission.read')).toEqual([1, 2])
  expect(reachOf(actor, 'submission.read')).toEqual({ owner: null, teams: [], contributors: [1, 2] })
})

test('an owner of a contributor who edits for another reaches their own rows and those of the team', () => {
  const actor: Holder = {
    id: 'actor',
    roles: [],
    isContributor: true,
    contributorTeams: [{ id: 1, role: 'editor' }],
  }
  const mayEdit = (owner: string, contributor: number) =>
    mayApply(actor, 'submission.edit', { owner, team: null, contributor })
  expect([mayEdit('actor', 5), mayEdit('other', 1), mayEdit('other', 5)]).toEqual([true, true, false])
})

test('the team of a contributor does not reach its money, and only its owners change the profile', () => {
  const row = { owner: 'other', team: null, contributor: CONTRIBUTOR }
  for (const command of ['payout-method.change', 'cashout.request', 'asset.remove'] as const)
    expect(mayApply(actorWith('contributor-owner'), command, row)).toBe(false)
  expect(mayApply(actorWith('contributor-editor'), 'profile.edit', row)).toBe(false)
  expect(mayApply(actorWith('contributor-owner'), 'profile.edit', row)).toBe(true)
})

test('contributors decide nothing about work, and nothing about money of others', () => {
  const contributor = actorWith('contributor')
  for (const command of ['submission.approve', 'appeal.decide', 'cashout.approve', 'refund.grant'] as const)
    expect(mayApply(contributor, command, ROWS.own)).toBe(false)
})
