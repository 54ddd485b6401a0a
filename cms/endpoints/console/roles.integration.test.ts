import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { type Answer, codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'
import { ACTOR_ROLES, isStaffRole, type StaffRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

interface Member {
  readonly id: string
  readonly browser: TestBrowser
}

async function member(...roles: StaffRole[]): Promise<Member> {
  const person = await makePerson(payload, { roles })
  return { id: person.id, browser: await withSession(payload, person) }
}

function change({ browser }: Member, user: string, json: object = {}): Promise<Answer> {
  const form = { role: 'editor', change: 'grant', reason: 'joins the team', ...json }
  return browser.call('POST', `/console/users/${user}/change-role`, { json: form })
}

function decide({ browser }: Member, request: number, action: 'confirm' | 'refuse'): Promise<Answer> {
  return browser.call('POST', `/console/role-requests/${request}/${action}`, { json: {} })
}

async function rolesOf(user: string): Promise<unknown[]> {
  const rows = await sql<{ value: string }>(payload)`
    select value::text from users_roles where parent_id = ${user} order by "order"`
  return rows.map(({ value }) => value)
}

async function requestOf(user: string): Promise<number> {
  const [row] = await sql<{ id: number }>(payload)`
    select id from role_requests where user_id = ${user} order by id desc limit 1`
  return row?.id ?? 0
}

function logOf(user: string) {
  return sql(payload)`
    select actor_id, command, reason, before, after from audit_log where record_id = ${user} order by id`
}

async function requested(by: Member): Promise<{ readonly user: string; readonly request: number }> {
  const { id } = await makePerson(payload)
  expect((await change(by, id, { role: 'admin' })).status).toBe(200)
  return { user: id, request: await requestOf(id) }
}

describe('change-role', () => {
  test('grants and takes away a role at once, and is logged with reason, before and after', async () => {
    const admin = await member('admin')
    const { id } = await makePerson(payload)
    const granted = await change(admin, id)
    expect([granted.status, granted.body.roles]).toEqual([200, ['editor']])
    const revoked = await change(admin, id, { change: 'revoke', reason: 'left' })
    expect([revoked.status, revoked.body.roles]).toEqual([200, []])
    expect(await logOf(id)).toEqual([
      {
        actor_id: admin.id,
        command: 'role.grant',
        reason: 'joins the team',
        before: { roles: [] },
        after: { roles: ['editor'] },
      },
      {
        actor_id: admin.id,
        command: 'role.grant',
        reason: 'left',
        before: { roles: ['editor'] },
        after: { roles: [] },
      },
    ])
  })

  test('refuses own roles, a role that the account has, unknown accounts, and a form without a reason', async () => {
    const admin = await member('admin')
    const { id } = await makePerson(payload, { roles: ['editor'] })
    const codes = [
      await change(admin, admin.id, { role: 'admin', change: 'revoke' }),
      await change(admin, id),
      await change(admin, 'nobody'),
      await change(admin, id, { reason: ' ' }),
      await change(admin, id, { role: 'owner' }),
    ].map(codesOf)
    expect(codes.slice(0, 4)).toEqual([
      ['role-request-own'],
      ['state-changed'],
      ['not-found'],
      ['reason: statement-missing'],
    ])
    expect(codes[4]).toEqual(['bad-request'])
    expect([await rolesOf(admin.id), await rolesOf(id)]).toEqual([['admin'], ['editor']])
  })

  test('cannot be done through the fields of the panel', async () => {
    const admin = await member('admin')
    const { id } = await makePerson(payload)
    await admin.browser.call('PATCH', `/users/${id}`, { json: { roles: ['admin'] } })
    expect(await rolesOf(id)).toEqual([])
  })

  test('leaves an admin when two take the role from each other at once', async () => {
    const [first, second] = [await member('admin'), await member('admin')]
    const take = { role: 'admin', change: 'revoke' }
    const answers = await Promise.all([change(first, second.id, take), change(second, first.id, take)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect([...(await rolesOf(first.id)), ...(await rolesOf(second.id))]).toEqual(['admin'])
  })
})

describe('granting the role admin', () => {
  test('waits for a second person, and is logged by both', async () => {
    const [admin, manager] = [await member('admin'), await member('manager')]
    const { user, request } = await requested(admin)
    expect(await rolesOf(user)).toEqual([])
    const shown = await admin.browser.call('GET', `/console/users/${user}`)
    expect(shown.body).toMatchObject({ roles: [], admin_requested: true })
    expect(codesOf(await change(admin, user, { role: 'admin' }))).toEqual(['state-changed'])
    expect(codesOf(await decide(admin, request, 'confirm'))).toEqual(['role-request-own'])

    const confirmed = await decide(manager, request, 'confirm')
    expect([confirmed.status, confirmed.body.outcome, confirmed.body.allowed_actions]).toEqual([
      200,
      'confirmed',
      [],
    ])
    expect(await rolesOf(user)).toEqual(['admin'])
    expect(codesOf(await decide(manager, request, 'refuse'))).toEqual(['role-request-decided'])
    expect((await logOf(user)).map(({ actor_id, command }) => [actor_id, command])).toEqual([
      [admin.id, 'role.grant'],
      [manager.id, 'role-request.decide'],
    ])
  })

  test('is given once when two people confirm at the same time', async () => {
    const { user, request } = await requested(await member('admin'))
    const people = [await member('admin'), await member('manager')]
    const answers = await Promise.all(people.map((person) => decide(person, request, 'confirm')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await rolesOf(user)).toEqual(['admin'])
  })

  test('can be refused or taken back, and asked again', async () => {
    const admin = await member('admin')
    const { user, request } = await requested(admin)
    expect((await decide(admin, request, 'refuse')).status).toBe(200)
    expect(await rolesOf(user)).toEqual([])
    expect((await change(admin, user, { role: 'admin' })).status).toBe(200)
  })

  test('expires after seven days', async () => {
    const [admin, other] = [await member('admin'), await member('admin')]
    const { user, request } = await requested(admin)
    await sql(
      payload,
    )`update role_requests set requested_at = now() - interval '7 days' where id = ${request}`
    expect(codesOf(await decide(other, request, 'confirm'))).toEqual(['role-request-expired'])
    const shown = await other.browser.call('GET', `/console/role-requests/${request}`)
    expect(shown.body).toMatchObject({ outcome: 'expired', allowed_actions: [] })
    expect((await change(admin, user, { role: 'admin' })).status).toBe(200)
    expect(await requestOf(user)).not.toBe(request)
  })
})

describe('roles that may change roles', () => {
  test.each(ACTOR_ROLES.filter(isStaffRole))(
    '%s is allowed what the table of commands says',
    async (role) => {
      const admin = await member('admin')
      const actor = await member(role)
      const { id } = await makePerson(payload)
      const allows = (command: Command) =>
        commandScope({ id: actor.id, roles: [role] }, command) ? 200 : 403
      expect((await change(actor, id)).status).toBe(allows('role.grant'))
      const { request } = await requested(admin)
      expect((await decide(actor, request, 'confirm')).status).toBe(allows('role-request.decide'))
    },
  )
})
