import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  GatewayRefused,
  GatewayUnavailable,
  type NewCheckout,
  type PaymentGateway,
} from '#cms/ports/payment-gateway.ts'
import { money } from '#domain/money/money.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { type Sandbox, startSandbox, TEST_PAYPAL_KEYS } from '#local/payments/start-sandbox.ts'
import { connect } from './connection.ts'
import { openPaypal } from './open.ts'

const DAY = 86_400
let sandbox: Sandbox
let gateway: PaymentGateway

const account = () => ({ ...TEST_PAYPAL_KEYS, apiBase: `${sandbox.url}/paypal-api` })

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
})
beforeEach(() => {
  gateway = openPaypal(account())
})
afterAll(() => sandbox.close())

/** A checkout of 19.99 USD a month unless the test says otherwise. */
async function open(change: Partial<NewCheckout> = {}) {
  const order = randomUUID()
  const checkout = await gateway.openCheckout({
    order,
    customer: order,
    currency: 'USD',
    period: 'month',
    trialDays: 0,
    lines: [{ title: 'Individual', unit: 1999n, quantity: 1 }],
    returnTo: `http://localhost/payment-confirmation?order=${order}`,
    cancelTo: 'http://localhost/pricing',
    locale: 'ja',
    idempotencyKey: `order:${order}:checkout`,
    ...change,
  })
  return { order, ...checkout }
}

const ONCE = { period: null, lines: [{ title: 'Pack', unit: 500n, quantity: 2 }] } as const

async function approve(url: string, funding = 'balance', act = 'approve'): Promise<string | null> {
  const body = new URLSearchParams({ act, funding })
  return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).headers.get('location')
}

async function subscribed(change: Partial<NewCheckout> = {}, funding = 'balance') {
  const opened = await open(change)
  await approve(opened.url, funding)
  const subscription = await gateway.readSubscription(opened.id)
  if (subscription === null) throw new Error('there is no subscription')
  return { ...opened, subscription }
}

async function bought(change: Partial<NewCheckout> = {}) {
  const opened = await open({ ...ONCE, ...change })
  await approve(opened.url)
  await gateway.completeCheckout?.(opened.id)
  const payment = await gateway.readPayment((await gateway.readCheckout(opened.id))?.payment ?? '')
  if (payment === null) throw new Error('there is no payment')
  return { ...opened, payment }
}

describe('an order at PayPal', () => {
  test('with a discount costs that much less', async () => {
    const { id } = await open({ ...ONCE, discount: { title: 'AUTUMN', amount: 300n } })
    expect(await gateway.readCheckout(id)).toMatchObject({ total: { amount: 700n, currency: 'USD' } })
  })

  test('is open, then approved, and paid only when it is captured', async () => {
    const { id, order, url } = await open(ONCE)
    const total = { amount: 1000n, currency: 'USD' }
    expect(await gateway.readCheckout(id)).toMatchObject({ order, state: 'open', isPaid: false, total })
    const back = new URL((await approve(url)) ?? '')
    expect(back.searchParams.get('order')).toBe(order)
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'approved', isPaid: false, payment: null })
    expect(await gateway.completeCheckout?.(id)).toBe('done')
    expect(await gateway.completeCheckout?.(id)).toBe('done')
    const checkout = await gateway.readCheckout(id)
    expect(checkout).toMatchObject({ state: 'complete', isPaid: true })
    const payment = await gateway.readPayment(checkout?.payment ?? '')
    expect(payment).toMatchObject({ order, state: 'paid', amount: total, tax: 0n, period: null, fee: 84n })
  })

  test('whose buyer returns without paying stays open, and leads back', async () => {
    const { id, url } = await open(ONCE)
    expect(await approve(url, '', 'abandon')).toContain('http://localhost/pricing?token=')
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'open', isPaid: false })
    await expect(gateway.completeCheckout?.(id)).rejects.toThrow(GatewayRefused)
  })

  test('whose card is declined is not paid', async () => {
    const { id, url } = await open(ONCE)
    await approve(url, 'declined')
    expect(await gateway.completeCheckout?.(id)).toBe('declined')
    expect(await gateway.readCheckout(id)).toMatchObject({ isPaid: false, payment: null })
  })

  test('is the same one for a repeated call with its key', async () => {
    const order = randomUUID()
    const same = { ...ONCE, order, returnTo: 'http://localhost/', idempotencyKey: `order:${order}:checkout` }
    expect((await open(same)).id).toBe((await open(same)).id)
  })

  test.each([
    ['JPY', 1500n],
    ['TWD', 150_000n],
    ['HUF', 420_000n],
    ['EUR', 1234n],
  ] as const)('in %s has the amount that was asked for', async (currency, unit) => {
    const { payment } = await bought({ currency, lines: [{ title: 'Pack', unit, quantity: 1 }] })
    expect(payment.amount).toEqual({ amount: unit, currency })
  })
})

describe('a subscription at PayPal', () => {
  test('is paid for its first period when its buyer approves', async () => {
    const { id, order, subscription } = await subscribed()
    expect(subscription).toMatchObject({ order, status: 'active', cancelAtPeriodEnd: false, extraSeats: 0 })
    expect(await gateway.readCheckout(id)).toMatchObject({
      order,
      state: 'complete',
      isPaid: true,
      total: { amount: 1999n, currency: 'USD' },
      subscription: id,
    })
    const payment = await gateway.readPayment(subscription.latestPayment ?? '')
    expect(payment).toMatchObject({
      order,
      subscription: id,
      state: 'paid',
      amount: { amount: 1999n, currency: 'USD' },
      period: { start: subscription.periodStart, end: subscription.periodEnd },
      fee: 119n,
    })
    const days = (subscription.periodEnd - subscription.periodStart) / 1000 / DAY
    expect(days).toBeGreaterThanOrEqual(28)
    expect(days).toBeLessThanOrEqual(31)
  })

  test('gives nothing before it is approved, or when the first charge is declined', async () => {
    const { id, url } = await open()
    expect(await gateway.readSubscription(id)).toMatchObject({ status: 'incomplete', latestPayment: null })
    await approve(url, 'declined')
    expect(await gateway.readSubscription(id)).toMatchObject({ status: 'incomplete' })
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'open', isPaid: false })
  })

  test('with more seats is charged for all of them, and keeps their number', async () => {
    const lines = [
      { title: 'Team', unit: 2499n, quantity: 1 },
      { title: 'Team', unit: 1000n, quantity: 3 },
    ]
    const { id, subscription } = await subscribed({ lines, period: 'year' })
    expect(subscription.extraSeats).toBe(3)
    expect((await gateway.readCheckout(id))?.total).toEqual({ amount: 5499n, currency: 'USD' })
  })

  test('of the same price has the same plan, in another process too', async () => {
    const first = await open()
    gateway = openPaypal(account())
    const second = await open()
    const { ask } = connect(account())
    const read = (id: string) => ask(({ subscriptions }) => subscriptions.getSubscription({ id }))
    expect((await read(second.id)).planId).toBe((await read(first.id)).planId)
  })

  test('with a trial is not charged before the trial ends', async () => {
    const { id, subscription } = await subscribed({ trialDays: 14 })
    expect(subscription).toMatchObject({
      status: 'trialing',
      trialEnd: subscription.periodEnd,
      latestPayment: null,
    })
    expect((subscription.periodEnd - subscription.periodStart) / 1000).toBe(14 * DAY)
    expect(await gateway.readCheckout(id)).toMatchObject({ isPaid: true, total: { amount: 0n } })
    sandbox.control('advance', { seconds: 15 * DAY })
    const after = await gateway.readSubscription(id)
    expect(after).toMatchObject({ status: 'active', trialEnd: null, periodStart: subscription.periodEnd })
  })

  test('renews by the clock with one more payment', async () => {
    const { id, subscription } = await subscribed()
    sandbox.control('advance', { seconds: 32 * DAY })
    const after = await gateway.readSubscription(id)
    expect(after?.periodStart).toBe(subscription.periodEnd)
    const [first, second] = await Promise.all(
      [subscription.latestPayment, after?.latestPayment].map((one) => gateway.readPayment(one ?? '')),
    )
    expect(first?.period?.end).toBe(second?.period?.start)
  })

  test('has its renewal turned off and on, and is not charged while it is off', async () => {
    const { id, subscription } = await subscribed()
    const turn = (renews: boolean) =>
      gateway.setRenewal({ subscription: id, renews, idempotencyKey: `${id}:${renews}` })
    await turn(false)
    await turn(false)
    expect(await gateway.readSubscription(id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    await turn(true)
    expect(await gateway.readSubscription(id)).toMatchObject({ cancelAtPeriodEnd: false })
    await turn(false)
    sandbox.control('advance', { seconds: 40 * DAY })
    expect((await gateway.readSubscription(id))?.latestPayment).toBe(subscription.latestPayment)
  })

  test('is overdue while renewals fail, ends after the third, and keeps the end of what was paid', async () => {
    const { id, subscription } = await subscribed({}, 'declines-later')
    sandbox.control('advance', { seconds: 32 * DAY })
    const overdue = { status: 'past-due', periodEnd: subscription.periodEnd, cancelAtPeriodEnd: false }
    expect(await gateway.readSubscription(id)).toMatchObject(overdue)
    sandbox.control('advance', { seconds: 20 * DAY })
    expect(await gateway.readSubscription(id)).toMatchObject({ ...overdue, status: 'ended' })
  })

  test('ends at once, and keeps the end of what was paid', async () => {
    const { id, subscription } = await subscribed()
    await gateway.endSubscription(id)
    await gateway.endSubscription(id)
    expect(await gateway.readSubscription(id)).toMatchObject({
      status: 'ended',
      periodEnd: subscription.periodEnd,
    })
  })

  test('does not change its seats', async () => {
    const { id } = await subscribed()
    const change = {
      subscription: id,
      extraSeats: 1,
      seatPrice: money(1000, 'USD'),
      period: 'month',
      prorationAt: 0,
    } as const
    await expect(gateway.previewSeats(change)).rejects.toThrow(GatewayRefused)
    await expect(gateway.changeSeats({ ...change, idempotencyKey: id })).rejects.toThrow(GatewayRefused)
  })
})

describe('a payment at PayPal', () => {
  test('of an order or a subscription is refunded once for one key', async () => {
    const { payment: once } = await bought()
    const { subscription } = await subscribed()
    const renewed = await gateway.readPayment(subscription.latestPayment ?? '')
    for (const intent of [once.intent ?? '', renewed?.intent ?? '']) {
      const request = randomUUID()
      const wanted = { intent, request, amount: money(400, 'USD'), idempotencyKey: `refund:${request}` }
      const [first, second] = [await gateway.refund(wanted), await gateway.refund(wanted)]
      expect(second.id).toBe(first.id)
      expect(await gateway.readRefund(first.id)).toEqual({
        id: first.id,
        intent,
        request,
        amount: wanted.amount,
        state: 'paid',
      })
    }
  })

  test('is not refunded beyond its amount', async () => {
    const { payment } = await bought()
    const request = randomUUID()
    const amount = money(1001, 'USD')
    const refund = { intent: payment.id, request, amount, idempotencyKey: request }
    await expect(gateway.refund(refund)).rejects.toThrow(/REFUND_AMOUNT_EXCEEDED/)
  })

  test('is in the report of the reconciliation, as are refunds', async () => {
    const { payment } = await bought()
    const { subscription } = await subscribed()
    const request = randomUUID()
    const amount = money(100, 'USD')
    const refund = await gateway.refund({ intent: payment.id, request, amount, idempotencyKey: request })
    const now = sandbox.now() * 1000
    const time = { from: now - HOUR_MS, to: now + HOUR_MS }
    const payments = await all(gateway.listPayments(time))
    expect(payments).toEqual(expect.arrayContaining([payment.id, subscription.latestPayment]))
    const refunds = await all(gateway.listRefunds(time))
    expect(refunds.find(({ id }) => id === refund.id)).toEqual(refund)
  })

  test('is disputed, and the dispute is decided', async () => {
    const { payment } = await bought()
    const dispute = await disputeOf(payment.id)
    expect(await gateway.readDispute(dispute)).toMatchObject({
      intent: payment.id,
      amount: payment.amount,
      state: 'open',
    })
    sandbox.control('close-dispute', { dispute, outcome: 'lost' })
    expect(await gateway.readDispute(dispute)).toMatchObject({ state: 'lost' })
  })

  test('that does not exist is null, as are other objects', async () => {
    expect(await gateway.readPayment('NONE')).toBeNull()
    expect(await gateway.readPayment('I-NONE/NONE')).toBeNull()
    expect(await gateway.readCheckout('NONE')).toBeNull()
    expect(await gateway.readCheckout('I-NONE')).toBeNull()
    expect(await gateway.readSubscription('I-NONE')).toBeNull()
    expect(await gateway.readRefund('NONE')).toBeNull()
    expect(await gateway.readDispute('PP-D-NONE')).toBeNull()
  })
})

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const value of values) found.push(value)
  return found
}

/** Opens a dispute, whose id only its event says. */
async function disputeOf(charge: string): Promise<string> {
  sandbox.control('dispute', { charge })
  const page = await (await fetch(sandbox.url)).text()
  const found = /name="dispute" value="(PP-D-\w+)"/.exec(page)?.[1]
  if (found === undefined) throw new Error('there is no dispute')
  return found
}

describe('the connection to PayPal', () => {
  const fault = (kind: string) =>
    sandbox.control('fault', { path: '/paypal-api/v2/checkout/orders', kind, times: 1 })

  test.each(['error', 'close', 'close-after'])('answers a fault "%s" as unavailable', async (kind) => {
    const { id } = await open(ONCE)
    fault(kind)
    await expect(gateway.readCheckout(id)).rejects.toThrow(GatewayUnavailable)
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'open' })
  })

  test('creates one order when the answer of the first attempt is lost', async () => {
    const order = randomUUID()
    const same = { ...ONCE, order, returnTo: 'http://localhost/', idempotencyKey: `order:${order}:checkout` }
    fault('close-after')
    await expect(open(same)).rejects.toThrow(GatewayUnavailable)
    const { id } = await open(same)
    expect((await open(same)).id).toBe(id)
  })

  test('refuses parameters that PayPal does not know, and says which', async () => {
    const { send } = connect(account())
    const call = { method: 'POST', path: '/v1/catalogs/products' } as const
    const body = JSON.stringify({ name: 'Plan', type: 'DIGITAL', unknown: 1 })
    await expect(send({ ...call, body })).rejects.toThrow(/400.*unknown/)
  })

  test('needs the right secret', async () => {
    const wrong = openPaypal({ ...account(), clientSecret: 'wrong' })
    await expect(wrong.readCheckout('NONE')).rejects.toThrow(GatewayUnavailable)
  })
})
