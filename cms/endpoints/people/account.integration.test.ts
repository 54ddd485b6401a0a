import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fragment, run, sql } from '#cms/operations/database.ts'
import { codesOf, openBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'
import { openTestMailbox, type TestMailbox, tokenIn } from '#cms/testing/test-mailbox.ts'

let opened: TestPayload
let payload: Payload
let post: TestMailbox

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  post = openTestMailbox(payload)
})
afterAll(() => opened.close())

const NEW_PASSWORD = 'amber lantern under snow'

describe('an account', () => {
  test('is returned with flags, and with empty lists for planned features', async () => {
    const browser = await people.signIn(await people.makePerson(payload))
    const plain = await browser.call('GET', '/v2/auth')
    expect(Object.keys(plain.body.response ?? {})).toEqual(['auth'])
    const all = await browser.call('GET', '/v2/auth?teams=1&subscriptions=1&member=1&oauth_clients=true')
    expect(all.body.response).toMatchObject({
      teams: [],
      subscriptions: [],
      oauth_clients: [],
      member: { type: 'personal' },
    })
  })

  test('accepts changes of profile fields only', async () => {
    const person = await people.makePerson(payload, { verified: false })
    const browser = await people.signIn(person)
    const json = {
      first_name: ' Ada ',
      last_name: 'Lovelace',
      username: 'Ada.L',
      country: 'gb',
      company: '',
      social_urls: { github: 'https://github.com/ada' },
      verified: true,
      roles: ['admin'],
      email: 'eve@example.com',
    }
    const { body } = await browser.call('PATCH', '/v2/auth/profile', { json })
    expect(body.response?.auth).toMatchObject({
      name: 'Ada Lovelace',
      username: 'ada.l',
      country: 'GB',
      company: null,
      social_urls: { github: 'https://github.com/ada' },
      verified: false,
      role: null,
      email: person.email,
    })
    const other = await people.signIn(await people.makePerson(payload))
    expect(codesOf(await other.call('PATCH', '/v2/auth/profile', { json: { username: 'ada.l' } }))).toEqual([
      'username: username-taken',
    ])
    expect(
      codesOf(
        await other.call('PATCH', '/v2/auth/profile', { json: { country: 'XX', first_name: '' } }),
      ).sort(),
    ).toEqual(['country: country-unknown', 'first_name: name-missing'])
  })

  test('rejects a change of a field that differs from the value seen, and overwrites nothing', async () => {
    const browser = await people.signIn(await people.makePerson(payload))
    const change = (json: object) => browser.call('PATCH', '/v2/auth/profile', { json })
    const x = 'https://x.com/ada'
    await change({ company: 'Engines', social_urls: { x }, before: { company: null, 'social_urls.x': '' } })
    expect(codesOf(await change({ company: 'Looms', city: 'Turin', before: { company: null } }))).toEqual([
      'company: changed-elsewhere',
    ])
    expect(codesOf(await change({ social_urls: { x: null }, before: { 'social_urls.x': null } }))).toEqual([
      'social_urls.x: changed-elsewhere',
    ])
    const other = await change({ designation: 'Analyst', before: { designation: null, unknown: 'x' } })
    expect(other.body.response?.auth).toMatchObject({ company: 'Engines', designation: 'Analyst' })
    const seen = await change({ company: 'Looms', before: { company: 'Engines' } })
    expect(seen.body.response?.auth).toMatchObject({ company: 'Looms', social_urls: { x } })
  })

  test('changes its address by a link to the new one, and notifies the old one', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    const email = `new-${person.id.slice(0, 8)}@example.com`
    const wrong = await browser.call('POST', '/v2/auth/email', {
      json: { email, password: 'not my password' },
    })
    expect(codesOf(wrong)).toEqual(['password: password-wrong'])
    await browser.call('POST', '/v2/auth/email', { json: { email, password: people.PASSWORD } })
    const token = tokenIn(await post.deliver(email))
    expect((await browser.call('GET', '/v2/auth')).body.response?.auth).toMatchObject({ email: person.email })
    const confirm = () => openBrowser().call('POST', '/v2/auth/email/confirm', { json: { token } })
    expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 410])
    expect((await browser.call('GET', '/v2/auth')).body.response?.auth).toMatchObject({ email })
    expect((await post.deliver(person.email))?.subject).toBe('Your email was changed')
  })

  test('cannot take an address that another account took in the meantime', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    const email = `wanted-${person.id.slice(0, 8)}@example.com`
    await browser.call('POST', '/v2/auth/email', { json: { email, password: people.PASSWORD } })
    const token = tokenIn(await post.deliver(email))
    const rival = await people.makePerson(payload)
    await sql(payload)`update users set email = ${email} where id = ${rival.id}`
    const answer = await browser.call('POST', '/v2/auth/email/confirm', { json: { token } })
    expect(codesOf(answer)).toEqual(['link-ended'])
  })

  test('exports all its data, and contains none after deletion', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    await browser.call('PATCH', '/v2/auth/profile', { json: { first_name: 'Ada', company: 'Engines' } })
    const exported = await browser.call('GET', '/v2/auth/export')
    expect(exported.headers.get('content-disposition')).toContain('motif-account.json')
    expect(exported.body.response?.export).toMatchObject({
      person: { company: 'Engines' },
      sessions: [{ device: 'Firefox, macOS' }],
    })

    expect(
      codesOf(await browser.call('DELETE', '/v2/auth', { json: { password: 'wrong password' } })),
    ).toEqual(['password: password-wrong'])
    expect((await browser.call('DELETE', '/v2/auth', { json: { password: people.PASSWORD } })).status).toBe(
      200,
    )
    const json = { email: person.email, password: people.PASSWORD }
    expect(codesOf(await browser.call('POST', '/v2/auth/login', { json }))).toEqual(['log-in-refused'])
    const [row] = await sql(payload)`select * from users where id = ${person.id}`
    const left = JSON.stringify(row)
    for (const text of [person.email, 'Ada', 'Engines']) expect(left).not.toContain(text)
    for (const table of ['sessions', 'devices', 'mails', 'follows', 'account_tokens'] as const) {
      const rows = await run(
        payload,
        fragment`select 1 from ${fragment.identifier(table)} where user_id = ${person.id}`,
      )
      expect(rows, table).toEqual([])
    }
  })

  test('of a staff member cannot be deleted by its user', async () => {
    const browser = await people.signIn(await people.makePerson(payload, { roles: ['support'] }))
    expect(
      codesOf(await browser.call('DELETE', '/v2/auth', { json: { password: people.PASSWORD } })),
    ).toEqual(['staff-account'])
  })

  test('records who invited it', async () => {
    const browser = openBrowser()
    await browser.call('POST', '/v2/guest/data', { json: { referral_code: 'friend-42' } })
    const json = { email: 'invited@example.com', password: people.PASSWORD, terms: true }
    await browser.call('POST', '/v2/auth/signup', { json })
    expect(await sql(payload)`select referred_by from users where email = 'invited@example.com'`).toEqual([
      { referred_by: 'friend-42' },
    ])
  })

  test("records a visitor's first source, and stores it with the account", async () => {
    const browser = openBrowser()
    const arrive = (referer: string, utm: object) =>
      browser.call('POST', '/v2/guest/data', { json: { arrival: { referer, utm } } })
    await arrive('https://blog.example/post', { utm_source: 'blog' })
    await arrive('https://later.example/', { utm_source: 'later' })
    const json = { email: 'arrived@example.com', password: people.PASSWORD, terms: true }
    await browser.call('POST', '/v2/auth/signup', { json })
    expect(await sql(payload)`select acquisition from users where email = 'arrived@example.com'`).toEqual([
      { acquisition: { country: null, referer: 'https://blog.example/post', utm: { utm_source: 'blog' } } },
    ])
  })

  test('stores no malformed source of a visitor', async () => {
    const browser = openBrowser()
    await browser.call('POST', '/v2/guest/data', {
      json: { arrival: { referer: 'javascript:alert(1)', utm: { 'x-y': 'z' } } },
    })
    const json = { email: 'odd@example.com', password: people.PASSWORD, terms: true }
    await browser.call('POST', '/v2/auth/signup', { json })
    expect(await sql(payload)`select acquisition from users where email = 'odd@example.com'`).toEqual([
      { acquisition: null },
    ])
  })

  test('refuses a password whose confirmation differs', async () => {
    const json = {
      email: 'differs@example.com',
      password: people.PASSWORD,
      password_confirmation: `${people.PASSWORD}!`,
      terms: true,
    }
    const answer = await openBrowser().call('POST', '/v2/auth/signup', { json })
    expect(codesOf(answer)).toEqual(['password_confirmation: passwords-differ'])
    expect(await sql(payload)`select 1 from users where email = 'differs@example.com'`).toEqual([])
  })

  test('reads its own invitation code and company picture', async () => {
    const browser = await people.signIn(await people.makePerson(payload))
    const { body } = await browser.call('GET', '/v2/auth')
    expect(body).toMatchObject({
      response: {
        auth: { referral_code: expect.stringMatching(/^[0-9a-f]{12}$/), company_urls: null, isActive: true },
      },
    })
  })
})

describe('requesting a link', () => {
  test('answers alike with and without an account, and writes the same rows', async () => {
    const { email } = await people.makePerson(payload)
    const ask = async (json: object) => {
      const { status, body } = await openBrowser().call('POST', '/v2/auth/forgot-password', { json })
      return { status, body }
    }
    expect(await ask({ email: 'nobody-here@example.com' })).toEqual(await ask({ email }))
    expect((await post.deliver(email))?.subject).toBe('Choose a new password')
    expect(await post.deliver('nobody-here@example.com')).toBeUndefined()
    expect(await sql(payload)`select state from mails where email = 'nobody-here@example.com'`).toEqual([
      { state: 'dropped' },
    ])
  })

  test('stores no secret in the database', async () => {
    const { email } = await people.makePerson(payload)
    await openBrowser().call('POST', '/v2/auth/forgot-password', { json: { email } })
    const token = tokenIn(await post.deliver(email))
    expect(token).toHaveLength(43)
    for (const table of ['account_tokens', 'mails', 'outbox'] as const) {
      const rows = await run(payload, fragment`select * from ${fragment.identifier(table)}`)
      expect(JSON.stringify(rows), table).not.toContain(token)
    }
  })

  test('for another purpose or after expiry is invalid', async () => {
    const { email } = await people.makePerson(payload)
    const browser = openBrowser()
    await browser.call('POST', '/v2/auth/forgot-password', { json: { email } })
    const token = tokenIn(await post.deliver(email))
    expect(codesOf(await browser.call('POST', '/v2/auth/email/confirm', { json: { token } }))).toEqual([
      'link-ended',
    ])
    await sql(payload)`update account_tokens set expires_at = now() where email = ${email}`
    const json = { token, password: NEW_PASSWORD }
    expect(codesOf(await browser.call('POST', '/v2/auth/reset-password', { json }))).toEqual(['link-ended'])
  })
})
