import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { sendMail } from '#cms/operations/mail/send-mail.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { LIMITS } from '#domain/accounts/limits.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())
beforeEach(async () => {
  await sql(payload)`delete from contact_messages`
  await sql(payload)`delete from mails`
})

const FORM = {
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  topic: 'licence',
  message: 'May I print <b>1,000</b> shirts?\n\nThank you',
  locale: 'de',
}
const stored = () =>
  sql(payload)`select name, email, topic::text, message, locale, answered from contact_messages`

test('a message is stored for staff and mailed to support, and a reply goes to the sender', async () => {
  const { status, body } = await openBrowser().call('POST', '/v2/contact', { json: FORM })
  expect([status, body.response]).toEqual([200, { contact: 'sent' }])
  expect(await stored()).toEqual([{ ...FORM, email: 'ada@example.com', answered: false }])

  const [mail] = await sql<{ id: string }>(payload)`select id from mails`
  const sent: OutgoingMail[] = []
  const mailer = {
    send: async (letter: OutgoingMail) => {
      sent.push(letter)
      return { outcome: 'sent' } as const
    },
  }
  const support = 'help@motif.example'
  await sendMail({ payload, mailer, publicUrl: 'https://motif.example', support }, mail?.id ?? '')
  expect(sent).toMatchObject([{ to: support, replyTo: 'ada@example.com', language: 'en' }])
  expect(sent[0]?.text).toContain('May I print <b>1,000</b> shirts?\n\nThank you')
  expect(sent[0]?.html).toContain('&lt;b&gt;1,000&lt;/b&gt;')
})

test('a message that is sent twice is stored and mailed once', async () => {
  const browser = openBrowser()
  for (let repeat = 0; repeat < 2; repeat += 1)
    expect((await browser.call('POST', '/v2/contact', { json: FORM })).status).toBe(200)
  expect(await stored()).toHaveLength(1)
  expect(await sql(payload)`select 1 from mails`).toHaveLength(1)
})

test('an incomplete form is refused with a fault for each field', async () => {
  const json = { name: ' ', email: 'ada', message: '' }
  const { status, body } = await openBrowser().call('POST', '/v2/contact', { json })
  expect(status).toBe(422)
  expect(body.errors?.map(({ field, code }) => [field, code])).toEqual([
    ['name', 'display-name-missing'],
    ['email', 'email-invalid'],
    ['message', 'message-missing'],
  ])
  expect(await stored()).toEqual([])
})

test('messages beyond the limit of a network are refused', async () => {
  const browser = openBrowser()
  const send = (message: string) => browser.call('POST', '/v2/contact', { json: { ...FORM, message } })
  const { most } = LIMITS['contact-address']
  for (let count = 1; count <= most; count += 1) expect((await send(`Question ${count}`)).status).toBe(200)
  expect((await send('One more')).body.errors?.[0]?.code).toBe('too-many-attempts')
  expect(await stored()).toHaveLength(most)
})

test('a form without scripts is answered with a redirect that states the outcome', async () => {
  const browser = openBrowser()
  const send = async (fields: Record<string, string>) => {
    const { status, headers } = await browser.call('POST', '/v2/contact', {
      text: new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    })
    return [status, headers.get('location')]
  }
  expect(await send(FORM)).toEqual([303, '/de/contact?outcome=sent'])
  expect(await send({ ...FORM, message: '' })).toEqual([303, '/de/contact?outcome=incomplete'])
  expect(await send({ ...FORM, locale: '//evil.example', message: '' })).toEqual([
    303,
    '/en/contact?outcome=incomplete',
  ])
})

test('a message from a page of another site is refused', async () => {
  const headers = { Origin: 'https://evil.example' }
  const { body } = await openBrowser().call('POST', '/v2/contact', { json: FORM, headers })
  expect(body.errors?.[0]?.code).toBe('origin-refused')
  expect(await stored()).toEqual([])
})
