import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { type Answer, codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'
import { openTestMailbox, type TestMailbox } from '#cms/testing/test-mailbox.ts'

let opened: TestPayload
let payload: Payload
let post: TestMailbox

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  post = openTestMailbox(payload)
})
afterAll(() => opened.close())

describe('log-in', () => {
  test('sets a cookie that scripts and other sites cannot read, with the chosen lifetime', async () => {
    const { email } = await people.makePerson(payload)
    const cookieOf = async (remember: boolean) => {
      const json = { email, password: people.PASSWORD, remember }
      const { headers } = await openBrowser().call('POST', '/v2/auth/login', { json })
      return headers.getSetCookie().find((cookie) => cookie.startsWith('payload-token=')) ?? ''
    }
    expect(await cookieOf(false)).toMatch(/^payload-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await cookieOf(true)).toMatch(
      /^payload-token=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    )
  })

  test('answers alike for a wrong password, an unknown address and a deleted account', async () => {
    const { email } = await people.makePerson(payload)
    const attempt = async (json: object) => {
      const began = performance.now()
      const { status, body } = await openBrowser().call('POST', '/v2/auth/login', { json })
      return { status, body, ms: performance.now() - began }
    }
    const wrong = await attempt({ email, password: 'something else entirely' })
    const unknown = await attempt({ email: 'nobody@example.com', password: 'something else entirely' })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    expect(codesOf(wrong as unknown as Answer)).toEqual(['log-in-refused'])
    // The password is hashed in both cases; otherwise the unknown address takes a hundredth.
    expect(unknown.ms).toBeGreaterThan(wrong.ms / 5)
  })

  test('does not adopt a token that was set before', async () => {
    const { email } = await people.makePerson(payload)
    const browser = openBrowser()
    browser.cookies.set('payload-token', 'f'.repeat(43))
    browser.cookies.set('motif-device', 'd'.repeat(43))
    await browser.call('POST', '/v2/auth/login', { json: { email, password: people.PASSWORD } })
    expect(browser.cookies.get('payload-token')).not.toBe('f'.repeat(43))
    expect(browser.cookies.get('motif-device')).not.toBe('d'.repeat(43))
    const attacker = openBrowser()
    attacker.cookies.set('payload-token', 'f'.repeat(43))
    expect(await people.statusOf(attacker)).toBe(401)
  })

  test('as another user ends the previous session of the browser', async () => {
    const browser = await people.signIn(await people.makePerson(payload))
    const stolen = openBrowser()
    stolen.cookies.set('payload-token', browser.cookies.get('payload-token') ?? '')
    expect(await people.statusOf(stolen)).toBe(200)
    await people.signIn(await people.makePerson(payload), browser)
    expect(await people.statusOf(stolen)).toBe(401)
  })

  test('eight times at once creates eight sessions', async () => {
    const person = await people.makePerson(payload)
    const first = await people.signIn(person)
    const token = first.cookies.get('motif-device') ?? ''
    const browsers = await Promise.all(
      Array.from({ length: 8 }, () => {
        const browser = openBrowser()
        browser.cookies.set('motif-device', token)
        return people.signIn(person, browser)
      }),
    )
    expect(await Promise.all(browsers.map(people.statusOf))).toEqual(browsers.map(() => 200))
  })

  test('from a new device notifies the owner, from a known one does not', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    await people.signIn(person, browser)
    expect(await post.deliver(person.email)).toBeUndefined()
    await people.signIn(person)
    const letter = await post.deliver(person.email)
    expect(letter?.subject).toBe('New login to your account')
    expect(letter?.text).toContain('Firefox, macOS')
  })
})

describe('a page of another site', () => {
  const FOREIGN = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:5500.evil.example' },
  ]

  test.each(FOREIGN)('cannot act for the signed-in user: %j', async (headers) => {
    const browser = await people.signIn(await people.makePerson(payload))
    const forged = await browser.call('PATCH', '/v2/auth/profile', { json: { first_name: 'Eve' }, headers })
    expect([forged.status, codesOf(forged)]).toEqual([403, ['origin-refused']])
    expect((await browser.call('GET', '/v2/auth', { headers })).status).toBe(401)
    expect(await people.statusOf(browser)).toBe(200)
  })

  test('cannot log a user in or out', async () => {
    const person = await people.makePerson(payload)
    const headers = { Origin: 'https://evil.example' }
    const json = { email: person.email, password: people.PASSWORD }
    for (const path of ['/v2/auth/login', '/users/login'])
      expect((await openBrowser().call('POST', path, { json, headers })).status).toBe(403)
    const browser = await people.signIn(person)
    await browser.call('POST', '/v2/logout', { headers })
    expect(await people.statusOf(browser)).toBe(200)
  })
})

describe('the panel', () => {
  test('uses the same accounts, sessions and log-out for staff', async () => {
    const person = await people.makePerson(payload, { roles: ['editor'] })
    const browser = openBrowser()
    const json = { email: person.email, password: people.PASSWORD }
    const login = await browser.call('POST', '/users/login', { json })
    expect(login.body).toMatchObject({ user: { id: person.id } })
    expect((await browser.call('GET', '/users/me')).body).toMatchObject({ user: { email: person.email } })
    expect((await browser.call('POST', '/users/refresh-token')).status).toBe(200)
    const api = { Authorization: `JWT ${browser.cookies.get('payload-token')}`, Cookie: '' }
    expect((await openBrowser().call('GET', '/items?limit=1', { headers: api })).status).toBe(200)
    await browser.call('POST', '/users/logout')
    expect((await openBrowser().call('GET', '/outbox?limit=1', { headers: api })).status).toBe(403)
    expect((await browser.call('GET', '/users/me')).body.user).toBeNull()
  })

  test('accepts its own form, and shows the reason of a refusal in words', async () => {
    const { email } = await people.makePerson(payload, { roles: ['editor'] })
    const send = (password: string, language = 'en') => {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ email, password }))
      return openBrowser().call('POST', '/users/login', { form, headers: { 'Accept-Language': language } })
    }
    expect((await send(people.PASSWORD)).status).toBe(200)
    const refused = await send('something else entirely')
    expect([refused.status, refused.body.errors]).toEqual([
      401,
      [{ code: 'not-signed-in', number: 3001, message: 'The email address or the password is wrong.' }],
    ])
    const inGerman = await send('something else entirely', 'de')
    expect(inGerman.body.errors).toMatchObject([{ message: 'E-Mail-Adresse oder Passwort ist falsch.' }])
  })

  test.each(['forgot-password', 'reset-password', 'first-register', 'unlock', 'verify/abc'])(
    'has no endpoint of its own to %s',
    async (path) => {
      const staff = await people.withSession(payload, await people.makePerson(payload, { roles: ['admin'] }))
      const ask = (browser: TestBrowser) => browser.call('POST', `/users/${path}`, { json: {} })
      expect(codesOf(await ask(openBrowser()))).toEqual(['staff-only'])
      expect(codesOf(await ask(staff))).toEqual(['not-found'])
    },
  )

  test('keeps Payload’s own log-in disabled, also inside the server', async () => {
    const { email } = await people.makePerson(payload)
    const data = { email, password: people.PASSWORD }
    await expect(payload.login({ collection: 'users', data })).rejects.toThrow('3002')
    expect(await sql(payload)`select 1 from users_sessions`).toEqual([])
  })
})
