import { expect, it } from 'vitest'
import { inviteFormSchema, teamMembersSchema } from './teams.ts'

it.each([
  ['ada@example.com', ['ada@example.com']],
  [' Ada@Example.com,grace@example.com;\nada@example.com  ', ['ada@example.com', 'grace@example.com']],
])('reads the addresses of %j', (emails, expected) => {
  expect(inviteFormSchema.parse({ emails })).toEqual({ emails: expected })
})

it.each([
  ['', 'email-invalid'],
  [' , ', 'email-invalid'],
  ['ada@example.com, grace', 'email-invalid'],
  [Array.from({ length: 51 }, (_, n) => `a${n}@example.com`).join(' '), 'too-many-invitations'],
])('refuses %j in the field', (emails, code) => {
  const { error } = inviteFormSchema.safeParse({ emails })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['emails', code]])
})

it('reads invitations and changes of a member, and nothing else', () => {
  const team_uuid = '00000000-0000-4000-8000-000000000000'
  const emails = ['A@example.com', 'a@example.com']
  expect(teamMembersSchema.parse({ team_uuid, emails })).toEqual({ team_uuid, emails: ['a@example.com'] })
  const member = { uuid: team_uuid, role: 'owner' }
  expect(teamMembersSchema.parse({ team_uuid, member })).toEqual({ team_uuid, member })
  for (const wrong of [{}, { emails: [] }, { member: { ...member, role: 'admin' } }])
    expect(teamMembersSchema.safeParse({ team_uuid, ...wrong }).success).toBe(false)
})
