import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox, TEST_SECRET_KEY } from './start-sandbox.ts'

let sandbox: Sandbox
let stripe: Stripe
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  const { hostname: host, port } = new URL(sandbox.url)
  stripe = new Stripe(TEST_SECRET_KEY, {
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 1,
    telemetry: false,
  })
})
afterAll(() => sandbox.close())

const DAY = 86_400
const price = (unit_amount: number, interval?: 'month' | 'year') => ({
  currency: 'usd',
  unit_amount,
  product_data: { name: 'Pro' },
  ...(interval ? { recurring: { interval } } : {}),
})

async function act(url: string | null, fields: Record<string, string>) {
  const response = await fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

async function customer() {
  return stripe.customers.create({ email: 'buyer@example.com', metadata: { holder: 'u1' } })
}

async function subscription(unit_amount = 1_000, quantity = 1, trialDays = 0) {
  const { id } = await customer()
  const session = await stripe.checkout.sessions.create({
    customer: id,
    mode: 'subscription',
    line_items: [{ quantity, price_data: price(unit_amount, 'month') }],
    success_url: 'http://shop.test/done?session={CHECKOUT_SESSION_ID}',
    subscription_data: { metadata: { order: 'o1' }, ...(trialDays ? { trial_period_days: trialDays } : {}) },
  })
  await act(session.url, { act: 'pay', card: '4242424242424242', email: 'buyer@example.com' })
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'line_items'] })
  if (paid.subscription === null || typeof paid.subscription === 'string') throw new Error('no subscription')
  return { customer: id, session: paid, subscription: paid.subscription }
}

const eventsOf = async (limit = 20) =>
  (await stripe.events.list({ limit })).data.map(({ type }) => type).reverse()

describe('requests', () => {
  it('refuses a wrong key with 401', async () => {
    const { hostname: host, port } = new URL(sandbox.url)
    const other = new Stripe('sk_test_wrong', { host, port, protocol: 'http' })
    await expect(other.customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    })
  })

  it('names an unknown parameter, a missing one and an unknown object', async () => {
    const unknown: object = { colour: 'red' }
    await expect(stripe.customers.create(unknown)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    })
    await expect(
      stripe.checkout.sessions.create({ mode: 'payment', success_url: 'http://a.test' }),
    ).rejects.toMatchObject({ code: 'parameter_missing', param: 'line_items' })
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    })
  })

  it('answers a repeated idempotency key with the first reply, and refuses other parameters', async () => {
    const options = { idempotencyKey: 'key-1' }
    const first = await stripe.customers.create({ name: 'Ada' }, options)
    const again = await stripe.customers.create({ name: 'Ada' }, options)
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    await expect(stripe.customers.create({ name: 'Eve' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  it('makes one object when the socket closes after the change and the SDK tries again', async () => {
    sandbox.control('fault', { path: '/v1/customers', kind: 'close-after' })
    const made = await stripe.customers.create({ name: 'Once', email: 'once@example.com' })
    const { data } = await stripe.customers.list({ email: 'once@example.com' })
    expect(data.map(({ id }) => id)).toEqual([made.id])
  })

  it('pages through a list', async () => {
    for (const name of ['a', 'b', 'c']) await stripe.customers.create({ name, email: 'page@example.com' })
    const names: (string | null | undefined)[] = []
    for await (const one of stripe.customers.list({ email: 'page@example.com', limit: 2 }))
      names.push(one.name)
    expect(names).toEqual(['c', 'b', 'a'])
  })
})

describe('checkout of a payment', () => {
  const open = () =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 2, price_data: price(1_250) }],
      success_url: 'http://shop.test/done?s={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://shop.test/cart',
      client_reference_id: 'order-1',
      payment_intent_data: { metadata: { order: 'order-1' } },
    })

  it('shows the amount and that no money moves', async () => {
    const session = await open()
    const page = await (await fetch(session.url ?? '')).text()
    expect(page).toContain('25.00 USD')
    expect(page).toContain('No money moves')
  })

  it('pays, returns to the site and takes the fee', async () => {
    const session = await open()
    const { location } = await act(session.url, {
      act: 'pay',
      card: '4242424242424242',
      email: 'a@example.com',
    })
    expect(location).toBe(`http://shop.test/done?s=${session.id}`)
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge.balance_transaction'],
    })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      payment_intent: {
        status: 'succeeded',
        amount_received: 2_500,
        metadata: { order: 'order-1' },
        latest_charge: { balance_transaction: { amount: 2_500, fee: 103, net: 2_397 } },
      },
    })
  })

  it('leaves a declined checkout open, so that another card pays it', async () => {
    const session = await open()
    const declined = await act(session.url, { act: 'pay', card: '4000000000000002', email: 'a@example.com' })
    expect(declined.text).toContain('Your card was declined.')
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    expect((await act(session.url, { act: 'pay', card: '4242424242424242' })).status).toBe(303)
  })

  it('asks for 3-D Secure, and pays after the confirmation', async () => {
    const session = await open()
    const card = '4000002500003155'
    expect((await act(session.url, { act: 'pay', card })).text).toContain('Confirm the payment')
    expect((await act(session.url, { act: 'fail', card })).text).toContain('did not confirm')
    expect((await act(session.url, { act: 'confirm', card })).status).toBe(303)
  })

  it('returns an abandoning buyer to the cancel address, and expires after a day', async () => {
    const session = await open()
    expect((await act(session.url, { act: 'abandon' })).location).toBe('http://shop.test/cart')
    sandbox.control('advance', { seconds: DAY + 1 })
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
  })

  it('refuses forms that another site sends', async () => {
    const session = await open()
    const response = await fetch(session.url ?? '', {
      method: 'POST',
      headers: { origin: 'http://evil.test' },
    })
    expect(response.status).toBe(403)
  })
})

describe('subscriptions', () => {
  it('starts active with a paid invoice that names the payment', async () => {
    const { subscription: made, session } = await subscription(1_000, 3)
    expect(made).toMatchObject({ status: 'active', metadata: { order: 'o1' } })
    const invoice = await stripe.invoices.retrieve(String(made.latest_invoice), { expand: ['payments'] })
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 3_000,
      billing_reason: 'subscription_create',
      parent: { subscription_details: { subscription: made.id, metadata: { order: 'o1' } } },
      payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] },
    })
    expect(session.line_items?.data[0]).toMatchObject({ quantity: 3, amount_total: 3_000 })
    expect((await eventsOf()).slice(-1)).toEqual(['checkout.session.completed'])
  })

  it('renews at the end of the period', async () => {
    const { subscription: made } = await subscription()
    const end = made.items.data[0]?.current_period_end ?? 0
    sandbox.control('advance', { seconds: end - sandbox.now() + 1 })
    const renewed = await stripe.subscriptions.retrieve(made.id, { expand: ['latest_invoice'] })
    expect(renewed.items.data[0]?.current_period_start).toBe(end)
    expect(renewed.latest_invoice).toMatchObject({ billing_reason: 'subscription_cycle', status: 'paid' })
  })

  it('ends a trial with a notice three days before, then charges', async () => {
    const { subscription: made } = await subscription(900, 1, 7)
    expect(made.status).toBe('trialing')
    sandbox.control('advance', { seconds: 4 * DAY + 10 })
    expect(await eventsOf()).toContain('customer.subscription.trial_will_end')
    sandbox.control('advance', { seconds: 3 * DAY })
    const active = await stripe.subscriptions.retrieve(made.id, { expand: ['latest_invoice'] })
    expect(active).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 900 } })
  })

  it('tries a failed renewal again on days 3, 5 and 7, then cancels', async () => {
    const { subscription: made, customer: id } = await subscription()
    const portal = await stripe.billingPortal.sessions.create({
      customer: id,
      return_url: 'http://shop.test',
    })
    await act(portal.url, { act: 'card', card: '4000000000000341' })
    sandbox.control('advance', { seconds: (made.items.data[0]?.current_period_end ?? 0) - sandbox.now() + 1 })
    const states: string[] = []
    for (const days of [0, 3, 2, 1, 1]) {
      sandbox.control('advance', { seconds: Math.max(1, days * DAY) })
      states.push((await stripe.subscriptions.retrieve(made.id)).status)
    }
    expect(states).toEqual(['past_due', 'past_due', 'past_due', 'past_due', 'canceled'])
    expect((await stripe.invoices.list({ subscription: made.id })).data[0]).toMatchObject({
      attempt_count: 4,
      status: 'open',
    })
  })

  it('cancels at the end of the period, and resumes before', async () => {
    const { subscription: made } = await subscription()
    await stripe.subscriptions.update(made.id, { cancel_at_period_end: true })
    expect((await stripe.subscriptions.update(made.id, { cancel_at_period_end: false })).cancel_at).toBeNull()
    await stripe.subscriptions.update(made.id, { cancel_at_period_end: true })
    sandbox.control('advance', { seconds: 32 * DAY })
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('canceled')
  })

  it('changes nothing when the charge of a change fails with error_if_incomplete', async () => {
    const { subscription: made, customer: id } = await subscription()
    const portal = await stripe.billingPortal.sessions.create({ customer: id })
    await act(portal.url, { act: 'card', card: '4000000000000341' })
    const item = made.items.data[0]?.id ?? ''
    await expect(
      stripe.subscriptions.update(made.id, {
        items: [{ id: item, quantity: 9 }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ code: 'card_declined', statusCode: 402 })
    expect((await stripe.subscriptions.retrieve(made.id)).items.data[0]?.quantity).toBe(1)
  })

  it('uses a promotion code once', async () => {
    const { id: coupon } = await stripe.coupons.create({ percent_off: 25, duration: 'once' })
    const code = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon },
      max_redemptions: 1,
    })
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ quantity: 1, price_data: price(1_000, 'month') }],
      discounts: [{ promotion_code: code.id }],
      success_url: 'http://shop.test',
    })
    expect(session.amount_total).toBe(750)
    await act(session.url, { act: 'pay', card: '4242424242424242', email: 'c@example.com' })
    const invoice = await stripe.invoices.list({ limit: 1 })
    expect(invoice.data[0]).toMatchObject({ total: 750, amount_paid: 750 })
    expect((await stripe.promotionCodes.retrieve(code.id)).active).toBe(false)
  })
})

describe('refunds and disputes', () => {
  it('refunds a part, then the rest, and never more', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 1_000,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    await stripe.refunds.create({ payment_intent: intent.id, amount: 400 })
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 601 })).rejects.toMatchObject({
      param: 'amount',
    })
    await stripe.refunds.create({ payment_intent: intent.id })
    const charge = await stripe.charges.retrieve(String(intent.latest_charge))
    expect(charge).toMatchObject({ amount_refunded: 1_000, refunded: true })
  })

  it('keeps a declined payment, answered with 402', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' })
    await expect(
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }),
    ).rejects.toMatchObject({ type: 'StripeCardError', decline_code: 'generic_decline' })
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method')
  })

  it('takes a disputed payment and its fee, and returns it when the dispute is won', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 1_000,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    sandbox.control('dispute', { charge: String(intent.latest_charge) })
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data
    expect(dispute?.balance_transactions[0]).toMatchObject({ amount: -1_000, fee: 1_500 })
    sandbox.control('close-dispute', { dispute: dispute?.id, outcome: 'won' })
    expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('won')
  })

  it('takes evidence for a dispute once, and decides by the texts of the test mode', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 1_000,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    sandbox.control('dispute', { charge: String(intent.latest_charge) })
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data
    const id = dispute?.id ?? ''
    const kept = await stripe.disputes.update(id, { evidence: { customer_name: 'Ada' }, submit: false })
    expect(kept).toMatchObject({ status: 'needs_response', evidence_details: { submission_count: 0 } })
    const evidence = { access_activity_log: 'Three downloads' }
    expect(await stripe.disputes.update(id, { evidence, submit: true })).toMatchObject({
      status: 'under_review',
      evidence: { customer_name: 'Ada', ...evidence },
      evidence_details: { has_evidence: true, submission_count: 1 },
    })
    await expect(stripe.disputes.update(id, { evidence })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    })
    sandbox.control('close-dispute', { dispute: id, outcome: 'lost' })
    expect((await stripe.disputes.retrieve(id)).status).toBe('lost')
    const other = await stripe.paymentIntents.create({
      amount: 1_000,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    sandbox.control('dispute', { charge: String(other.latest_charge) })
    const [second] = (await stripe.disputes.list({ payment_intent: other.id })).data
    const won = { evidence: { uncategorized_text: 'winning_evidence' }, submit: true }
    expect((await stripe.disputes.update(second?.id ?? '', won)).status).toBe('won')
  })
})
