import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { sendMail } from '#cms/operations/mail/send-mail.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import { ORDER_FILES } from '#domain/custom-orders/request.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())
beforeEach(async () => {
  await sql(payload)`delete from custom_orders`
  await sql(payload)`delete from mails`
})

const FORM = {
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  kind: 'icon',
  message: 'Twelve <b>icons</b> for machines',
  locale: 'de',
}
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

function form(fields: Record<string, string> = {}, ...files: readonly File[]): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...FORM, ...fields })) body.append(name, value)
  for (const file of files) body.append('files', file)
  return body
}

const file = (bytes: Uint8Array | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name)

const send = (body: FormData, browser = openBrowser(), headers: Record<string, string> = {}) =>
  browser.call('POST', '/v2/custom-orders', { form: body, headers })

const stored = () =>
  sql(payload)`select name, email, order_kind::text as kind, spam, answered from custom_orders`

test('a request is stored for staff with its files and mailed to support', async () => {
  const { status, body } = await send(form({}, file(PNG, '../sketch.png')))
  expect([status, body.response]).toEqual([200, { customOrder: 'sent' }])
  expect(await stored()).toEqual([
    { name: 'Ada Lovelace', email: 'ada@example.com', kind: 'icon', spam: false, answered: false },
  ])
  const files = await sql(
    payload,
  )`select name, type, bytes, octet_length(body) as stored from custom_order_files`
  expect(files).toEqual([{ name: 'sketch.png', type: 'image/png', bytes: 9, stored: 9 }])

  const [mail] = await sql<{ id: string }>(payload)`select id from mails`
  const sent: OutgoingMail[] = []
  const mailer = {
    send: async (letter: OutgoingMail) => {
      sent.push(letter)
      return { outcome: 'sent' } as const
    },
  }
  const support = 'help@site.example'
  await sendMail({ payload, mailer, publicUrl: 'https://site.example', support }, mail?.id ?? '')
  expect(sent).toMatchObject([{ to: support, replyTo: 'ada@example.com' }])
  expect(sent[0]?.text).toContain('sketch.png')
  expect(sent[0]?.html).toContain('&lt;b&gt;icons&lt;/b&gt;')
})

test.each([
  ['a drawing with a script', [file('<svg onload="x()"/>', 'a.svg')], 'file-unknown-format'],
  ['a program named as a picture', [file('MZ program', 'a.png')], 'file-unknown-format'],
  ['an empty file', [file('', 'a.png')], 'file-empty'],
  ['a large file', [file(new Uint8Array(ORDER_FILES.bytes + 1), 'a.png')], 'file-too-large'],
  [
    'too many files',
    [1, 2, 3, 4].map((at) => file(Uint8Array.from([...PNG, at]), `${at}.png`)),
    'order-files-too-many',
  ],
])('%s is refused, and nothing is stored', async (_, files, code) => {
  const { status, body } = await send(form({}, ...files))
  expect([status >= 400, body.errors?.[0]?.code]).toEqual([true, code])
  expect(await stored()).toEqual([])
})

test('what a program wrote is stored, and not mailed', async () => {
  expect((await send(form({ website: 'https://spam.example' }))).body.response).toEqual({
    customOrder: 'sent',
  })
  expect(await stored()).toMatchObject([{ spam: true }])
  expect(await sql(payload)`select 1 from mails`).toEqual([])
})

test('a request that is sent twice is stored once, and requests beyond the limit are refused', async () => {
  const browser = openBrowser()
  for (let repeat = 0; repeat < 2; repeat += 1) expect((await send(form(), browser)).status).toBe(200)
  expect(await stored()).toHaveLength(1)
  const { most } = LIMITS['order-address']
  for (let count = 3; count <= most; count += 1) await send(form({ message: `Request ${count}` }), browser)
  expect((await send(form({ message: 'One more' }), browser)).body.errors?.[0]?.code).toBe(
    'too-many-attempts',
  )
})

test('a form without scripts is answered with a redirect that states the outcome', async () => {
  const answer = async (body: FormData) =>
    (await send(body, openBrowser(), { Accept: 'text/html' })).headers.get('location')
  expect(await answer(form())).toBe('/de/custom-order/request?outcome=sent')
  expect(await answer(form({ message: '' }))).toBe('/de/custom-order/request?outcome=incomplete')
})

test('files are for staff alone', async () => {
  await send(form({}, file(PNG, 'sketch.png')))
  const [row] = await sql<{ id: number; file: number }>(payload)`
    select custom_order_id as id, id as file from custom_order_files`
  const address = `/panel/custom-orders/${row?.id}/files/${row?.file}`
  expect((await openBrowser().call('GET', address)).status).toBe(401)
})
