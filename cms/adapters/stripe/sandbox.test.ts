import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewCheckout, PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { money } from '#domain/money/money.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { type Sandbox, startSandbox, TEST_SECRET_KEY } from '#local/payments/start-sandbox.ts'
import { openStripe } from './open.ts'

const DAY = 86_400
let sandbox: Sandbox
let gateway: PaymentGateway

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  gateway = openStripe({ secretKey: TEST_SECRET_KEY, webhookSecret: 'whsec_x', apiBase: sandbox.url })
})
afterAll(() => sandbox.close())

/** A checkout of 19.99 USD a month unless the test says otherwise. */
async function open(change: Partial<NewCheckout> = {}) {
  const order = randomUUID()
  const customer = await gateway.createCustomer({
    email: 'ada@example.com',
    name: 'Ada',
    holder: order,
    idempotencyKey: `customer:${order}`,
  })
  const checkout = await gateway.openCheckout({
    order,
    customer,
    currency: 'USD',
    period: 'month',
    trialDays: 0,
    lines: [{ title: 'Individual', unit: 1999n, quantity: 1 }],
    returnTo: `http://localhost/payment-confirmation?order=${order}`,
    cancelTo: 'http://localhost/pricing',
    locale: 'en',
    idempotencyKey: `order:${order}:checkout`,
    ...change,
  })
  return { order, customer, ...checkout }
}

async function pay(url: string): Promise<void> {
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay', card: '4242424242424242', email: 'ada@example.com' }),
    redirect: 'manual',
  })
}

async function subscribed(change: Partial<NewCheckout> = {}) {
  const opened = await open(change)
  await pay(opened.url)
  const checkout = await gateway.readCheckout(opened.id)
  const subscription = await gateway.readSubscription(checkout?.subscription ?? '')
  if (checkout === null || subscription === null) throw new Error('there is no subscription')
  return { ...opened, checkout, subscription }
}

describe('a checkout at Stripe', () => {
  test('with a discount takes it off the first payment alone', async () => {
    const discount = { title: 'AUTUMN', amount: 500n }
    const order = 'a-discounted-order'
    const opened = await open({ order, idempotencyKey: `order:${order}:checkout`, discount })
    expect(await gateway.readCheckout(opened.id)).toMatchObject({ total: { amount: 1499n, currency: 'USD' } })
    await pay(opened.url)
    const checkout = await gateway.readCheckout(opened.id)
    const subscription = await gateway.readSubscription(checkout?.subscription ?? '')
    expect(subscription?.plan).toEqual({ unitPrice: 1999n, period: 'month' })
    const payment = await gateway.readPayment(subscription?.latestPayment ?? '')
    expect(payment).toMatchObject({ state: 'paid', amount: { amount: 1499n, currency: 'USD' } })
  })

  test('is open until it is paid, and then has a subscription with a paid invoice', async () => {
    const { id, order, url } = await open()
    expect(await gateway.readCheckout(id)).toMatchObject({
      order,
      state: 'open',
      isPaid: false,
      total: { amount: 1999n, currency: 'USD' },
      subscription: null,
    })
    await pay(url)
    const checkout = await gateway.readCheckout(id)
    expect(checkout).toMatchObject({ order, state: 'complete', isPaid: true })
    const subscription = await gateway.readSubscription(checkout?.subscription ?? '')
    expect(subscription).toMatchObject({ order, status: 'active', cancelAtPeriodEnd: false, extraSeats: 0 })
    const payment = await gateway.readPayment(subscription?.latestPayment ?? '')
    expect(payment).toMatchObject({
      order,
      subscription: subscription?.id,
      state: 'paid',
      amount: { amount: 1999n, currency: 'USD' },
      tax: 0n,
      period: { start: subscription?.periodStart, end: subscription?.periodEnd },
    })
    expect(payment?.fee).toBeGreaterThan(0n)
    expect(payment?.paidAt).not.toBeNull()
  })

  test('is the same one for a repeated call with its key', async () => {
    const order = randomUUID()
    const returnTo = `http://localhost/payment-confirmation?order=${order}`
    const given = { order, returnTo, idempotencyKey: `order:${order}:checkout` }
    const customer = await gateway.createCustomer({
      email: 'b@example.com',
      name: 'B',
      holder: 'b',
      idempotencyKey: order,
    })
    const [first, second] = [await open({ ...given, customer }), await open({ ...given, customer })]
    expect(second.id).toBe(first.id)
  })

  test('that is ended takes no payment', async () => {
    const { id } = await open()
    await gateway.expireCheckout(id)
    expect(await gateway.readCheckout(id)).toMatchObject({ state: 'expired', isPaid: false })
  })

  test('of a trial is complete without a payment', async () => {
    const { checkout, subscription } = await subscribed({ trialDays: 14 })
    expect(checkout).toMatchObject({ state: 'complete', isPaid: true, total: { amount: 0n } })
    expect(subscription).toMatchObject({ status: 'trialing', trialEnd: subscription.periodEnd })
  })

  test('that does not renew has a payment of its own', async () => {
    const { id, order, url } = await open({
      period: null,
      lines: [{ title: 'Pack', unit: 500n, quantity: 2 }],
    })
    await pay(url)
    const checkout = await gateway.readCheckout(id)
    const payment = await gateway.readPayment(checkout?.payment ?? '')
    expect(payment).toMatchObject({
      order,
      state: 'paid',
      amount: { amount: 1000n, currency: 'USD' },
      period: null,
    })
  })
})

describe('a subscription at Stripe', () => {
  test('has its renewal turned off and on', async () => {
    const { subscription } = await subscribed()
    const { id } = subscription
    await gateway.setRenewal({ subscription: id, renews: false, idempotencyKey: `${id}:off` })
    expect(await gateway.readSubscription(id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    await gateway.setRenewal({ subscription: id, renews: true, idempotencyKey: `${id}:on` })
    expect(await gateway.readSubscription(id)).toMatchObject({ cancelAtPeriodEnd: false })
  })

  test('is charged for seats exactly what the preview said', async () => {
    const { subscription } = await subscribed({
      lines: [{ title: 'Team', unit: 4999n, quantity: 1 }],
    })
    const change = {
      subscription: subscription.id,
      extraSeats: 3,
      seatPrice: money(1000, 'USD'),
      period: 'month' as const,
      prorationAt: sandbox.now() * 1000,
    }
    const preview = await gateway.previewSeats(change)
    expect(preview.amount).toBeGreaterThan(0n)
    await gateway.changeSeats({ ...change, idempotencyKey: `seats:${subscription.id}` })
    const after = await gateway.readSubscription(subscription.id)
    expect(after).toMatchObject({ extraSeats: 3 })
    const payment = await gateway.readPayment(after?.latestPayment ?? '')
    expect(payment).toMatchObject({ state: 'paid', amount: preview })
    expect(payment?.period?.end).toBe(subscription.periodEnd)
  })

  test('ends at once', async () => {
    const { subscription } = await subscribed()
    await gateway.endSubscription(subscription.id)
    await gateway.endSubscription(subscription.id)
    expect(await gateway.readSubscription(subscription.id)).toMatchObject({ status: 'ended' })
  })

  test('renews when its period is over', async () => {
    const { subscription } = await subscribed()
    sandbox.control('advance', { seconds: 32 * DAY })
    const after = await gateway.readSubscription(subscription.id)
    expect(after?.periodStart).toBe(subscription.periodEnd)
    expect(after?.latestPayment).not.toBe(subscription.latestPayment)
  })
})

describe('a payment at Stripe', () => {
  test('is refunded once for one key', async () => {
    const { subscription } = await subscribed()
    const payment = await gateway.readPayment(subscription.latestPayment ?? '')
    const request = randomUUID()
    const wanted = {
      intent: payment?.intent ?? '',
      request,
      amount: money(1999, 'USD'),
      idempotencyKey: `refund:${request}`,
    }
    const [first, second] = [await gateway.refund(wanted), await gateway.refund(wanted)]
    expect(second.id).toBe(first.id)
    expect(await gateway.readRefund(first.id)).toMatchObject({
      intent: wanted.intent,
      request,
      amount: wanted.amount,
      state: 'paid',
    })
  })

  test('is in the list of the reconciliation', async () => {
    const { subscription } = await subscribed()
    const now = sandbox.now() * 1000
    const listed: string[] = []
    for await (const id of gateway.listPayments({ from: now - HOUR_MS, to: now + HOUR_MS })) listed.push(id)
    expect(listed).toContain(subscription.latestPayment)
  })

  test('that does not exist is null, as are other objects', async () => {
    expect(await gateway.readPayment('in_none')).toBeNull()
    expect(await gateway.readPayment('pi_none')).toBeNull()
    expect(await gateway.readCheckout('cs_none')).toBeNull()
    expect(await gateway.readSubscription('sub_none')).toBeNull()
    expect(await gateway.readRefund('re_none')).toBeNull()
  })
})

test('a customer has a portal and payment methods', async () => {
  const { customer } = await subscribed()
  expect(await gateway.openPortal({ customer, returnTo: 'http://localhost/dashboard' })).toContain(
    sandbox.url,
  )
  expect(await gateway.readPaymentMethods(customer)).toMatchObject([{ type: 'card', last4: '4242' }])
})

describe('a customer at Stripe', () => {
  test('pays less by the credit that they got, which a repeated call gives once', async () => {
    const { customer, url, id } = await open()
    const credit = { customer, amount: money(500n, 'USD'), idempotencyKey: `credit:${id}` }
    await gateway.creditCustomer?.(credit)
    await gateway.creditCustomer?.(credit)
    await pay(url)
    const checkout = await gateway.readCheckout(id)
    const subscription = await gateway.readSubscription(checkout?.subscription ?? '')
    expect(await gateway.readPayment(subscription?.latestPayment ?? '')).toMatchObject({
      state: 'paid',
      amount: { amount: 1499n, currency: 'USD' },
    })
  })

  test('has the fingerprints of their cards, which are the same for each customer with a card', async () => {
    const [one, other, without] = [await subscribed(), await subscribed(), await open()]
    const cards = await gateway.readFingerprints?.(one.customer)
    expect(cards).toHaveLength(1)
    expect(await gateway.readFingerprints?.(other.customer)).toEqual(cards)
    expect(await gateway.readFingerprints?.(without.customer)).toEqual([])
  })
})
