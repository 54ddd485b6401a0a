import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPaypal } from '#cms/adapters/paypal/open.ts'
import { handleLane } from '#cms/jobs/outbox-loop.ts'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { listTransactions } from '#cms/operations/orders/list-transactions.ts'
import { readOrder } from '#cms/operations/orders/read-order.ts'
import { settlePending } from '#cms/operations/orders/settle-pending.ts'
import { reconcilePayments } from '#cms/operations/payments/reconcile.ts'
import { requestRefund } from '#cms/operations/payments/request-refund.ts'
import { changeRenewal } from '#cms/operations/subscriptions/change-renewal.ts'
import { expireSubscriptions } from '#cms/operations/subscriptions/expire-subscriptions.ts'
import { readHeldSubscriptions } from '#cms/operations/subscriptions/read-holdings.ts'
import { receiveWebhook } from '#cms/operations/webhooks/receive-webhook.ts'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { INDIAN_PLAN_ID, makePlans, PLAN_ID, TRIAL_PLAN_ID } from '#cms/testing/purchases.ts'
import { sameChecksum } from '#cms/testing/same-checksum.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'
import { type Sandbox, startSandbox, TEST_PAYPAL_KEYS } from '#local/payments/start-sandbox.ts'

interface Delivered {
  readonly body: string
  readonly headers: Headers
}

let opened: TestPayload
let payload: Payload
let sandbox: Sandbox
let gateway: PaymentGateway
let inbox: Server
let fox: { readonly slug: string }
let deliveries: Delivered[] = []

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makePlans(payload)
  fox = await (await makeCatalogue(payload)).add({ title: 'Fox', priceAmount: 700 })
  inbox = createServer(async (request, response) => {
    const delivered = { body: await text(request), headers: new Headers(request.headers as never) }
    deliveries.push(delivered)
    response.writeHead((await receive(delivered)) ? 200 : 400).end()
  })
  await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve))
  const { port } = inbox.address() as AddressInfo
  const webhookUrl = `http://127.0.0.1:${port}`
  sandbox = await startSandbox({ port: 0, paypal: { ...TEST_PAYPAL_KEYS, webhookUrl } })
  gateway = openPaypal({ ...TEST_PAYPAL_KEYS, apiBase: `${sandbox.url}/paypal-api` })
})
beforeEach(() => {
  deliveries = []
})
afterAll(async () => {
  await sandbox.close()
  inbox.close()
  await opened.close()
})

const services = () => ({ payload, gateways: { paypal: gateway }, publicUrl: 'http://localhost:5500' })

async function receive(delivered: Delivered): Promise<boolean> {
  return (await receiveWebhook(payload, gateway, { ...delivered, now: Date.now() })).ok
}

interface Purchase {
  readonly user: string
  readonly url: string
  readonly order: string
}

const PLAN = { plan_id: PLAN_ID, billing_period: 'month' }
const FOX = () => ({ purchase_type: 'cart', assets: [{ form: 'item', slug: fox.slug }] })

async function start(form: object): Promise<Purchase> {
  const { id: user } = await makePerson(payload)
  const started = await startCheckout(services(), {
    user,
    form: checkoutSchema.parse({ gateway: 'paypal', ...form }),
    requestKey: null,
    country: null,
  })
  if (!started.ok) throw new Error(started.code)
  const [row] = await sql<{ id: string }>(payload)`select id from orders where buyer_id = ${user}`
  return { user, url: started.value.checkout_url, order: row?.id ?? '' }
}

async function approve(url: string, funding = 'balance', act = 'approve'): Promise<string | null> {
  const body = new URLSearchParams({ act, funding })
  return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).headers.get('location')
}

/** Delivers the webhooks of the sandbox and applies them. */
async function work(): Promise<void> {
  await sandbox.flush()
  while ((await handleLane(services() as never, 'payments')) > 0);
}

const stateOf = async ({ user, order }: Purchase) => {
  const read = await readOrder(services(), { user, order })
  return read.ok ? read.value.state : read.code
}

/** What the books and documents have of an order. */
async function recordsOf({ order }: Purchase) {
  const [row] = await sql<Record<string, unknown>>(payload)`
    select (select count(*)::int from payments p where p.order_id = o.id) as payments,
      (select count(*)::int from asset_grants g where g.order_id = o.id and g.revoked_at is null) as grants,
      (select count(*)::int from invoices i join payments p on p.id = i.payment_id
        where p.order_id = o.id) as documents,
      (select count(*)::int from ledger_transactions t join payments p
        on t.reference like 'paypal:' || p.gateway_id || ':%' where p.order_id = o.id) as postings
     from orders o where o.id = ${order}::uuid`
  return row
}

describe('an asset that is paid with PayPal', () => {
  test('is approved at PayPal, then taken on the return, and granted with an invoice and its postings', async () => {
    const bought = await start(FOX())
    expect(await stateOf(bought)).toBe('pending')
    const back = new URL((await approve(bought.url)) ?? '')
    expect(back.pathname).toBe('/en/payment-confirmation')
    expect(back.searchParams.get('order')).toBe(bought.order)
    expect(await recordsOf(bought)).toMatchObject({ payments: 0, grants: 0 })
    expect(await stateOf(bought)).toBe('paid')
    await work()
    // The payment, and the fee that PayPal keeps of it.
    expect(await recordsOf(bought)).toEqual({ payments: 1, grants: 1, documents: 1, postings: 2 })
  })

  test('is taken by the webhook alone when the buyer never returns', async () => {
    const bought = await start(FOX())
    await approve(bought.url)
    await work()
    const [row] = await sql(payload)`select state from orders where id = ${bought.order}::uuid`
    expect(row).toEqual({ state: 'paid' })
  })

  test('is taken once by two returns and the webhook at the same time', async () => {
    const bought = await start(FOX())
    await approve(bought.url)
    await Promise.all([stateOf(bought), stateOf(bought), work()])
    expect(await stateOf(bought)).toBe('paid')
    expect(await recordsOf(bought)).toMatchObject({ payments: 1, documents: 1, postings: 2 })
  })

  test('is not charged when the buyer cancels, and the order stays open', async () => {
    const bought = await start(FOX())
    expect(await approve(bought.url, '', 'abandon')).toMatch(/^http:\/\/localhost:5500\/en\/pricing\?/)
    await work()
    expect(await stateOf(bought)).toBe('pending')
    expect(await recordsOf(bought)).toMatchObject({ payments: 0, grants: 0, documents: 0 })
  })

  test('that was approved and never taken is closed after 72 hours, and nothing is taken any more', async () => {
    const HOUR = 3_600_000
    for (const [hours, state] of [
      [71, 'paid'],
      [73, 'expired'],
    ] as const) {
      const bought = await start(FOX())
      await approve(bought.url)
      await sql(payload)`update orders set asked_at = null, created_at = now() - interval '2 minutes'
         where id = ${bought.order}::uuid`
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR })
      try {
        await settlePending(services())
      } finally {
        vi.useRealTimers()
      }
      const [row] = await sql(payload)`select state from orders where id = ${bought.order}::uuid`
      expect(row, `${hours}`).toEqual({ state })
      await work()
      expect(await recordsOf(bought)).toMatchObject({ payments: state === 'paid' ? 1 : 0 })
    }
  })

  test('whose checkout PayPal does not know any more is closed after a day', async () => {
    const bought = await start(FOX())
    const settleAfter = async (hours: number) => {
      await sql(payload)`
        update orders set gateway_checkout_id = '5O190127TN364715T', asked_at = null,
          created_at = now() - make_interval(hours => ${hours}) where id = ${bought.order}::uuid`
      await settlePending(services())
      const [row] = await sql(payload)`select state from orders where id = ${bought.order}::uuid`
      return row
    }
    expect(await settleAfter(23)).toEqual({ state: 'pending' })
    expect(await settleAfter(25)).toEqual({ state: 'expired' })
  })

  test('fails when the card is declined, and can be bought again', async () => {
    const bought = await start(FOX())
    await approve(bought.url, 'declined')
    expect(await stateOf(bought)).toBe('failed')
    await work()
    expect(await stateOf(bought)).toBe('failed')
    const again = await startCheckout(services(), {
      user: bought.user,
      form: checkoutSchema.parse({ gateway: 'paypal', ...FOX() }),
      requestKey: null,
      country: null,
    })
    expect(again).toMatchObject({ ok: true, value: { checkout_type: 'redirect' } })
    expect(again.ok && again.value.checkout_url).not.toBe(bought.url)
  })

  test('is taken once when the answer to the capture is lost', async () => {
    const bought = await start(FOX())
    await approve(bought.url)
    const [row] = await sql<{ id: string }>(payload)`
      select gateway_checkout_id as id from orders where id = ${bought.order}::uuid`
    const path = `/paypal-api/v2/checkout/orders/${row?.id}/capture`
    sandbox.control('fault', { path, kind: 'close-after', times: 1 })
    expect(await stateOf(bought)).toBe('pending')
    expect(await stateOf(bought)).toBe('paid')
    await work()
    expect(await recordsOf(bought)).toMatchObject({ payments: 1, postings: 2 })
  })
})

describe('a plan that is paid with PayPal', () => {
  test('starts when the buyer approves, renews by the clock and has an invoice for each charge', async () => {
    sandbox.control('deliveries', { repeat: 3, shuffle: true })
    const bought = await start(PLAN)
    await approve(bought.url)
    expect(await stateOf(bought)).toBe('paid')
    sandbox.control('deliveries', { repeat: 1, shuffle: false })
    sandbox.control('deliver-now', {})
    await work()
    const [held, ...others] = await readHeldSubscriptions(payload, bought.user)
    expect(held).toMatchObject({ status: 'active', price: { amount: '1999', currency: 'USD' } })
    expect(others).toEqual([])
    sandbox.control('advance', { seconds: 32 * 86_400 })
    await work()
    const [transaction] = await listTransactions(payload, bought.user)
    expect(transaction?.payments.map(({ amount }) => amount.amount)).toEqual(['1999', '1999'])
    expect(await recordsOf(bought)).toMatchObject({ payments: 2, documents: 2, postings: 4 })
  })

  test('is refused in a currency that PayPal does not take, without an order', async () => {
    const { id: user } = await makePerson(payload)
    const started = await startCheckout(services(), {
      user,
      form: checkoutSchema.parse({ ...PLAN, plan_id: INDIAN_PLAN_ID, gateway: 'paypal' }),
      requestKey: null,
      country: 'IN',
    })
    expect(started).toMatchObject({ ok: false, code: 'gateway-not-offered' })
    const [row] = await sql(payload)`select count(*)::int as orders from orders where buyer_id = ${user}`
    expect(row).toEqual({ orders: 0 })
  })

  test('with a trial starts without a payment', async () => {
    const bought = await start({ ...PLAN, plan_id: TRIAL_PLAN_ID })
    await approve(bought.url)
    expect(await stateOf(bought)).toBe('paid')
    expect(await recordsOf(bought)).toMatchObject({ payments: 0 })
    const [held] = await readHeldSubscriptions(payload, bought.user)
    expect(held).toMatchObject({ status: 'trialing' })
  })

  test('that does not renew ends at PayPal too when its period is over', async () => {
    const bought = await start(PLAN)
    await approve(bought.url)
    expect(await stateOf(bought)).toBe('paid')
    const read = () =>
      sql<{ uuid: string; gateway_id: string; version: number; state: string }>(payload)`
        select id as uuid, gateway_id, version, state from subscriptions where user_id = ${bought.user}`
    const [before] = await read()
    if (before === undefined) throw new Error('there is no subscription')
    const actor = { id: bought.user, roles: [] }
    const off = { actor, subscription: before.uuid, renews: false, expected: before.version }
    expect(await changeRenewal(services(), off)).toMatchObject({ ok: true })
    const [held] = await readHeldSubscriptions(payload, bought.user)
    expect(held?.cancelled_at).not.toBeNull()
    await sql(payload)`
      update subscriptions set paid_until = now() - interval '1 hour' where id = ${before.uuid}::uuid`
    await expireSubscriptions(services())
    expect((await read())[0]?.state).toBe('expired')
    expect(await gateway.readSubscription(before.gateway_id)).toMatchObject({ status: 'ended' })
  })

  test('is refunded in full, and ends here and at PayPal', async () => {
    const bought = await start(PLAN)
    await approve(bought.url)
    expect(await stateOf(bought)).toBe('paid')
    const [transaction] = await listTransactions(payload, bought.user)
    const payment = transaction?.payments[0]?.uuid ?? ''
    const actor = { id: bought.user, roles: [] }
    expect(await requestRefund(services(), { actor, payment, note: null })).toMatchObject({ ok: true })
    await work()
    await work()
    expect(await stateOf(bought)).toBe('refunded')
    const [row] = await sql<{ gateway_id: string; state: string }>(payload)`
      select gateway_id, state from subscriptions where user_id = ${bought.user}`
    expect(row?.state).toBe('refunded')
    expect(await gateway.readSubscription(row?.gateway_id ?? '')).toMatchObject({ status: 'ended' })
  })

  test('whose webhooks were all lost is found by the reconciliation', async () => {
    sandbox.control('deliveries', { drop: 100 })
    const bought = await start(PLAN)
    await approve(bought.url)
    await reconcilePayments(services(), sandbox.now() * 1000 + 60_000)
    sandbox.control('deliveries', { drop: 0 })
    const [row] = await sql(payload)`select state from orders where id = ${bought.order}::uuid`
    expect(row).toEqual({ state: 'paid' })
    const [difference] = await sql(payload)`
      select d.repaired_at is not null as repaired from payment_differences d
        join payments p on p.gateway_id = d.object_id where p.order_id = ${bought.order}::uuid`
    expect(difference).toEqual({ repaired: true })
  })
})

describe('a webhook of PayPal', () => {
  const count = async () => {
    const [row] = await sql<{ events: number }>(payload)`select count(*)::int as events from webhook_events`
    return row?.events
  }

  test('that is replayed or forged is not stored', async () => {
    const bought = await start(FOX())
    await approve(bought.url)
    await work()
    const [genuine] = deliveries
    if (genuine === undefined) throw new Error('no webhook arrived')
    const before = await count()
    expect(await receive(genuine)).toBe(true)
    expect(await receive({ ...genuine, body: genuine.body.replace('7.00', '0.07') })).toBe(false)
    expect(await receive({ ...genuine, headers: new Headers() })).toBe(false)
    expect(await count()).toBe(before)
    expect(await recordsOf(bought)).toMatchObject({ payments: 1, grants: 1 })
  })

  test('that names another order with a forged checksum pays nothing', async () => {
    const [paid, unpaid] = [await start(FOX()), await start(FOX())]
    await approve(paid.url)
    await sandbox.flush()
    const [genuine] = deliveries
    if (genuine === undefined) throw new Error('no webhook arrived')
    const event = JSON.parse(genuine.body)
    const [row] = await sql<{ id: string }>(payload)`
      select gateway_checkout_id as id from orders where id = ${unpaid.order}::uuid`
    const changed = JSON.stringify({
      ...event,
      id: 'WH-FORGED',
      resource: { ...event.resource, id: row?.id },
    })
    expect(await receive({ ...genuine, body: sameChecksum(genuine.body, changed) })).toBe(true)
    await work()
    expect(await stateOf(unpaid)).toBe('pending')
    expect(await recordsOf(unpaid)).toMatchObject({ payments: 0, grants: 0 })
  })
})

test('the books balance, and no webhook waits', async () => {
  await work()
  const { differences, lines } = await inTransaction(payload, (transaction) => readTrialBalance(transaction))
  expect(differences.size).toBe(0)
  expect(lines.map(({ account }) => account)).toContain('gateway-fees')
  const [inboxRow] = await sql(payload)`
    select count(*)::int as waiting from webhook_events where state = 'waiting'`
  expect(inboxRow).toEqual({ waiting: 0 })
})
