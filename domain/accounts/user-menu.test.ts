import { describe, expect, it } from 'vitest'
import { type HeaderPerson, NOTHING_HELD } from '#domain/accounts/header-state.ts'
import { USER_MENU, userMenu } from '#domain/accounts/user-menu.ts'
import { hrefOnceThere } from '#domain/routing/standing.ts'

const SOLO: HeaderPerson = { ...NOTHING_HELD, mode: 'personal', seller: false }
const OWN = ['dashboard', 'downloads', 'favorites', 'notifications', 'profile'] as const
const TEAM = ['dashboard', 'team-downloads', 'team-collections', 'notifications', 'profile'] as const

describe('userMenu', () => {
  it.each([
    ['somebody alone', SOLO, [...OWN, 'log-out']],
    ['a seller', { ...SOLO, seller: true }, [...OWN, 'contributors-dashboard', 'log-out']],
    ['a developer', { ...SOLO, oauthClients: 1 }, [...OWN, 'api-dashboard', 'log-out']],
    [
      'a seller who is a developer',
      { ...SOLO, seller: true, oauthClients: 2 },
      [...OWN, 'contributors-dashboard', 'api-dashboard', 'log-out'],
    ],
    ['who owns a team and acts alone', { ...SOLO, ownsTeam: true }, [...OWN, 'log-out']],
    ['a member of a team', { ...SOLO, mode: 'team' }, [...TEAM, 'log-out']],
    [
      'the owner of a team',
      { ...SOLO, mode: 'team', ownsTeam: true },
      [...TEAM, 'invite-members', 'log-out'],
    ],
    ['a seller in a team', { ...SOLO, mode: 'team', seller: true }, [...TEAM, 'log-out']],
    [
      'a developer in a team',
      { ...SOLO, mode: 'team', oauthClients: 1 },
      [...TEAM, 'api-dashboard', 'log-out'],
    ],
  ] as const)('of %s', (_who, person, entries) => {
    expect(userMenu(person)).toEqual(entries)
  })

  it('leads somewhere for everybody who has nothing but an account', () => {
    for (const entry of userMenu(SOLO)) expect(hrefOnceThere(USER_MENU[entry].path, 'en')).not.toBeNull()
  })
})
