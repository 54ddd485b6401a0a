import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'

const SECRET = 'whsec_endpoint'
let opened: TestPayload

beforeAll(async () => {
  process.env.STRIPE_SECRET_KEY = 'sk_test_endpoint'
  process.env.STRIPE_WEBHOOK_SECRET = SECRET
  opened = await openPayload()
})
afterAll(() => opened.close())

const stripe = new Stripe('sk_test_endpoint')

function event(id: string): string {
  return JSON.stringify({ object: 'event', id, type: 'product.created', data: { object: { id: 'prod_1' } } })
}

function send(body: string, { signed = body, seconds = 0 } = {}) {
  const signature = stripe.webhooks.generateTestHeaderString({
    payload: signed,
    secret: SECRET,
    timestamp: Math.floor(Date.now() / 1000) + seconds,
  })
  const headers = { 'Stripe-Signature': signature, Origin: 'https://stripe.com' }
  return openBrowser().call('POST', '/webhooks/stripe', { text: body, headers })
}

const stored = () =>
  sql<{ event_id: string; body: string }>(
    opened.payload,
  )`select event_id, body from webhook_events order by id`

describe('the endpoint of webhooks', () => {
  test('stores an event once with its raw body, and answers each repetition alike', async () => {
    const body = ` ${event('evt_1')}\n`
    const answers = [await send(body), await send(body), await send(body)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stored()).toEqual([{ event_id: 'evt_1', body }])
    const messages = await sql(opened.payload)`select 1 from outbox where topic = 'payment.event'`
    expect(messages).toHaveLength(1)
  })

  test.each([
    ['of another body', { signed: event('evt_9') }],
    ['of six minutes ago', { seconds: -360 }],
    ['of six minutes ahead', { seconds: 360 }],
  ])('refuses a signature %s, and stores nothing', async (_, how) => {
    const before = await stored()
    expect((await send(event('evt_2'), how)).status).toBe(400)
    expect(await stored()).toEqual(before)
  })

  test('knows no other gateways', async () => {
    const answer = await openBrowser().call('POST', '/webhooks/paypal', { text: '{}' })
    expect(answer.status).toBe(404)
  })
})
