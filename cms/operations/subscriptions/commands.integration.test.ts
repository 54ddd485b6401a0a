import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { sql } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { listNotifications } from '#cms/operations/notifications/list-notifications.ts'
import { listTransactions } from '#cms/operations/orders/list-transactions.ts'
import { readOrder } from '#cms/operations/orders/read-order.ts'
import { recogniseRevenue } from '#cms/operations/payments/recognise-revenue.ts'
import { reconcilePayments } from '#cms/operations/payments/reconcile.ts'
import { requestRefund } from '#cms/operations/payments/request-refund.ts'
import { sendRefunds } from '#cms/operations/payments/send-refunds.ts'
import { announceRenewals } from '#cms/operations/subscriptions/announce-renewals.ts'
import { changeRenewal } from '#cms/operations/subscriptions/change-renewal.ts'
import { confirmChange } from '#cms/operations/subscriptions/confirm-change.ts'
import { expireSubscriptions } from '#cms/operations/subscriptions/expire-subscriptions.ts'
import { previewSeats } from '#cms/operations/subscriptions/preview-seats.ts'
import { readHeldSubscriptions } from '#cms/operations/subscriptions/read-holdings.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { FREE_PLAN_ID, makePlans, openOrder, servicesOf } from '#cms/testing/purchases.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'
import { heldSubscriptionSchema, orderWithPaymentsSchema } from '#domain/contract/subscriptions.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

const DAY = 24 * 60 * 60 * 1000

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

async function subscriber() {
  const { id: user } = await makePerson(payload)
  const { order, checkout } = await openOrder(shop, user)
  gateway.pay(checkout)
  await readOrder(servicesOf(shop), { user, order })
  const [held] = await readHeldSubscriptions(payload, user)
  const [transaction] = await listTransactions(payload, user)
  const payment = transaction?.payments[0]
  if (held === undefined || payment === undefined) throw new Error('nothing was bought')
  const actor: Holder = { id: user, roles: [] }
  return { actor, user, order, held, payment }
}

const renewal = (
  { actor, held }: Awaited<ReturnType<typeof subscriber>>,
  renews: boolean,
  version = held.version,
) => changeRenewal(servicesOf(shop), { actor, subscription: held.uuid, renews, expected: version })

describe('what a person holds', () => {
  test('has the shape of the specification', async () => {
    const { held, user } = await subscriber()
    expect(heldSubscriptionSchema.parse(held)).toMatchObject({
      plan_info: { id: 24, type: 'personal', asset: 'icon', period: 'month', currency: 'USD' },
      transaction: { gateway: 'stripe' },
      status: 'active',
      cancelled_at: null,
      price: { amount: '1999' },
    })
    expect(orderWithPaymentsSchema.array().parse(await listTransactions(payload, user))).toMatchObject([
      { state: 'paid', payments: [{ refund: { automatic: true, reason: 'within-window' } }] },
    ])
  })

  test('is nothing after the paid time', async () => {
    const { user } = await subscriber()
    await sql(
      payload,
    )`update subscriptions set paid_until = now() - interval '4 days' where user_id = ${user}`
    expect(await readHeldSubscriptions(payload, user)).toEqual([])
  })
})

describe('the renewal', () => {
  test('is turned off and on again, with its log and a mail', async () => {
    const bought = await subscriber()
    expect(await renewal(bought, false)).toMatchObject({ ok: true })
    const [off] = await readHeldSubscriptions(payload, bought.user)
    expect(off).toMatchObject({ next_billing_at: null, status: 'active' })
    expect(off?.cancelled_at).not.toBeNull()
    expect(await renewal(bought, true, off?.version)).toMatchObject({ ok: true })
    const events = await sql(payload)`
      select event, actor_id from subscription_events where subscription_id = ${bought.held.uuid} order by id`
    expect(events.slice(-2)).toEqual([
      { event: 'cancel', actor_id: bought.user },
      { event: 'resume', actor_id: bought.user },
    ])
    const mails = await sql(payload)`
      select 1 from mails where user_id = ${bought.user} and template = 'subscription-cancelled'`
    expect(mails).toHaveLength(1)
  })

  test.each([
    [false, 1, 'not-renewing'],
    [true, 0, 'not-renewing'],
  ])('that is on: %s, cannot be changed to the same', async (renews, isOff, code) => {
    const bought = await subscriber()
    let version = bought.held.version
    if (isOff === 1) {
      await renewal(bought, false)
      version = (await readHeldSubscriptions(payload, bought.user))[0]?.version ?? 0
    }
    expect(await renewal(bought, renews, version)).toMatchObject({ ok: false, code })
  })

  test('of another user, or in another version, is not changed', async () => {
    const bought = await subscriber()
    const stranger = { id: (await makePerson(payload)).id, roles: [] }
    expect(await renewal({ ...bought, actor: stranger }, false)).toMatchObject({ code: 'not-found' })
    expect(await renewal(bought, false, bought.held.version + 1)).toMatchObject({ code: 'state-changed' })
    const staff = { id: stranger.id, roles: ['support' as const] }
    expect(await renewal({ ...bought, actor: staff }, false)).toMatchObject({ ok: true })
  })

  test('is announced 14 and 3 days before, once each', async () => {
    const { user, held } = await subscriber()
    const end = Date.parse(held.next_billing_at ?? '')
    for (const days of [15, 14, 13, 3, 3, 1]) await announceRenewals(payload, end - days * DAY)
    const mails = await sql(payload)`
      select data ->> 'amount' as amount from mails where user_id = ${user} and template = 'renewal-notice'`
    expect(mails).toEqual([{ amount: '1999' }, { amount: '1999' }])
    const { notifications } = await listNotifications(payload, { user, locale: 'en', page: 1 })
    const notice = {
      type: 'payment',
      event: 'renewal-notice',
      title: held.plan_info.name,
      amount: { amount: '1999', currency: 'USD' },
      until: new Date(end).toISOString(),
    }
    expect(notifications).toEqual([expect.objectContaining(notice), expect.objectContaining(notice)])
  })
})

describe('a change of seats', () => {
  /** A subscription whose plan sells seats, commanded by support. */
  async function withSeats() {
    const bought = await subscriber()
    await sql(payload)`update subscriptions set seat_price = 500 where id = ${bought.held.uuid}`
    const actor: Holder = { id: (await makePerson(payload)).id, roles: ['support'] }
    const preview = (seats: number) =>
      previewSeats(servicesOf(shop), {
        actor,
        subscription: bought.held.uuid,
        seats,
        expected: bought.held.version,
      })
    const confirm = (change: string) => confirmChange(servicesOf(shop), { actor, change, of: 'seats' })
    return { ...bought, actor, preview, confirm }
  }

  test('is made with the amount and the time of its preview', async () => {
    const { user, preview, confirm } = await withSeats()
    const shown = await preview(3)
    expect(shown).toMatchObject({
      ok: true,
      value: { seats: 3, amount: { amount: '1000', currency: 'USD' } },
    })
    const given: Parameters<MemoryGateway['changeSeats']>[0][] = []
    const change = gateway.changeSeats
    gateway.changeSeats = (wanted) => {
      given.push(wanted)
      return change(wanted)
    }
    const uuid = shown.ok ? shown.value.uuid : ''
    expect(await confirm(uuid)).toMatchObject({ ok: true })
    gateway.changeSeats = change
    const [row] = await sql<{ at: number }>(payload)`
      select (extract(epoch from proration_at) * 1000)::float8 as at from subscription_changes where id = ${uuid}`
    expect(given).toMatchObject([{ extraSeats: 2, prorationAt: row?.at, idempotencyKey: `seats:${uuid}` }])
    expect(await readHeldSubscriptions(payload, user)).toMatchObject([
      { seats: 3, price: { amount: '2999' } },
    ])
    expect(await confirm(uuid)).toMatchObject({ ok: false, code: 'seat-preview-outdated' })
  })

  test('has to be previewed again after the subscription changed, or after 15 minutes', async () => {
    const bought = await withSeats()
    const [first, second] = [await bought.preview(2), await bought.preview(2)]
    await sql(payload)`
      update subscription_changes set proration_at = now() - interval '16 minutes' where id = ${first.ok ? first.value.uuid : ''}`
    expect(await bought.confirm(first.ok ? first.value.uuid : '')).toMatchObject({
      code: 'seat-preview-outdated',
    })
    await renewal(bought, false)
    expect(await bought.confirm(second.ok ? second.value.uuid : '')).toMatchObject({
      code: 'seat-preview-outdated',
    })
  })

  test('is refused with a gateway that computes no part of a period', async () => {
    const { held, preview } = await withSeats()
    await sql(payload)`update subscriptions set gateway = 'paypal' where id = ${held.uuid}::uuid`
    expect(await preview(2)).toMatchObject({ ok: false, code: 'seats-fixed' })
  })

  test('is refused for the same number, for fewer than the plan includes, and to its own subscriber', async () => {
    const { user, held, preview } = await withSeats()
    for (const seats of [1, 0]) expect(await preview(seats)).toMatchObject({ code: 'seats-unavailable' })
    const own = await previewSeats(servicesOf(shop), {
      actor: { id: user, roles: [] },
      subscription: held.uuid,
      seats: 2,
      expected: held.version,
    })
    expect(own).toMatchObject({ ok: false, code: 'not-found' })
  })
})

describe('a refund', () => {
  test('is granted at once within the window, and ends the subscription', async () => {
    const { actor, user, order, payment } = await subscriber()
    const asked = await requestRefund(servicesOf(shop), { actor, payment: payment.uuid, note: null })
    expect(asked).toMatchObject({ ok: true })
    expect(await readHeldSubscriptions(payload, user)).toEqual([])
    expect(await readOrder(servicesOf(shop), { user, order })).toMatchObject({ value: { state: 'refunded' } })
    const again = await requestRefund(servicesOf(shop), { actor, payment: payment.uuid, note: null })
    expect(again).toMatchObject({ ok: false, code: 'nothing-to-refund' })
  })

  test('is granted once to parallel requests', async () => {
    const { actor, payment } = await subscriber()
    const asked = await Promise.all(
      Array.from({ length: 8 }, () =>
        requestRefund(servicesOf(shop), { actor, payment: payment.uuid, note: null }),
      ),
    )
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
    const rows = await sql(payload)`select state from refunds where payment_id = ${payment.uuid}`
    expect(rows).toEqual([{ state: 'paid' }])
  })

  test('after the window or a premium download is a decision of staff', async () => {
    const { actor, user, payment } = await subscriber()
    const catalogue = await makeCatalogue(payload)
    const { slug } = await catalogue.add({ title: 'Premium', priceAmount: 500 })
    expect(await grantDownload(payload, { slug, format: 'svg', width: null, by: { user } })).toMatchObject({
      ok: true,
    })
    const ask = (by: Holder) =>
      requestRefund(servicesOf(shop), { actor: by, payment: payment.uuid, note: 'Kind' })
    const roles = ['support'] as const
    expect(await ask(actor)).toMatchObject({ ok: false, code: 'refund-needs-staff' })
    // Staff do not decide about their own payments.
    expect(await ask({ ...actor, roles })).toMatchObject({ ok: false, code: 'refund-needs-staff' })
    expect(await ask({ id: (await makePerson(payload)).id, roles })).toMatchObject({ ok: true })
    const [logged] = await sql(payload)`
      select command, reason, after ->> 'because' as because from audit_log where record_id = ${payment.uuid}`
    expect(logged).toEqual({ command: 'refund.grant', reason: 'Kind', because: 'premium-downloaded' })
  })

  test('of another user is not found', async () => {
    const { payment } = await subscriber()
    const stranger = { id: (await makePerson(payload)).id, roles: [] }
    const asked = await requestRefund(servicesOf(shop), {
      actor: stranger,
      payment: payment.uuid,
      note: null,
    })
    expect(asked).toMatchObject({ ok: false, code: 'not-found' })
  })

  test('whose gateway is unavailable is sent again later, with one effect', async () => {
    const { actor, payment } = await subscriber()
    gateway.failing = 1
    await requestRefund(servicesOf(shop), { actor, payment: payment.uuid, note: null })
    gateway.failing = 0
    await sql(payload)`update refunds set created_at = now() - interval '2 minutes', asked_at = null`
    await sendRefunds(servicesOf(shop))
    const rows = await sql(payload)`
      select r.state, p.refunded::int from refunds r join payments p on p.id = r.payment_id
       where r.payment_id = ${payment.uuid}`
    expect(rows).toEqual([{ state: 'paid', refunded: 1999 }])
  })
})

describe('the periodic jobs', () => {
  test('record a payment that nothing announced, and the difference', async () => {
    const { order, held } = await subscriber()
    gateway.renew(held.recurring_subscription_id ?? '')
    const missing = gateway.newestPayment(held.recurring_subscription_id ?? '').id
    await reconcilePayments(servicesOf(shop))
    const payments = await sql(payload)`select 1 from payments where order_id = ${order}`
    expect(payments).toHaveLength(2)
    const [difference] = await sql(payload)`
      select kind, repaired_at is not null as repaired from payment_differences where object_id = ${missing}`
    expect(difference).toEqual({ kind: 'payment-missing', repaired: true })
  })

  test('recognise revenue by month, once, and all of it in the end', async () => {
    const { order, held } = await subscriber()
    const end = Date.parse(held.next_billing_at ?? '')
    const recognised = async () => {
      const [row] = await sql<{ amount: number }>(payload)`
        select recognised::int as amount from payments where order_id = ${order}`
      return row?.amount ?? 0
    }
    await recogniseRevenue(payload, end + 40 * DAY)
    await recogniseRevenue(payload, end + 40 * DAY)
    expect(await recognised()).toBe(1999)
    const postings = await sql(payload)`
      select 1 from ledger_transactions t join payments p on t.reference like 'stripe:' || p.gateway_id || ':recognised:%'
       where p.order_id = ${order}`
    expect(postings).toHaveLength(1)
  })

  test('end a free subscription after its period', async () => {
    const { id: user } = await makePerson(payload)
    await startCheckout(servicesOf(shop), {
      user,
      form: checkoutSchema.parse({ plan_id: FREE_PLAN_ID }),
      requestKey: null,
      country: null,
    })
    await sql(
      payload,
    )`update subscriptions set paid_until = now() - interval '1 second' where user_id = ${user}`
    await expireSubscriptions(servicesOf(shop))
    const [row] = await sql(payload)`select state from subscriptions where user_id = ${user}`
    expect(row).toEqual({ state: 'expired' })
    await expireSubscriptions(servicesOf(shop))
    const mails = await sql(payload)`
      select data ->> 'title' as title from mails where user_id = ${user} and template = 'subscription-ended'`
    expect(mails).toEqual([{ title: expect.any(String) }])
  })
})
