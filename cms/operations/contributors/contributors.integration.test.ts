import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { type Answer, codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

const FORM = { name: 'Ines Duarte', agreement: AGREEMENT.version, accepted: true }

describe('becoming a contributor', () => {
  test('creates a claimed profile, records the agreement with its version, and opens the desk', async () => {
    const { person, browser } = await member()
    const answer = await become(browser, { ...FORM, username: 'ines' })
    expect(answer.status).toBe(200)
    expect(answer.body.response?.auth).toMatchObject({ is_contributor: true })

    const [profile] = await sql(payload)`
      select username, name, type, claimed, owner_id from contributors where owner_id = ${person.id}`
    expect(profile).toEqual({
      username: 'ines',
      name: 'Ines Duarte',
      type: 'person',
      claimed: true,
      owner_id: person.id,
    })
    expect(await versionsOf(person)).toEqual([AGREEMENT.version])
    expect(await logOf(person)).toEqual(['contributor.join'])
    const { body } = await browser.call('GET', '/console/session')
    expect(body.desks).toEqual(['contributor'])
  })

  test('happens once when two requests race', async () => {
    const { person, browser } = await member()
    const answers = await Promise.all(
      ['twice', 'twice-again'].map((username) => become(browser, { ...FORM, username })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [row] = await sql<{ count: number }>(payload)`
      select count(*)::int as count from contributors where owner_id = ${person.id}`
    expect(row?.count).toBe(1)
  })

  test('is refused with the field for a taken username, and creates nothing', async () => {
    const first = await member()
    await become(first.browser, { ...FORM, username: 'taken' })
    const { person, browser } = await member()
    const answer = await become(browser, { ...FORM, username: 'taken' })
    expect([answer.status, codesOf(answer)]).toEqual([409, ['username: username-taken']])
    expect(await versionsOf(person)).toEqual([])
  })

  test.each([
    [{ username: 'a' }, 422, ['username: username-invalid']],
    [{ username: 'hire' }, 422, ['username: username-invalid']],
    [{ username: 'anna', name: ' ' }, 422, ['name: display-name-missing']],
    [{ username: 'anna', accepted: false }, 422, ['accepted: terms-not-accepted']],
    [{ username: 'anna', agreement: '2021-02-10' }, 409, ['agreement: agreement-outdated']],
  ])('refuses %j', async (change, status, codes) => {
    const { browser } = await member()
    const answer = await become(browser, { ...FORM, ...change })
    expect([answer.status, codesOf(answer)]).toEqual([status, codes])
  })

  test('is refused before the email is confirmed', async () => {
    const { browser } = await member({ verified: false })
    const answer = await become(browser, { ...FORM, username: 'unconfirmed' })
    expect([answer.status, codesOf(answer)]).toEqual([409, ['email-not-verified']])
  })
})

test('accepting the contributor terms again records their version', async () => {
  const { person, browser } = await member()
  await browser.call('POST', '/v2/auth/terms', { json: { terms: 'contributor' } })
  expect(await versionsOf(person)).toEqual([AGREEMENT.version])
})

describe('the profile of a contributor', () => {
  const CHANGE = {
    name: 'Ines D.',
    biography: 'Draws birds.',
    url: 'https://ines.example',
    designation: 'illustrator',
    open_to_work: true,
    contact: 'hello@ines.example',
  } as const

  test('is read, changed, logged, and read again', async () => {
    const { person, browser } = await contributor('profile-one')
    const before = await browser.call('GET', '/console/profile')
    expect(before.body).toMatchObject({ username: 'profile-one', biography: null, open_to_work: false })
    const saved = await save(browser, { ...CHANGE, expected: before.body.updated_at })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject(CHANGE)
    expect((await browser.call('GET', '/console/profile')).body).toEqual(saved.body)
    expect(await logOf(person)).toEqual(['contributor.join', 'profile.edit'])
  })

  test('is not overwritten by a second tab', async () => {
    const { browser } = await contributor('profile-two')
    const { body } = await browser.call('GET', '/console/profile')
    await save(browser, { ...CHANGE, expected: body.updated_at })
    const answer = await save(browser, { ...CHANGE, name: 'Other tab', expected: body.updated_at })
    expect([answer.status, codesOf(answer)]).toEqual([409, ['state-changed']])
    expect((await browser.call('GET', '/console/profile')).body.name).toBe(CHANGE.name)
  })

  test.each([
    [{ name: '' }, ['name: display-name-missing']],
    [{ url: 'javascript:alert(1)' }, ['url: address-invalid']],
    [{ contact: 'no address' }, ['contact: email-invalid']],
    [{ biography: 'a'.repeat(2_001) }, ['biography: text-too-long']],
    [{ owner: 'admin' }, ['bad-request']],
  ])('refuses %j with the field', async (change, codes) => {
    const { browser } = await contributor(`refused-${Object.keys(change)[0]}`)
    const { body } = await browser.call('GET', '/console/profile')
    const answer = await save(browser, { ...CHANGE, ...change, expected: body.updated_at })
    expect(codesOf(answer)).toEqual(codes)
  })

  test('is refused to staff without a profile, and to members', async () => {
    const staff = await withSession(payload, await makePerson(payload, { roles: ['admin'] }))
    for (const browser of [staff, (await member()).browser])
      for (const method of ['GET', 'POST'])
        expect(
          (await browser.call(method, '/console/profile', method === 'GET' ? {} : { json: {} })).status,
        ).toBe(403)
  })
})

async function member({ verified = true } = {}): Promise<{ person: TestPerson; browser: TestBrowser }> {
  const person = await makePerson(payload, { verified })
  return { person, browser: await withSession(payload, person) }
}

async function contributor(username: string) {
  const joined = await member()
  expect((await become(joined.browser, { ...FORM, username })).status).toBe(200)
  return joined
}

function become(browser: TestBrowser, json: object): Promise<Answer> {
  return browser.call('POST', '/v2/auth/contributor', { json })
}

function save(browser: TestBrowser, json: object): Promise<Answer> {
  return browser.call('POST', '/console/profile', { json })
}

async function versionsOf({ id }: TestPerson): Promise<string[]> {
  const rows = await sql<{ version: string }>(payload)`
    select version from contributor_agreements where user_id = ${id}`
  return rows.map(({ version }) => version)
}

async function logOf({ id }: TestPerson): Promise<string[]> {
  const rows = await sql<{ command: string }>(payload)`
    select command from audit_log where actor_id = ${id} order by id`
  return rows.map(({ command }) => command)
}
