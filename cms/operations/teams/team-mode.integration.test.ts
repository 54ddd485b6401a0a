import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import type { TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { accept, addMember, invite, makeTeam, readTeam, tokenFor } from '#cms/testing/teams.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

test('one session acts for the team: the account is that of the team, the member is the person', async () => {
  const { team, owner, browser } = await makeTeam(payload)
  const elsewhere = await withSession(payload, owner)
  expect((await use(browser, team)).status).toBe(200)
  const answer = await browser.call('GET', '/v2/auth?member=1&teams=1&subscriptions=1')
  expect(answer.body.response).toMatchObject({
    auth: {
      type: 'team',
      id: team,
      uuid: team,
      name: 'Engines',
      email: 'office@example.com',
      pivot: { role: 'admin' },
    },
    member: { type: 'personal', uuid: owner.id, email: owner.email },
    teams: [{ uuid: team, is_subscribed: false }],
    subscriptions: [],
  })
  expect(await accountOf(elsewhere)).toEqual(['personal', owner.id])
})

test('changes of the own account answer with the person in team mode', async () => {
  const { team, owner, browser } = await makeTeam(payload)
  await use(browser, team)
  const { body } = await browser.call('PATCH', '/v2/auth/profile', { json: { first_name: 'Ada' } })
  expect(body.response?.auth).toMatchObject({ type: 'personal', uuid: owner.id, first_name: 'Ada' })
  expect(await accountOf(browser)).toEqual(['team', team])
})

test('a member acts for the team without its role of owner, and for themselves again', async () => {
  const team = await makeTeam(payload)
  const { person, browser } = await addMember(payload, team)
  await use(browser, team.team)
  const answer = await browser.call('GET', '/v2/auth')
  expect(answer.body.response?.auth).toMatchObject({ type: 'team', pivot: { role: 'member' } })
  const own = await browser.call('POST', '/v2/auth/users/login')
  expect(own.body.response?.auth).toMatchObject({ type: 'personal', uuid: person.id })
  expect(await accountOf(browser)).toEqual(['personal', person.id])
})

test('a removed member is out of team mode with the next request, also after a new invitation', async () => {
  const team = await makeTeam(payload)
  const { person, browser } = await addMember(payload, team)
  await use(browser, team.team)
  const members = (await readTeam(team.browser, team.team))?.members ?? []
  const member = members.find(({ email }) => email === person.email)
  await team.browser.call('DELETE', `/v2/teams/members/${member?.uuid}`)
  expect(await accountOf(browser)).toEqual(['personal', person.id])
  expect((await use(browser, team.team)).status).toBe(404)
  await invite(team, person.email)
  await accept(browser, await tokenFor(payload, person.email))
  expect(await accountOf(browser)).toEqual(['personal', person.id])
})

test('a session that names a team without a membership acts for the user alone', async () => {
  const { team } = await makeTeam(payload)
  const person = await makePerson(payload)
  const browser = await withSession(payload, person)
  await sql(payload)`update sessions set team_id = ${team}::uuid where user_id = ${person.id}`
  expect(await accountOf(browser)).toEqual(['personal', person.id])
})

test.each(['00000000-0000-4000-8000-000000000000', 'nothing'])('the team %s is not found', async (team) => {
  const browser = await withSession(payload, await makePerson(payload))
  expect((await use(browser, team)).status).toBe(404)
})

function use(browser: TestBrowser, team: string) {
  return browser.call('POST', `/v2/teams/${team}/login`)
}

/** The account in use: its type and id. */
async function accountOf(browser: TestBrowser): Promise<unknown[]> {
  const { auth } = (await browser.call('GET', '/v2/auth')).body.response ?? {}
  const { type, uuid } = auth as { type: string; uuid: string }
  return [type, uuid]
}
