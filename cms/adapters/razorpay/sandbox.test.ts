import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  GatewayRefused,
  GatewayUnavailable,
  type NewCheckout,
  type PaymentGateway,
} from '#cms/ports/payment-gateway.ts'
import { money } from '#domain/money/money.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { type Sandbox, startSandbox, TEST_RAZORPAY_KEYS } from '#local/payments/start-sandbox.ts'
import { openRazorpay } from './open.ts'

let sandbox: Sandbox
let gateway: PaymentGateway

const open = (change: object = {}) =>
  openRazorpay({
    ...TEST_RAZORPAY_KEYS,
    webhookSecret: 'secret',
    apiBase: `${sandbox.url}/razorpay`,
    checkoutUrl: null,
    ...change,
  })

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  gateway = open()
})
afterAll(() => sandbox.close())

/** A checkout of 5988 rupees unless the test says otherwise. */
async function checkout(change: Partial<NewCheckout> = {}) {
  const order = randomUUID()
  const customer = await gateway.createCustomer({
    email: `${order}@example.com`,
    name: 'Asha Rao',
    holder: order,
    idempotencyKey: `customer:${order}`,
  })
  const wanted: NewCheckout = {
    order,
    customer,
    currency: 'INR',
    period: null,
    trialDays: 0,
    lines: [{ title: 'Individual', unit: 598_800n, quantity: 1 }],
    returnTo: `http://localhost/payment-confirmation?order=${order}`,
    cancelTo: 'http://localhost/pricing',
    locale: 'en',
    idempotencyKey: `order:${order}:checkout`,
    ...change,
  }
  return { wanted, order: wanted.order, ...(await gateway.openCheckout(wanted)) }
}

async function attempt(order: string, outcome: 'pay' | 'decline') {
  const answer = await fetch(`${sandbox.url}/razorpay/checkout/attempt`, {
    method: 'POST',
    body: new URLSearchParams({ key_id: TEST_RAZORPAY_KEYS.keyId, order_id: order, outcome }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

async function paid() {
  const opened = await checkout()
  const { body } = await attempt(opened.id, 'pay')
  const payment = body.razorpay_payment_id ?? ''
  return { ...opened, payment, signature: body.razorpay_signature ?? '' }
}

describe('a checkout at Razorpay', () => {
  test('is open until it is paid, and then has its payment with the fee', async () => {
    const { id, order } = await checkout()
    const total = money(598_800, 'INR')
    expect(await gateway.readCheckout(id)).toMatchObject({
      order,
      state: 'open',
      isPaid: false,
      total,
      payment: null,
    })
    await attempt(id, 'pay')
    const after = await gateway.readCheckout(id)
    expect(after).toMatchObject({ order, state: 'complete', isPaid: true, total, subscription: null })
    const payment = await gateway.readPayment(after?.payment ?? '')
    expect(payment).toMatchObject({
      order,
      subscription: null,
      state: 'paid',
      amount: total,
      tax: 0n,
      period: null,
    })
    // Two percent and 18 % tax on it.
    expect(payment?.fee).toBe(14_132n)
    expect(payment?.intent).toBe(payment?.id)
  })

  test('that was declined is still open, and its failed payment names the order', async () => {
    const { id, order } = await checkout()
    const { body } = await attempt(id, 'decline')
    const failed = (body.error as unknown as { metadata: { payment_id: string } }).metadata.payment_id
    expect(await gateway.readPayment(failed)).toMatchObject({
      order,
      state: 'failed',
      fee: null,
      paidAt: null,
    })
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'open', isPaid: false })
    expect((await attempt(id, 'pay')).status).toBe(200)
    expect((await attempt(id, 'pay')).status).toBe(400)
  })

  test('is the same one for repeated and parallel calls', async () => {
    const first = await checkout()
    expect(await gateway.openCheckout(first.wanted)).toMatchObject({ id: first.id })
    const wanted = { ...first.wanted, order: randomUUID() }
    const opened = await Promise.all([1, 2, 3].map(() => gateway.openCheckout(wanted)))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  })

  test('with a discount costs that much less', async () => {
    const { id } = await checkout({ discount: { title: 'AUTUMN', amount: 100n } })
    expect(await gateway.readCheckout(id)).toMatchObject({ total: { amount: 598_700n, currency: 'INR' } })
  })

  test('is refused for another amount under the receipt of an order', async () => {
    const { wanted } = await checkout()
    const lines = [{ title: 'Individual', unit: 100n, quantity: 1 }]
    await expect(gateway.openCheckout({ ...wanted, lines })).rejects.toBeInstanceOf(GatewayRefused)
  })

  test('that renews, or starts with a trial, is refused', async () => {
    await expect(checkout({ period: 'year' })).rejects.toBeInstanceOf(GatewayRefused)
    await expect(checkout({ trialDays: 14 })).rejects.toBeInstanceOf(GatewayRefused)
  })

  test('counts as paid by a signature of its own order alone', async () => {
    const [mine, other] = [await paid(), await paid()]
    const verify = (change: object) => gateway.inline?.verify({ checkout: mine.id, ...mine, ...change })
    const signed = { checkout: mine.id, payment: mine.payment, signature: mine.signature }
    expect(verify(signed)).toBe(true)
    expect(verify({ ...signed, checkout: other.id })).toBe(false)
    expect(verify({ ...signed, payment: other.payment })).toBe(false)
    expect(verify({ ...signed, signature: other.signature })).toBe(false)
    expect(verify({ ...signed, signature: '' })).toBe(false)
    expect(verify({ ...signed, signature: `${mine.signature}0` })).toBe(false)
  })
})

describe('a payment at Razorpay', () => {
  test('is refunded once for one key, and another amount under the key is refused', async () => {
    const { payment } = await paid()
    const request = randomUUID()
    const wanted = {
      intent: payment,
      request,
      amount: money(100_000, 'INR'),
      idempotencyKey: `refund:${request}`,
    }
    const [first, second] = [await gateway.refund(wanted), await gateway.refund(wanted)]
    expect(second.id).toBe(first.id)
    expect(await gateway.readRefund(first.id)).toEqual({
      id: first.id,
      intent: payment,
      request,
      amount: wanted.amount,
      state: 'paid',
    })
    expect(await gateway.readRefundsOfCharge(payment)).toHaveLength(1)
    const other = { ...wanted, amount: money(1, 'INR') }
    await expect(gateway.refund(other)).rejects.toBeInstanceOf(GatewayRefused)
    const more = { ...wanted, amount: money(598_800, 'INR'), idempotencyKey: `refund:${randomUUID()}` }
    await expect(gateway.refund(more)).rejects.toBeInstanceOf(GatewayRefused)
  })

  test('whose refund fails has a failed refund', async () => {
    const { payment } = await paid()
    const request = randomUUID()
    const refund = await gateway.refund({
      intent: payment,
      request,
      amount: money(598_800, 'INR'),
      idempotencyKey: `refund:${request}`,
    })
    sandbox.control('fail-refund', { refund: refund.id })
    expect(await gateway.readRefund(refund.id)).toMatchObject({ state: 'failed' })
  })

  test('is in the lists of the reconciliation, each once over several pages', async () => {
    const made = await paid()
    for (let count = 0; count < 105; count += 1) await attempt((await checkout()).id, 'pay')
    const now = sandbox.now() * 1000
    const listed: string[] = []
    for await (const id of gateway.listPayments({ from: now - HOUR_MS, to: now + HOUR_MS })) listed.push(id)
    expect(listed).toContain(made.payment)
    expect(listed.length).toBeGreaterThan(100)
    expect(new Set(listed).size).toBe(listed.length)
    const refunds: string[] = []
    for await (const { id } of gateway.listRefunds({ from: now - HOUR_MS, to: now + HOUR_MS }))
      refunds.push(id)
    expect(refunds.length).toBeGreaterThan(0)
  })

  test('that does not exist is null, as are other objects', async () => {
    expect(await gateway.readPayment('pay_none')).toBeNull()
    expect(await gateway.readCheckout('order_none')).toBeNull()
    expect(await gateway.readRefund('rfnd_none')).toBeNull()
    expect(await gateway.readDispute('disp_none')).toBeNull()
    expect(await gateway.readSubscription('sub_none')).toBeNull()
  })
})

describe('a fault of Razorpay', () => {
  test.each(['error', 'close'] as const)('of the kind "%s" is repeated later', async (kind) => {
    sandbox.control('fault', { path: '/razorpay/v1/orders', kind })
    await expect(gateway.readCheckout('order_x')).rejects.toBeInstanceOf(GatewayUnavailable)
  })

  test('after the order was made leaves one order for the next call', async () => {
    sandbox.control('fault', { path: '/razorpay/v1/orders', kind: 'close-after' })
    const order = randomUUID()
    await expect(checkout({ order })).rejects.toBeInstanceOf(GatewayUnavailable)
    const again = await checkout({ order })
    expect(await gateway.readCheckout(again.id)).toMatchObject({ order, state: 'open' })
  })

  test('with a wrong key is a fault to repair, not a refusal of the call', async () => {
    const wrong = open({ keySecret: 'wrong' })
    await expect(wrong.readCheckout('order_x')).rejects.toBeInstanceOf(GatewayUnavailable)
  })
})

test.each(['keyId', 'keySecret', 'webhookSecret'])('an empty %s refuses to start', (name) => {
  expect(() => open({ [name]: '' })).toThrow('must not be empty')
})
