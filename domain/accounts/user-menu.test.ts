import { describe, expect, it, test } from 'vitest'
import { type HeaderPerson, headerPerson, NO_ENTITLEMENTS } from '#domain/accounts/header-state.ts'
import { userMenu, userMenuHref } from '#domain/accounts/user-menu.ts'

const SOLO: HeaderPerson = { ...NO_ENTITLEMENTS, mode: 'personal', seller: false }
const OWN = ['dashboard', 'downloads', 'favorites', 'cart', 'notifications', 'profile'] as const
const TEAM = ['dashboard', 'teamDownloads', 'teamCollections', 'cart', 'notifications', 'profile'] as const

describe('userMenu', () => {
  it.each([
    ['a user without a team', SOLO, [...OWN, 'logOut']],
    ['a seller', { ...SOLO, seller: true }, [...OWN, 'contributorsDashboard', 'logOut']],
    ['a developer', { ...SOLO, oauthClients: 1 }, [...OWN, 'apiDashboard', 'logOut']],
    [
      'a seller with developer access',
      { ...SOLO, seller: true, oauthClients: 2 },
      [...OWN, 'contributorsDashboard', 'apiDashboard', 'logOut'],
    ],
    ['the owner of a team in personal mode', { ...SOLO, ownsTeam: true }, [...OWN, 'logOut']],
    ['a member of a team', { ...SOLO, mode: 'team' }, [...TEAM, 'logOut']],
    ['the owner of a team', { ...SOLO, mode: 'team', ownsTeam: true }, [...TEAM, 'inviteMembers', 'logOut']],
    ['a seller in a team', { ...SOLO, mode: 'team', seller: true }, [...TEAM, 'logOut']],
    [
      'a developer in a team',
      { ...SOLO, mode: 'team', oauthClients: 1 },
      [...TEAM, 'apiDashboard', 'logOut'],
    ],
  ] as const)('lists the menu of %s', (_who, person, entries) => {
    expect(userMenu(person)).toEqual(entries)
  })

  it('has a working link for a user with only an account', () => {
    for (const entry of userMenu(SOLO)) expect(userMenuHref(entry, 'en')).not.toBeNull()
  })

  it('links sellers to the console, at the same address in every language', () => {
    expect(userMenuHref('contributorsDashboard', 'ja')).toBe('/console')
    expect(userMenuHref('downloads', 'ja')).toBe('/jp/dashboard/downloads')
  })
})

test('a user with a team in use is in team mode', () => {
  const person = { is_contributor: true }
  expect(headerPerson({ person, team: null })).toEqual({ ...SOLO, seller: true })
  expect(headerPerson({ person, team: { uuid: 't' } })).toMatchObject({ mode: 'team', seller: true })
})
