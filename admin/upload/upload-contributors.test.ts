import { expect, test } from 'vitest'
import { chosenContributor, uploadContributors } from './upload-contributors.ts'

const TEAMS = [
  { id: 1, name: 'Ada', role: 'holder' },
  { id: 2, name: 'Studio', role: 'editor' },
  { id: 3, name: 'Collective', role: 'viewer' },
  { id: 4, name: 'Agency', role: 'owner' },
] as const

const session = {
  id: '5f0e1a52-1111-4111-8111-111111111111',
  roles: [],
  isContributor: true,
  contributorTeams: [
    { id: 2, role: 'editor' as const },
    { id: 3, role: 'viewer' as const },
    { id: 4, role: 'owner' as const },
  ],
}

test('offers the own profile and the teams in which the role may upload', () => {
  expect(uploadContributors(session, TEAMS).map(({ id }) => id)).toEqual([1, 2, 4])
})

test('offers only teams to a member without a profile', () => {
  const member = { ...session, isContributor: false }
  expect(uploadContributors(member, TEAMS.slice(1)).map(({ id }) => id)).toEqual([2, 4])
})

test('offers nothing to a viewer', () => {
  const viewer = { ...session, isContributor: false, contributorTeams: [{ id: 3, role: 'viewer' as const }] }
  expect(uploadContributors(viewer, TEAMS.slice(2, 3))).toEqual([])
})

test('keeps an earlier choice as long as it is offered', () => {
  expect(chosenContributor(TEAMS, 2)).toBe(2)
  expect(chosenContributor(TEAMS, 9)).toBe(1)
  expect(chosenContributor(TEAMS, null)).toBe(1)
  expect(chosenContributor([], 2)).toBeNull()
})
