import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fragment, run, sql } from '#cms/operations/database.ts'
import { type Answer, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'
import { openPostOffice, type PostOffice, tokenIn } from '#cms/testing/post-office.ts'
import { personSchema } from '#domain/contract/accounts.ts'
import { HOSTILE_REDIRECTS } from '#domain/testing/hostile-redirects.ts'

let opened: TestPayload
let payload: Payload
let post: PostOffice

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  post = openPostOffice(payload)
})
afterAll(() => opened.close())

const NEW_PASSWORD = 'amber lantern under snow'
const codes = ({ body }: Answer) =>
  (body.errors ?? []).map(({ code, field }) => (field ? `${field}: ${code}` : code))

async function statusOf(browser: TestBrowser): Promise<number> {
  return (await browser.call('GET', '/v2/auth')).status
}

describe('signing up', () => {
  const form = (email: string) => ({
    email,
    password: people.PASSWORD,
    terms: true,
    locale: 'de',
    first_name: 'Ada',
  })

  test('mails a link that confirms the address and signs in the browser that asked', async () => {
    const browser = openBrowser()
    const answer = await browser.call('POST', '/v2/auth/signup', { json: form('  Ada@Example.com ') })
    expect([answer.status, await statusOf(browser)]).toEqual([200, 401])

    const letter = await post.deliver('ada@example.com')
    expect(letter).toMatchObject({ subject: 'Bestätige deine E-Mail-Adresse', language: 'de' })
    const verified = await browser.call('POST', '/v2/auth/email-verification', {
      json: { token: tokenIn(letter) },
    })
    expect(verified.status).toBe(200)
    const { body } = await browser.call('GET', '/v2/auth')
    expect(personSchema.parse(body.response?.auth)).toMatchObject({
      name: 'Ada',
      verified: true,
      locale: 'de',
    })
    expect((await post.deliver('ada@example.com'))?.subject).toBe('Willkommen bei Motif')
  })

  test('a link that is followed elsewhere confirms and signs nobody in; followed again it says so', async () => {
    const email = 'bea@example.com'
    await openBrowser().call('POST', '/v2/auth/signup', { json: form(email) })
    const token = tokenIn(await post.deliver(email))
    const other = openBrowser()
    for (const _ of [1, 2]) {
      const answer = await other.call('POST', '/v2/auth/email-verification', { json: { token } })
      expect([answer.status, answer.body.response]).toEqual([200, { auth: null }])
      expect(await statusOf(other)).toBe(401)
    }
  })

  test('with a taken address answers the same, and tells only the owner', async () => {
    const { email, id } = await people.makePerson(payload)
    await sql(payload)`update users set created_at = now() - interval '1 day' where id = ${id}`
    const [fresh, taken] = [
      await openBrowser().call('POST', '/v2/auth/signup', { json: form('free@example.com') }),
      await openBrowser().call('POST', '/v2/auth/signup', { json: form(email) }),
    ]
    expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body])
    const names = ({ headers }: Answer) => headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect(names(taken)).toEqual(names(fresh))
    expect((await post.deliver(email))?.subject).toBe('You already have an account')
    expect((await people.signIn({ id, email })).cookies.size).toBeGreaterThan(0)
  })

  test('twice at once makes one account and one mail', async () => {
    const browser = openBrowser()
    const email = 'double@example.com'
    const answers = await Promise.all(
      [1, 2].map(() => browser.call('POST', '/v2/auth/signup', { json: form(email) })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await post.deliver(email)
    expect(post.letters.filter(({ to }) => to === email)).toHaveLength(1)
    expect(await sql(payload)`select id from users where email = ${email}`).toHaveLength(1)
  })

  test('names every fault beside its field', async () => {
    const answer = await openBrowser().call('POST', '/v2/auth/signup', {
      json: { email: 'x', password: 'short' },
    })
    expect(answer.status).toBe(422)
    expect(codes(answer).sort()).toEqual([
      'email: email-invalid',
      'password: password-too-short',
      'terms: terms-not-accepted',
    ])
  })

  test('never puts a hostile redirect into a mail', async () => {
    const email = 'redirected@example.com'
    await openBrowser().call('POST', '/v2/auth/signup', {
      json: { ...form(email), redirect: '/de/icons?page=2' },
    })
    expect((await post.deliver(email))?.text).toContain('redirect=%2Fde%2Ficons%3Fpage%3D2')
    const [mail] = await sql<{ id: string }>(
      payload,
    )`select id from mails where email = ${email} order by created_at limit 1`
    const strings = HOSTILE_REDIRECTS.filter(
      (value) => typeof value === 'string' && !value.includes('\u0000'),
    )
    for (const redirect of strings) {
      await sql(payload)`
        update mails set state = 'waiting', data = ${JSON.stringify({ redirect })}::jsonb where id = ${mail?.id ?? ''}`
      expect((await post.deliver(email))?.text, String(redirect)).not.toContain('redirect=')
    }
  })
})

describe('logging in', () => {
  test('gives a cookie that scripts and other sites do not get, and lasts as asked', async () => {
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

  test('answers alike for a wrong password, an unknown address and an ended account', async () => {
    const { email } = await people.makePerson(payload)
    const attempt = async (json: object) => {
      const began = performance.now()
      const { status, body } = await openBrowser().call('POST', '/v2/auth/login', { json })
      return { status, body, ms: performance.now() - began }
    }
    const wrong = await attempt({ email, password: 'something else entirely' })
    const unknown = await attempt({ email: 'nobody@example.com', password: 'something else entirely' })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    expect(codes(wrong as unknown as Answer)).toEqual(['log-in-refused'])
    // The password is hashed in both cases; without that the unknown one takes a hundredth.
    expect(unknown.ms).toBeGreaterThan(wrong.ms / 5)
  })

  test('takes over no token that somebody put there before', async () => {
    const { email } = await people.makePerson(payload)
    const browser = openBrowser()
    browser.cookies.set('payload-token', 'f'.repeat(43))
    browser.cookies.set('motif-device', 'd'.repeat(43))
    await browser.call('POST', '/v2/auth/login', { json: { email, password: people.PASSWORD } })
    expect(browser.cookies.get('payload-token')).not.toBe('f'.repeat(43))
    expect(browser.cookies.get('motif-device')).not.toBe('d'.repeat(43))
    const attacker = openBrowser()
    attacker.cookies.set('payload-token', 'f'.repeat(43))
    expect(await statusOf(attacker)).toBe(401)
  })

  test('as somebody else ends the session that the browser had', async () => {
    const browser = await people.signIn(await people.makePerson(payload))
    const stolen = openBrowser()
    stolen.cookies.set('payload-token', browser.cookies.get('payload-token') ?? '')
    expect(await statusOf(stolen)).toBe(200)
    await people.signIn(await people.makePerson(payload), browser)
    expect(await statusOf(stolen)).toBe(401)
  })

  test('eight times at once keeps eight sessions', async () => {
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
    expect(await Promise.all(browsers.map(statusOf))).toEqual(browsers.map(() => 200))
  })

  test('from a new device tells the owner, from a known one does not', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    await people.signIn(person, browser)
    expect(await post.deliver(person.email)).toBeUndefined()
    await people.signIn(person)
    const letter = await post.deliver(person.email)
    expect(letter?.subject).toBe('New sign-in to your account')
    expect(letter?.text).toContain('Firefox, macOS')
  })
})

describe('a stolen token', () => {
  async function stealFrom(browser: TestBrowser): Promise<TestBrowser> {
    const thief = openBrowser()
    thief.cookies.set('payload-token', browser.cookies.get('payload-token') ?? '')
    expect(await statusOf(thief)).toBe(200)
    return thief
  }

  test('is worth nothing after log-out', async () => {
    const browser = await people.signIn(await people.makePerson(payload))
    const thief = await stealFrom(browser)
    expect((await browser.call('POST', '/v2/logout')).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual(['motif-device'])
    expect(await statusOf(thief)).toBe(401)
  })

  test('is worth nothing after the password was changed, and who changed it goes on', async () => {
    const browser = await people.signIn(await people.makePerson(payload))
    const thief = await stealFrom(browser)
    const json = { old_password: people.PASSWORD, password: NEW_PASSWORD }
    expect((await browser.call('POST', '/v2/auth/password', { json })).status).toBe(200)
    expect([await statusOf(thief), await statusOf(browser)]).toEqual([401, 200])
  })

  test('is worth nothing after a reset, whose link is good once', async () => {
    const person = await people.makePerson(payload)
    const thief = await stealFrom(await people.signIn(person))
    const browser = openBrowser()
    await browser.call('POST', '/v2/auth/forgot-password', { json: { email: person.email } })
    const token = tokenIn(await post.deliver(person.email))
    const weak = await browser.call('POST', '/v2/auth/reset-password', {
      json: { token, password: person.email },
    })
    expect(codes(weak)).toEqual(['password: password-is-email'])
    const reset = () =>
      browser.call('POST', '/v2/auth/reset-password', { json: { token, password: NEW_PASSWORD } })
    const both = await Promise.all([reset(), reset()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await statusOf(thief)).toBe(401)
    const json = { email: person.email, password: NEW_PASSWORD }
    expect((await browser.call('POST', '/v2/auth/login', { json })).status).toBe(200)
    expect((await post.deliver(person.email))?.subject).toBe('New sign-in to your account')
    expect(
      post.letters.some(({ to, subject }) => to === person.email && subject === 'Your password was changed'),
    ).toBe(true)
  })

  test('is worth nothing after an admin gave the account a new password', async () => {
    const person = await people.makePerson(payload)
    const thief = await stealFrom(await people.signIn(person))
    await payload.update({ collection: 'users', id: person.id, data: { password: NEW_PASSWORD } })
    expect(await statusOf(thief)).toBe(401)
  })

  test('can be ended from the list of sessions by its owner, and by nobody else', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    const thief = await people.signIn(person)
    const { body } = await browser.call('GET', '/v2/auth/sessions')
    const sessions = body.response?.sessions as { id: string; current: boolean; device: string }[]
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    const other = sessions.find(({ current }) => !current)?.id
    const stranger = await people.signIn(await people.makePerson(payload))
    expect((await stranger.call('DELETE', `/v2/auth/sessions/${other}`)).status).toBe(404)
    expect(await statusOf(thief)).toBe(200)
    expect((await browser.call('DELETE', `/v2/auth/sessions/${other}`)).status).toBe(200)
    expect(await statusOf(thief)).toBe(401)
  })

  test('of a time that is over is worth nothing', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    await sql(payload)`update sessions set expires_at = now() where user_id = ${person.id}`
    const answer = await browser.call('GET', '/v2/auth')
    expect(answer.status).toBe(401)
    expect(browser.cookies.has('auth_check')).toBe(false)
  })
})

describe('a page of another site', () => {
  const FOREIGN = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:5500.evil.example' },
  ]

  test.each(FOREIGN)('cannot act for whoever is signed in: %j', async (headers) => {
    const browser = await people.signIn(await people.makePerson(payload))
    const forged = await browser.call('PATCH', '/v2/auth/profile', { json: { first_name: 'Eve' }, headers })
    expect([forged.status, codes(forged)]).toEqual([403, ['origin-refused']])
    expect((await browser.call('GET', '/v2/auth', { headers })).status).toBe(401)
    expect(await statusOf(browser)).toBe(200)
  })

  test('cannot log anybody in or out', async () => {
    const person = await people.makePerson(payload)
    const headers = { Origin: 'https://evil.example' }
    const json = { email: person.email, password: people.PASSWORD }
    for (const path of ['/v2/auth/login', '/users/login'])
      expect((await openBrowser().call('POST', path, { json, headers })).status).toBe(403)
    const browser = await people.signIn(person)
    await browser.call('POST', '/v2/logout', { headers })
    expect(await statusOf(browser)).toBe(200)
  })
})

describe('the panel', () => {
  test('signs staff in with the same account, sessions and log-out', async () => {
    const person = await people.makePerson(payload, { roles: ['editor'] })
    const browser = openBrowser()
    const json = { email: person.email, password: people.PASSWORD }
    const login = await browser.call('POST', '/users/login', { json })
    expect(login.body).toMatchObject({ token: browser.cookies.get('payload-token'), user: { id: person.id } })
    expect((await browser.call('GET', '/users/me')).body).toMatchObject({ user: { email: person.email } })
    expect((await browser.call('POST', '/users/refresh-token')).body).toMatchObject({
      refreshedToken: login.body.token,
    })
    const api = { Authorization: `JWT ${login.body.token}`, Cookie: '' }
    expect((await openBrowser().call('GET', '/items?limit=1', { headers: api })).status).toBe(200)
    await browser.call('POST', '/users/logout')
    expect((await openBrowser().call('GET', '/outbox?limit=1', { headers: api })).status).toBe(403)
    expect((await browser.call('GET', '/users/me')).body.user).toBeNull()
  })

  test('takes the form as its own page sends it, and says in words why not', async () => {
    const { email } = await people.makePerson(payload, { roles: ['editor'] })
    const send = (password: string) => {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ email, password }))
      return openBrowser().call('POST', '/users/login', { form })
    }
    expect((await send(people.PASSWORD)).status).toBe(200)
    const refused = await send('something else entirely')
    expect([refused.status, refused.body.errors]).toEqual([
      401,
      [{ code: 'not-signed-in', number: 3001, message: 'The e-mail or the password is not right.' }],
    ])
  })

  test.each(['forgot-password', 'reset-password', 'first-register', 'unlock', 'verify/abc'])(
    'has no way of its own to %s',
    async (path) => {
      expect((await openBrowser().call('POST', `/users/${path}`, { json: {} })).status).toBe(404)
    },
  )

  test('leaves Payload’s own way of signing in closed, inside the server too', async () => {
    const { email } = await people.makePerson(payload)
    const data = { email, password: people.PASSWORD }
    await expect(payload.login({ collection: 'users', data })).rejects.toThrow('3002')
    expect(await sql(payload)`select 1 from users_sessions`).toEqual([])
  })
})

describe('a person', () => {
  test('is asked for with flags, and has empty lists of what nobody has yet', async () => {
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

  test('changes what they say about themselves, and nothing else', async () => {
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
    expect(codes(await other.call('PATCH', '/v2/auth/profile', { json: { username: 'ada.l' } }))).toEqual([
      'username: username-taken',
    ])
    expect(
      codes(
        await other.call('PATCH', '/v2/auth/profile', { json: { country: 'XX', first_name: '' } }),
      ).sort(),
    ).toEqual(['country: country-unknown', 'first_name: name-missing'])
  })

  test('is told when a field stands otherwise than they saw it, and overwrites nothing unseen', async () => {
    const browser = await people.signIn(await people.makePerson(payload))
    const change = (json: object) => browser.call('PATCH', '/v2/auth/profile', { json })
    const x = 'https://x.com/ada'
    await change({ company: 'Engines', social_urls: { x }, before: { company: null, 'social_urls.x': '' } })
    expect(codes(await change({ company: 'Looms', city: 'Turin', before: { company: null } }))).toEqual([
      'company: changed-elsewhere',
    ])
    expect(codes(await change({ social_urls: { x: null }, before: { 'social_urls.x': null } }))).toEqual([
      'social_urls.x: changed-elsewhere',
    ])
    const other = await change({ designation: 'Analyst', before: { designation: null, unknown: 'x' } })
    expect(other.body.response?.auth).toMatchObject({ company: 'Engines', designation: 'Analyst' })
    const seen = await change({ company: 'Looms', before: { company: 'Engines' } })
    expect(seen.body.response?.auth).toMatchObject({ company: 'Looms', social_urls: { x } })
  })

  test('changes the address by a link to the new one, and the old one is told', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    const email = `new-${person.id.slice(0, 8)}@example.com`
    const wrong = await browser.call('POST', '/v2/auth/email', {
      json: { email, password: 'not my password' },
    })
    expect(codes(wrong)).toEqual(['password: password-wrong'])
    await browser.call('POST', '/v2/auth/email', { json: { email, password: people.PASSWORD } })
    const token = tokenIn(await post.deliver(email))
    expect((await browser.call('GET', '/v2/auth')).body.response?.auth).toMatchObject({ email: person.email })
    const confirm = () => openBrowser().call('POST', '/v2/auth/email/confirm', { json: { token } })
    expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 410])
    expect((await browser.call('GET', '/v2/auth')).body.response?.auth).toMatchObject({ email })
    expect((await post.deliver(person.email))?.subject).toBe('Your e-mail was changed')
  })

  test('cannot take an address that somebody else got meanwhile', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    const email = `wanted-${person.id.slice(0, 8)}@example.com`
    await browser.call('POST', '/v2/auth/email', { json: { email, password: people.PASSWORD } })
    const token = tokenIn(await post.deliver(email))
    const rival = await people.makePerson(payload)
    await sql(payload)`update users set email = ${email} where id = ${rival.id}`
    const answer = await browser.call('POST', '/v2/auth/email/confirm', { json: { token } })
    expect(codes(answer)).toEqual(['link-ended'])
  })

  test('takes everything along, and leaves nothing of themselves behind', async () => {
    const person = await people.makePerson(payload)
    const browser = await people.signIn(person)
    await browser.call('PATCH', '/v2/auth/profile', { json: { first_name: 'Ada', company: 'Engines' } })
    const exported = await browser.call('GET', '/v2/auth/export')
    expect(exported.headers.get('content-disposition')).toContain('motif-account.json')
    expect(exported.body.response?.export).toMatchObject({
      person: { company: 'Engines' },
      sessions: [{ device: 'Firefox, macOS' }],
    })

    expect(codes(await browser.call('DELETE', '/v2/auth', { json: { password: 'wrong password' } }))).toEqual(
      ['password: password-wrong'],
    )
    expect((await browser.call('DELETE', '/v2/auth', { json: { password: people.PASSWORD } })).status).toBe(
      200,
    )
    const json = { email: person.email, password: people.PASSWORD }
    expect(codes(await browser.call('POST', '/v2/auth/login', { json }))).toEqual(['log-in-refused'])
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

  test('of the staff cannot end their own account', async () => {
    const browser = await people.signIn(await people.makePerson(payload, { roles: ['support'] }))
    expect(codes(await browser.call('DELETE', '/v2/auth', { json: { password: people.PASSWORD } }))).toEqual([
      'staff-account',
    ])
  })

  test('who was invited is remembered as such', async () => {
    const browser = openBrowser()
    await browser.call('POST', '/v2/guest/data', { json: { referral_code: 'friend-42' } })
    const json = { email: 'invited@example.com', password: people.PASSWORD, terms: true }
    await browser.call('POST', '/v2/auth/signup', { json })
    expect(await sql(payload)`select referred_by from users where email = 'invited@example.com'`).toEqual([
      { referred_by: 'friend-42' },
    ])
  })
})

describe('asking for a link', () => {
  test('answers alike whether there is an account or not, and writes down the same', async () => {
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

  test('keeps no secret in the database', async () => {
    const { email } = await people.makePerson(payload)
    await openBrowser().call('POST', '/v2/auth/forgot-password', { json: { email } })
    const token = tokenIn(await post.deliver(email))
    expect(token).toHaveLength(43)
    for (const table of ['account_tokens', 'mails', 'outbox'] as const) {
      const rows = await run(payload, fragment`select * from ${fragment.identifier(table)}`)
      expect(JSON.stringify(rows), table).not.toContain(token)
    }
  })

  test('for another purpose or after its time is none', async () => {
    const { email } = await people.makePerson(payload)
    const browser = openBrowser()
    await browser.call('POST', '/v2/auth/forgot-password', { json: { email } })
    const token = tokenIn(await post.deliver(email))
    expect(codes(await browser.call('POST', '/v2/auth/email/confirm', { json: { token } }))).toEqual([
      'link-ended',
    ])
    await sql(payload)`update account_tokens set expires_at = now() where email = ${email}`
    const json = { token, password: NEW_PASSWORD }
    expect(codes(await browser.call('POST', '/v2/auth/reset-password', { json }))).toEqual(['link-ended'])
  })
})
