import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { type Answer, codesOf, openBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'
import { openTestMailbox, type TestMailbox, tokenIn } from '#cms/testing/test-mailbox.ts'
import { personSchema } from '#domain/contract/accounts.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import { HOSTILE_REDIRECTS } from '#domain/testing/hostile-redirects.ts'

let opened: TestPayload
let payload: Payload
let post: TestMailbox

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  post = openTestMailbox(payload)
})
afterAll(() => opened.close())

describe('sign-up', () => {
  const form = (email: string) => ({
    email,
    password: people.PASSWORD,
    terms: true,
    locale: 'de',
    first_name: 'Ada',
  })

  test('mails a link that verifies the address and signs in the browser that signed up', async () => {
    const browser = openBrowser()
    const answer = await browser.call('POST', '/v2/auth/signup', { json: form('  Ada@Example.com ') })
    expect([answer.status, await people.statusOf(browser)]).toEqual([200, 401])

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
    expect((await post.deliver('ada@example.com'))?.subject).toBe(`Willkommen bei ${DEFAULT_SITE_NAME}`)
  })

  test('a link used in another browser verifies the address without signing in, and reports its second use', async () => {
    const email = 'bea@example.com'
    await openBrowser().call('POST', '/v2/auth/signup', { json: form(email) })
    const token = tokenIn(await post.deliver(email))
    const other = openBrowser()
    for (const _ of [1, 2]) {
      const answer = await other.call('POST', '/v2/auth/email-verification', { json: { token } })
      expect([answer.status, answer.body.response]).toEqual([200, { auth: null }])
      expect(await people.statusOf(other)).toBe(401)
    }
  })

  test('is mailed again on request, with a link that signs in this browser', async () => {
    const browser = openBrowser()
    const email = 'again@example.com'
    await browser.call('POST', '/v2/auth/signup', { json: form(email) })
    await post.deliver(email)
    const answer = await browser.call('POST', '/v2/auth/signup/resend', { json: { email } })
    expect([answer.status, answer.body.response]).toEqual([200, { mail: 'sent' }])
    const token = tokenIn(await post.deliver(email))
    await browser.call('POST', '/v2/auth/email-verification', { json: { token } })
    expect(await people.statusOf(browser)).toBe(200)
  })

  test('is not mailed again to unknown and verified addresses, with the same answer', async () => {
    const { email } = await people.makePerson(payload)
    for (const address of [email, 'never-was@example.com']) {
      const answer = await openBrowser().call('POST', '/v2/auth/signup/resend', { json: { email: address } })
      expect([answer.status, answer.body.response]).toEqual([200, { mail: 'sent' }])
      expect(await sql(payload)`select 1 from mails where email = ${address}`).toEqual([])
    }
  })

  test('with a taken address answers the same, and notifies only the owner', async () => {
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

  test('twice at once creates one account and one mail', async () => {
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

  test('reports every fault at its field', async () => {
    const answer = await openBrowser().call('POST', '/v2/auth/signup', {
      json: { email: 'x', password: 'short' },
    })
    expect(answer.status).toBe(422)
    expect(codesOf(answer).sort()).toEqual([
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
