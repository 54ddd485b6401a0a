import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { listNotifications } from '#cms/operations/notifications/list-notifications.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, TRIAL_PLAN_ID, work } from '#cms/testing/purchases.ts'
import { notificationSchema } from '#domain/contract/notifications.ts'

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway
let shop: { readonly payload: Payload; readonly gateway: MemoryGateway }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  gateway = memoryGateway()
  shop = { payload, gateway }
  await makePlans(payload)
})
afterAll(() => opened.close())

interface State extends Record<string, unknown> {
  readonly order: string
  readonly subscription: string | null
  readonly gateway_id: string
  readonly payments: number
  readonly cancelled: boolean
  readonly paid_until: string
}

async function stateOf(order: string): Promise<State> {
  const [row] = await sql<State>(payload)`
    select o.state as order, s.state as subscription, s.gateway_id, s.cancel_at_period_end as cancelled, s.paid_until,
      (select count(*)::int from payments p where p.order_id = o.id) as payments
      from orders o left join subscriptions s on s.order_id = o.id where o.id = ${order}`
  if (row === undefined) throw new Error('there is no order')
  return row
}

const noticesOf = async (user: string) => {
  const { notifications } = await listNotifications(payload, { user, locale: 'en', page: 1 })
  return notifications.map((notification) => notificationSchema.parse(notification))
}

const mailsOf = async (user: string) =>
  (
    await sql<{ template: string }>(
      payload,
    )`select template from mails where user_id = ${user} order by created_at, template`
  ).map(({ template }) => template)

async function bought(form: object = {}) {
  const { id: user } = await makePerson(payload)
  const { order, checkout } = await openOrder(shop, user, form)
  const events = gateway.pay(checkout)
  await deliver(shop, events)
  await work(shop)
  return { user, order, checkout, events, state: await stateOf(order) }
}

const balances = () => inTransaction(payload, async (transaction) => readTrialBalance(transaction))

describe('a paid checkout', () => {
  test('makes the order paid, the subscription active, one payment and one mail', async () => {
    const { user, state } = await bought()
    expect(state).toMatchObject({ order: 'paid', subscription: 'active', payments: 1, cancelled: false })
    expect(await mailsOf(user)).toEqual(['payment-received'])
  })

  test('is applied once, in whatever order and however often its events arrive', async () => {
    const { id: user } = await makePerson(payload)
    const { order, checkout } = await openOrder(shop, user)
    const events = gateway.pay(checkout).toReversed()
    await deliver(shop, [...events, ...events, ...events])
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ order: 'paid', subscription: 'active', payments: 1 })
    expect(await mailsOf(user)).toEqual(['payment-received'])
  })

  test('of a trial starts the subscription without a payment', async () => {
    const { order, state } = await bought({ plan_id: TRIAL_PLAN_ID })
    expect(state).toMatchObject({ order: 'paid', subscription: 'trialing', payments: 0 })
    await deliver(shop, gateway.renew(state.gateway_id))
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ subscription: 'active', payments: 1 })
  })

  test('that expired ends the order', async () => {
    const { id: user } = await makePerson(payload)
    const { order, checkout } = await openOrder(shop, user)
    await gateway.expireCheckout(checkout)
    await deliver(shop, [{ type: 'checkout.session.expired', object: checkout }])
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ order: 'expired', subscription: null })
  })
})

describe('the life of a subscription', () => {
  test('extends what is paid with each renewal', async () => {
    const { order, state } = await bought()
    await deliver(shop, gateway.renew(state.gateway_id))
    await work(shop)
    const after = await stateOf(order)
    expect(after).toMatchObject({ payments: 2, subscription: 'active' })
    expect(Date.parse(after.paid_until)).toBeGreaterThan(Date.parse(state.paid_until))
  })

  test('is past due after a declined renewal, with a mail, and active after its payment', async () => {
    const { user, order, state } = await bought()
    await deliver(shop, gateway.decline(state.gateway_id))
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ subscription: 'past-due' })
    expect(await mailsOf(user)).toContain('payment-failed')
    expect(await noticesOf(user)).toEqual([
      expect.objectContaining({ type: 'payment', event: 'payment-failed', amount: null }),
    ])
    await deliver(shop, gateway.renew(state.gateway_id))
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ subscription: 'active', payments: 2 })
  })

  test('keeps what is paid when it is ended at the gateway', async () => {
    const { order, state } = await bought()
    await deliver(shop, gateway.end(state.gateway_id))
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ subscription: 'active', cancelled: true })
  })

  test('ends with a refund made at the gateway, and has its books balanced', async () => {
    const { user, order, state } = await bought()
    const { intent, amount } = gateway.newestPayment(state.gateway_id)
    await deliver(shop, gateway.refundOf(intent ?? '', amount))
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ order: 'refunded', subscription: 'refunded' })
    expect(await mailsOf(user)).toContain('payment-refunded')
    const refunded = { event: 'payment-refunded', amount: { amount: '1999', currency: 'USD' }, until: null }
    expect(await noticesOf(user)).toEqual([expect.objectContaining({ type: 'payment', ...refunded })])
    const [payment] = await sql(payload)`
      select refunded::int, released::int, recognised::int from payments where order_id = ${order}`
    expect(payment).toEqual({ refunded: 1999, released: 1999, recognised: 0 })
  })

  test('continues when the refund fails', async () => {
    const { order, state } = await bought()
    const { intent, amount } = gateway.newestPayment(state.gateway_id)
    const [refunded] = gateway.refundOf(intent ?? '', amount)
    await deliver(shop, refunded ? [refunded] : [])
    await work(shop)
    await deliver(shop, gateway.failRefund(refunded?.object ?? ''))
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ order: 'paid', subscription: 'active' })
    const [payment] = await sql(
      payload,
    )`select refunded::int, released::int from payments where order_id = ${order}`
    expect(payment).toEqual({ refunded: 0, released: 0 })
  })

  test('is closed by a dispute, and open again when it is won', async () => {
    const { order, state } = await bought()
    const { intent, amount } = gateway.newestPayment(state.gateway_id)
    const [disputed] = gateway.dispute(intent ?? '', amount)
    await deliver(shop, disputed ? [disputed] : [])
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ order: 'disputed', subscription: 'disputed' })
    await deliver(shop, gateway.decide(disputed?.object ?? '', 'won'))
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ order: 'paid', subscription: 'active' })
  })

  test('releases what was not earned when a dispute is lost', async () => {
    const { order, state } = await bought()
    const { intent, amount } = gateway.newestPayment(state.gateway_id)
    const [disputed] = gateway.dispute(intent ?? '', amount)
    await deliver(shop, gateway.decide(disputed?.object ?? '', 'lost'))
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ order: 'disputed', subscription: 'disputed' })
    const [payment] = await sql(
      payload,
    )`select dispute, released::int from payments where order_id = ${order}`
    expect(payment).toEqual({ dispute: 'lost', released: 1999 })
  })
})

describe('an event', () => {
  test('about an object of no order is ignored', async () => {
    await deliver(shop, [{ type: 'invoice.paid', object: 'in_unknown' }], ['evt_unknown'])
    await work(shop)
    const [row] = await sql(payload)`select state, reason from webhook_events where event_id = 'evt_unknown'`
    expect(row).toEqual({ state: 'ignored', reason: 'it belongs to no order' })
  })

  test('of a type that is not applied is ignored without a call', async () => {
    const calls = gateway.calls.length
    await deliver(shop, [{ type: 'product.created', object: 'prod_1' }], ['evt_product'])
    await work(shop)
    expect(gateway.calls).toHaveLength(calls)
    const [row] = await sql(payload)`select state from webhook_events where event_id = 'evt_product'`
    expect(row).toEqual({ state: 'ignored' })
  })

  test('about less money than was ordered waits with the reason, and changes nothing', async () => {
    const { id: user } = await makePerson(payload)
    const { order, checkout } = await openOrder(shop, user)
    await sql(payload)`update orders set subtotal = 2000, total = 2000 where id = ${order}`
    await deliver(shop, gateway.pay(checkout).slice(-1), ['evt_less'])
    await work(shop)
    const [row] = await sql(payload)`select state, reason from webhook_events where event_id = 'evt_less'`
    expect(row).toMatchObject({ state: 'waiting', reason: `${checkout} is over 1999, the order over 2000` })
    expect(await stateOf(order)).toMatchObject({ order: 'pending', subscription: null, payments: 0 })
  })

  test('is applied later when the gateway is unavailable', async () => {
    const { id: user } = await makePerson(payload)
    const { order, checkout } = await openOrder(shop, user)
    await deliver(shop, gateway.pay(checkout))
    gateway.failing = 1
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ order: 'pending' })
    gateway.failing = 0
    await sql(payload)`update outbox set not_before = null where topic = 'payment.event' and done_at is null`
    await work(shop)
    expect(await stateOf(order)).toMatchObject({ order: 'paid', payments: 1 })
  })

  test('with a wrong signature leaves nothing', async () => {
    const { receiveWebhook } = await import('#cms/operations/webhooks/receive-webhook.ts')
    const body = JSON.stringify({ id: 'evt_forged', type: 'invoice.paid', object: 'in_1' })
    const received = await receiveWebhook(payload, gateway, { body, headers: new Headers(), now: Date.now() })
    expect(received).toMatchObject({ ok: false, code: 'webhook-unverified' })
    expect(await sql(payload)`select 1 from webhook_events where event_id = 'evt_forged'`).toEqual([])
  })
})

test('the trial balance of everything above is zero, and agrees with the payments', async () => {
  const { lines, differences } = await balances()
  expect(differences.size).toBe(0)
  const netOf = (name: string) =>
    lines
      .filter(({ account }) => account === name)
      .reduce((sum, { debits, credits }) => sum + Number(debits - credits), 0)
  const [sums] = await sql<{ gross: number; back: number; fees: number; lost: number }>(payload)`
    select sum(amount)::int as gross, sum(fee)::int as fees,
      sum(amount) filter (where dispute = 'lost')::int as lost,
      coalesce((select sum(amount) from refunds where state = 'paid'), 0)::int as back from payments`
  const { gross = 0, back = 0, fees = 0, lost = 0 } = sums ?? {}
  expect(netOf('gateway-fees')).toBe(fees + 2 * 1500)
  expect(netOf('gateway-clearing')).toBe(gross - back - lost - netOf('gateway-fees'))
  expect(netOf('deferred-revenue')).toBe(-(gross - back - lost))
})
