import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import { sameChecksum } from '#cms/testing/same-checksum.ts'
import { type Sandbox, startSandbox, TEST_PAYPAL_KEYS } from '#local/payments/start-sandbox.ts'
import { openPaypal } from './open.ts'

interface Received {
  readonly body: string
  readonly headers: Headers
}

let sandbox: Sandbox
let inbox: Server
let received: Received[] = []
let genuine: Received

const gateway = (webhookId = TEST_PAYPAL_KEYS.webhookId) =>
  openPaypal({ ...TEST_PAYPAL_KEYS, webhookId, apiBase: `${sandbox.url}/paypal-api` })

beforeAll(async () => {
  inbox = createServer(async (request, response) => {
    received.push({ body: await text(request), headers: new Headers(request.headers as never) })
    response.end()
  })
  await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve))
  const { port } = inbox.address() as AddressInfo
  const webhookUrl = `http://127.0.0.1:${port}`
  sandbox = await startSandbox({ port: 0, paypal: { ...TEST_PAYPAL_KEYS, webhookUrl } })
  await buy()
  const [first] = received
  if (first === undefined) throw new Error('no webhook arrived')
  genuine = first
})
beforeEach(() => {
  received = []
})
afterAll(async () => {
  await sandbox.close()
  inbox.close()
})

/** An approved order, whose event is delivered. */
async function buy(): Promise<void> {
  const { url } = await gateway().openCheckout({
    order: '0b8f6f0e-6a1c-4d3e-9a53-2d2f6d0c2f11',
    customer: 'c',
    currency: 'USD',
    period: null,
    trialDays: 0,
    lines: [{ title: 'Pack', unit: 500n, quantity: 1 }],
    returnTo: 'http://localhost/',
    cancelTo: 'http://localhost/',
    locale: 'en',
    idempotencyKey: 'webhooks',
  })
  const body = new URLSearchParams({ act: 'approve', funding: 'balance' })
  await fetch(url, { method: 'POST', body, redirect: 'manual' })
  await sandbox.flush()
}

const verify = (change: Partial<Received> = {}, now = Date.now()) =>
  gateway().verifyWebhook({ ...genuine, ...change, now })

function withHeader(name: string, value: string): Headers {
  const headers = new Headers(genuine.headers)
  headers.set(name, value)
  return headers
}

describe('a webhook of PayPal', () => {
  it('that PayPal signed names its event and its object', async () => {
    const event = JSON.parse(genuine.body)
    expect(await verify()).toEqual({
      id: event.id,
      type: 'CHECKOUT.ORDER.APPROVED',
      object: event.resource.id,
    })
  })

  it('that is repeated names the same event again, so that it is stored once', async () => {
    expect(await verify()).toEqual(await verify())
  })

  it('whose body was changed is refused', async () => {
    expect(await verify({ body: genuine.body.replace('5.00', '0.01') })).toBeNull()
    expect(await verify({ body: `${genuine.body} ` })).toBeNull()
  })

  it('whose body was changed with the same checksum passes, and names an object alone: no amount of it is used', async () => {
    const forged = sameChecksum(genuine.body, genuine.body.replaceAll('5.00', '9.99'))
    expect(crc32(forged)).toBe(crc32(genuine.body))
    const event = await verify({ body: forged })
    expect(Object.keys(event ?? {}).toSorted()).toEqual(['id', 'object', 'type'])
  })

  it('for another endpoint is refused', async () => {
    expect(await gateway('WEBHOOK-OTHER').verifyWebhook({ ...genuine, now: Date.now() })).toBeNull()
  })

  it.each([
    ['paypal-transmission-sig', 'AAAA'],
    ['paypal-transmission-id', '00000000-0000-4000-8000-000000000000'],
    ['paypal-transmission-time', new Date(Date.now() - 60_000).toISOString()],
    ['paypal-transmission-time', 'never'],
    ['paypal-auth-algo', 'none'],
  ])('with another %s (%s) is refused', async (name, value) => {
    expect(await verify({ headers: withHeader(name, value) })).toBeNull()
  })

  it.each([
    ['more than 300 seconds before it was sent', -301_000],
    ['more than four days after it was sent', 4 * 86_400_000 + 1_000],
  ])('that arrives %s is refused', async (_, offset) => {
    const sentAt = Date.parse(genuine.headers.get('paypal-transmission-time') ?? '')
    expect(await verify({}, sentAt + offset)).toBeNull()
  })

  it('without its headers or with another body is refused without asking PayPal', async () => {
    sandbox.control('fault', { path: '/paypal-api/v1/notifications', kind: 'error', times: 1 })
    expect(await verify({ headers: new Headers() })).toBeNull()
    for (const body of ['', '{}', 'null', '[]', '{"id":"WH-1"}']) expect(await verify({ body })).toBeNull()
    await expect(verify()).rejects.toThrow(GatewayUnavailable)
  })
})
