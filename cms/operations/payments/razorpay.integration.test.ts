import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRazorpay } from '#cms/adapters/razorpay/open.ts'
import { handleLane } from '#cms/jobs/outbox-loop.ts'
import { confirmInlinePayment, readCheckoutScript } from '#cms/operations/checkout/inline-checkout.ts'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { listTransactions } from '#cms/operations/orders/list-transactions.ts'
import { readOrder } from '#cms/operations/orders/read-order.ts'
import { reconcilePayments } from '#cms/operations/payments/reconcile.ts'
import { requestRefund } from '#cms/operations/payments/request-refund.ts'
import { changeRenewal } from '#cms/operations/subscriptions/change-renewal.ts'
import { expireSubscriptions } from '#cms/operations/subscriptions/expire-subscriptions.ts'
import { previewSeats } from '#cms/operations/subscriptions/preview-seats.ts'
import { readHeldSubscriptions } from '#cms/operations/subscriptions/read-holdings.ts'
import { receiveWebhook } from '#cms/operations/webhooks/receive-webhook.ts'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { INDIAN_PLAN_ID, INDIAN_TEAM_PLAN_ID, makePlans } from '#cms/testing/purchases.ts'
import { makeTeam } from '#cms/testing/teams.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'
import { type Sandbox, startSandbox, TEST_RAZORPAY_KEYS } from '#local/payments/start-sandbox.ts'

const SECRET = 'razorpay-webhooks'

let opened: TestPayload
let payload: Payload
let sandbox: Sandbox
let gateway: PaymentGateway
let inbox: Server
/** The deliveries that the inbox received. */
const received: { readonly body: string; readonly headers: Headers }[] = []

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makePlans(payload)
  inbox = createServer(async (request, response) => {
    const delivery = { body: await text(request), headers: new Headers(request.headers as never) }
    received.push(delivery)
    const stored = await receiveWebhook(payload, gateway, { ...delivery, now: Date.now() })
    response.writeHead(stored.ok ? 200 : 400).end()
  })
  await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve))
  const { port } = inbox.address() as AddressInfo
  const webhook = { url: `http://127.0.0.1:${port}`, secret: SECRET }
  sandbox = await startSandbox({ port: 0, razorpay: { ...TEST_RAZORPAY_KEYS, webhook } })
  gateway = openRazorpay({
    ...TEST_RAZORPAY_KEYS,
    webhookSecret: SECRET,
    apiBase: `${sandbox.url}/razorpay`,
    checkoutUrl: `${sandbox.url}/razorpay/checkout.js`,
  })
})
afterAll(async () => {
  await sandbox.close()
  inbox.close()
  await opened.close()
})

const services = () => ({ payload, gateways: { razorpay: gateway }, publicUrl: 'http://localhost:5500' })

interface Bought {
  readonly user: string
  readonly order: string
  readonly checkout: string
}

type Team = Parameters<typeof startCheckout>[1]['team']

async function start(user?: string, form: object = {}, team: Team = null): Promise<Bought> {
  const buyer = user ?? (await makePerson(payload)).id
  const started = await startCheckout(services(), {
    user: buyer,
    team,
    form: checkoutSchema.parse({ plan_id: INDIAN_PLAN_ID, billing_period: 'year', ...form }),
    requestKey: crypto.randomUUID(),
    country: 'IN',
  })
  if (!started.ok) throw new Error(started.code)
  const [row] = await sql<{ id: string; gateway_checkout_id: string }>(payload)`
    select id, gateway_checkout_id from orders where buyer_id = ${buyer} order by created_at desc limit 1`
  const { id: order = '', gateway_checkout_id: checkout = '' } = row ?? {}
  expect(started.value).toEqual({
    checkout_type: 'inline',
    checkout_url: `http://localhost:5500/en/payment-confirmation?order=${order}`,
    js: { link: `${sandbox.url}/razorpay/checkout.js`, script: `/api/v2/orders/${order}/checkout.js` },
  })
  return { user: buyer, order, checkout }
}

async function attempt({ checkout }: Bought, outcome: 'pay' | 'decline' = 'pay') {
  const answer = await fetch(`${sandbox.url}/razorpay/checkout/attempt`, {
    method: 'POST',
    body: new URLSearchParams({ key_id: TEST_RAZORPAY_KEYS.keyId, order_id: checkout, outcome }),
  })
  const { razorpay_payment_id: payment = '', razorpay_signature: signature = '' } =
    (await answer.json()) as Record<string, string>
  return { payment, signature }
}

/** Delivers the webhooks of the sandbox and applies them. */
async function work(): Promise<void> {
  await sandbox.flush()
  while ((await handleLane(services() as never, 'payments')) > 0);
}

const stateOf = async ({ user, order }: Bought) => {
  const read = await readOrder(services(), { user, order })
  return read.ok ? read.value.state : read.code
}

describe('a local plan at Razorpay', () => {
  test('is paid once: entitlement, postings and an invoice in rupees', async () => {
    const bought = await start()
    const proof = await attempt(bought)
    const confirmed = await confirmInlinePayment(services(), { ...bought, ...proof })
    expect(confirmed).toMatchObject({ ok: true, value: { state: 'paid' } })
    await work()
    const [held, ...others] = await readHeldSubscriptions(payload, bought.user)
    expect(others).toEqual([])
    expect(held).toMatchObject({
      status: 'active',
      plan_info: { id: INDIAN_PLAN_ID, method: 'payment', currency: 'INR', period: 'year' },
      transaction: { gateway: 'razorpay' },
      next_billing_at: null,
      recurring_subscription_id: null,
      price: { amount: '598800', currency: 'INR' },
    })
    const days = (Date.parse(held?.usable_until ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBeGreaterThanOrEqual(365)
    const [payment, ...more] = await sql(payload)`
      select gateway, gateway_id, currency, amount::int as amount, fee::int as fee, period_end is not null as has_period
        from payments where user_id = ${bought.user}`
    expect(more).toEqual([])
    expect(payment).toEqual({
      gateway: 'razorpay',
      gateway_id: proof.payment,
      currency: 'INR',
      amount: 598_800,
      fee: 14_132,
      has_period: true,
    })
    const entries = await sql(payload)`
      select e.account, e.currency, e.amount::int as amount from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
       where t.reference like ${`razorpay:${proof.payment}:%`}`
    expect(entries).toContainEqual({
      account: 'deferred-revenue',
      currency: 'INR',
      amount: expect.any(Number),
    })
    expect(entries.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0)
    const invoices = await sql(payload)`
      select i.currency, i.total::int as total from invoices i join payments p on p.id = i.payment_id
       where p.user_id = ${bought.user}`
    expect(invoices).toEqual([{ currency: 'INR', total: 598_800 }])
  })

  test('is paid by its webhooks alone, however often and in whichever order they arrive', async () => {
    sandbox.control('deliveries', { repeat: 3, shuffle: true })
    const bought = await start()
    const { payment } = await attempt(bought)
    sandbox.control('deliver-now')
    await work()
    sandbox.control('deliveries', { repeat: 1, shuffle: false })
    const [row] = await sql(payload)`select state from orders where id = ${bought.order}::uuid`
    expect(row).toEqual({ state: 'paid' })
    expect(await readHeldSubscriptions(payload, bought.user)).toHaveLength(1)
    const paid = await sql(payload)`select 1 from payments where gateway_id = ${payment}`
    expect(paid).toHaveLength(1)
    const stored = await sql(payload)`
      select distinct state from webhook_events where gateway = 'razorpay' and object_id in (${payment}, ${bought.checkout})`
    expect(stored).toEqual([{ state: 'applied' }])
  })

  test('that is declined stays pending, and a second attempt pays it', async () => {
    const bought = await start()
    await attempt(bought, 'decline')
    await work()
    expect(await stateOf(bought)).toBe('pending')
    expect(await readHeldSubscriptions(payload, bought.user)).toEqual([])
    await attempt(bought)
    expect(await stateOf(bought)).toBe('paid')
  })

  test('is opened by a script for its buyer, as long as it is pending', async () => {
    const bought = await start()
    const script = await readCheckoutScript(services(), bought)
    expect(script.ok && script.value).toContain(`"order_id":"${bought.checkout}"`)
    expect(script.ok && script.value).not.toContain(TEST_RAZORPAY_KEYS.keySecret)
    const other = { ...bought, user: (await makePerson(payload)).id }
    expect(await readCheckoutScript(services(), other)).toMatchObject({ code: 'not-found' })
    await attempt(bought)
    await stateOf(bought)
    expect(await readCheckoutScript(services(), bought)).toMatchObject({ code: 'checkout-closed' })
  })

  test('bought again begins when the first one ends', async () => {
    const first = await start()
    await confirmInlinePayment(services(), { ...first, ...(await attempt(first)) })
    const second = await start(first.user)
    await confirmInlinePayment(services(), { ...second, ...(await attempt(second)) })
    const periods = await sql<{ start: string; end: string }>(payload)`
      select period_start::text as start, period_end::text as end from subscriptions
       where user_id = ${first.user} order by period_start`
    expect(periods).toHaveLength(2)
    expect(periods[1]?.start).toBe(periods[0]?.end)
  })

  test('has no renewal to turn off or on', async () => {
    const bought = await start()
    await confirmInlinePayment(services(), { ...bought, ...(await attempt(bought)) })
    const [held] = await readHeldSubscriptions(payload, bought.user)
    const command = {
      actor: { id: bought.user, roles: [] },
      subscription: held?.uuid ?? '',
      expected: held?.version ?? 0,
    }
    for (const renews of [true, false])
      expect(await changeRenewal(services(), { ...command, renews })).toMatchObject({ code: 'paid-once' })
  })

  test('of a team is paid once for all its seats, which do not change afterwards', async () => {
    const { owner, team } = await makeTeam(payload, { seats: 1 })
    const inUse = { id: team, role: 'owner' } as const
    const form = { plan_id: INDIAN_TEAM_PLAN_ID, type: 'team', members: 3 }
    const bought = await start(owner.id, form, inUse)
    await confirmInlinePayment(services(), { ...bought, ...(await attempt(bought)) })
    const [held] = await readHeldSubscriptions(payload, owner.id, team)
    expect(held).toMatchObject({ seats: 3, price: { amount: '3236400', currency: 'INR' } })
    const command = {
      actor: { id: owner.id, roles: [], teams: [inUse] },
      subscription: held?.uuid ?? '',
      expected: held?.version ?? 0,
    }
    expect(await previewSeats(services(), { ...command, seats: 4 })).toMatchObject({ code: 'paid-once' })
    expect(await readHeldSubscriptions(payload, owner.id)).toEqual([])
  })

  test('ends with its period', async () => {
    const bought = await start()
    await confirmInlinePayment(services(), { ...bought, ...(await attempt(bought)) })
    await sql(payload)`
      update subscriptions set period_start = now() - interval '2 days', period_end = now() - interval '1 day',
        paid_until = now() - interval '1 day' where order_id = ${bought.order}::uuid`
    expect(await readHeldSubscriptions(payload, bought.user)).toEqual([])
    await expireSubscriptions(services())
    const [row] = await sql(payload)`select state from subscriptions where order_id = ${bought.order}::uuid`
    expect(row).toEqual({ state: 'expired' })
  })
})

describe('a refund at Razorpay', () => {
  test('ends the plan, and is once in the books', async () => {
    const bought = await start()
    await attempt(bought)
    await stateOf(bought)
    const [transaction] = await listTransactions(payload, bought.user)
    const payment = transaction?.payments[0]?.uuid ?? ''
    const actor = { id: bought.user, roles: [] }
    expect(await requestRefund(services(), { actor, payment, note: null })).toMatchObject({ ok: true })
    await work()
    expect(await stateOf(bought)).toBe('refunded')
    expect(await readHeldSubscriptions(payload, bought.user)).toEqual([])
    const refunds = await sql(
      payload,
    )`select state, amount::int as amount from refunds where payment_id = ${payment}::uuid`
    expect(refunds).toEqual([{ state: 'paid', amount: 598_800 }])
  })
})

describe('a dispute at Razorpay', () => {
  test.each([
    ['won', 'paid', 1],
    ['lost', 'disputed', 0],
  ] as const)('that is %s leaves the order %s', async (outcome, state, held) => {
    const bought = await start()
    const { payment } = await attempt(bought)
    await stateOf(bought)
    sandbox.control('dispute', { charge: payment })
    await work()
    expect(await stateOf(bought)).toBe('disputed')
    expect(await readHeldSubscriptions(payload, bought.user)).toEqual([])
    const [row] = await sql<{ id: string }>(payload)`
      select gateway_dispute_id as id from payments where gateway_id = ${payment}`
    sandbox.control('close-dispute', { dispute: row?.id, outcome })
    await work()
    expect(await stateOf(bought)).toBe(state)
    expect(await readHeldSubscriptions(payload, bought.user)).toHaveLength(held)
  })
})

describe('what Razorpay did not sign', () => {
  test('confirms no payment: another order, another payment, another signature, another user', async () => {
    const [mine, other] = [await start(), await start()]
    const proof = await attempt(other)
    const forged = createHmac('sha256', '').update(`${mine.checkout}|${proof.payment}`).digest('hex')
    for (const given of [proof, { ...proof, signature: forged }, { ...proof, payment: 'pay_x' }])
      expect(await confirmInlinePayment(services(), { ...mine, ...given })).toMatchObject({
        code: 'payment-unverified',
      })
    expect(await stateOf(mine)).toBe('pending')
    const stranger = { ...other, user: mine.user }
    expect(await confirmInlinePayment(services(), { ...stranger, ...proof })).toMatchObject({
      code: 'not-found',
    })
  })

  test('leaves no webhook, and a recorded webhook that is sent again changes nothing', async () => {
    const bought = await start()
    await attempt(bought)
    await work()
    const delivery = received.findLast(({ body }) => body.includes('"order.paid"'))
    if (delivery === undefined) throw new Error('no webhook arrived')
    const count = async () => {
      const [row] = await sql<{ count: number }>(payload)`select count(*)::int as count from webhook_events`
      return row?.count ?? 0
    }
    const before = await count()
    const send = (body: string, changes: Record<string, string> = {}) => {
      const headers = new Headers(delivery.headers)
      for (const [name, value] of Object.entries(changes)) headers.set(name, value)
      return receiveWebhook(payload, gateway, { body, headers, now: Date.now() })
    }
    const more = delivery.body.replace('598800', '1')
    expect(await send(more)).toMatchObject({ code: 'webhook-unverified' })
    const signature = createHmac('sha256', 'other').update(delivery.body).digest('hex')
    expect(await send(delivery.body, { 'x-razorpay-signature': signature })).toMatchObject({
      code: 'webhook-unverified',
    })
    expect(await send(delivery.body)).toEqual({ ok: true, value: { isNew: false } })
    expect(await count()).toBe(before)
    expect(await send(delivery.body, { 'x-razorpay-event-id': 'another' })).toMatchObject({ ok: true })
    const [books] = await sql(payload)`select count(*)::int as count from ledger_transactions`
    await work()
    expect(await sql(payload)`select count(*)::int as count from ledger_transactions`).toEqual([books])
  })
})

test('a payment whose webhooks were lost is found by the reconciliation', async () => {
  sandbox.control('deliveries', { drop: 10 })
  const bought = await start()
  await attempt(bought)
  sandbox.control('deliveries', { drop: 0 })
  await reconcilePayments(services())
  const [row] = await sql(payload)`select state from orders where id = ${bought.order}::uuid`
  expect(row).toEqual({ state: 'paid' })
})

test('the books balance', async () => {
  const { differences, lines } = await inTransaction(payload, (transaction) => readTrialBalance(transaction))
  expect(differences.size).toBe(0)
  expect(lines.filter(({ currency }) => currency === 'INR').map(({ account }) => account)).toContain(
    'gateway-fees',
  )
})
