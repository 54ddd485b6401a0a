import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStripe } from '#cms/adapters/stripe/open.ts'
import { handleLane } from '#cms/jobs/outbox-loop.ts'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { listTransactions } from '#cms/operations/orders/list-transactions.ts'
import { readOrder } from '#cms/operations/orders/read-order.ts'
import { requestRefund } from '#cms/operations/payments/request-refund.ts'
import { confirmChange } from '#cms/operations/subscriptions/confirm-change.ts'
import { previewPlan } from '#cms/operations/subscriptions/preview-plan.ts'
import { readHeldSubscriptions } from '#cms/operations/subscriptions/read-holdings.ts'
import { receiveWebhook } from '#cms/operations/webhooks/receive-webhook.ts'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { makePlans, PLAN_ID } from '#cms/testing/purchases.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'
import { money } from '#domain/money/money.ts'
import { type Sandbox, startSandbox, TEST_SECRET_KEY } from '#local/payments/start-sandbox.ts'

const SECRET = 'whsec_sandbox'
const CARDS = { good: '4242424242424242', declined: '4000000000000002' } as const

let opened: TestPayload
let payload: Payload
let sandbox: Sandbox
let gateway: PaymentGateway
let inbox: Server

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makePlans(payload)
  inbox = createServer(async (request, response) => {
    const delivery = {
      body: await text(request),
      headers: new Headers(request.headers as never),
      now: Date.now(),
    }
    const received = await receiveWebhook(payload, gateway, delivery)
    response.writeHead(received.ok ? 200 : 400).end()
  })
  await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve))
  const { port } = inbox.address() as AddressInfo
  sandbox = await startSandbox({ port: 0, webhook: { url: `http://127.0.0.1:${port}`, secret: SECRET } })
  gateway = openStripe({ secretKey: TEST_SECRET_KEY, webhookSecret: SECRET, apiBase: sandbox.url })
})
afterAll(async () => {
  await sandbox.close()
  inbox.close()
  await opened.close()
})

const services = () => ({ payload, gateways: { stripe: gateway }, publicUrl: 'http://localhost:5500' })

async function start(): Promise<{ readonly user: string; readonly url: string; readonly order: string }> {
  const { id: user } = await makePerson(payload)
  const started = await startCheckout(services(), {
    user,
    form: checkoutSchema.parse({ plan_id: PLAN_ID, billing_period: 'month' }),
    requestKey: null,
    country: null,
  })
  if (!started.ok) throw new Error(started.code)
  const [row] = await sql<{ id: string }>(payload)`select id from orders where buyer_id = ${user}`
  return { user, url: started.value.checkout_url, order: row?.id ?? '' }
}

async function pay(url: string, card: keyof typeof CARDS): Promise<string | null> {
  const body = new URLSearchParams({ act: 'pay', card: CARDS[card], email: 'ada@example.com' })
  return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).headers.get('location')
}

/** Delivers the webhooks of the sandbox and applies them. */
async function work(): Promise<void> {
  await sandbox.flush()
  while ((await handleLane(services() as never, 'payments')) > 0);
}

/** A subscriber by the month, with what the year costs now. */
async function previewYear() {
  const bought = await start()
  await pay(bought.url, 'good')
  await work()
  const [held] = await readHeldSubscriptions(payload, bought.user)
  if (held === undefined) throw new Error('nothing was bought')
  const preview = await previewPlan(services(), {
    actor: { id: bought.user, roles: [] },
    subscription: held.uuid,
    expected: held.version,
    planId: PLAN_ID,
    period: 'year',
    locale: 'en',
  })
  if (!preview.ok) throw new Error(preview.code)
  return { user: bought.user, held, preview: preview.value }
}

const stateOf = async ({ user, order }: { readonly user: string; readonly order: string }) => {
  const read = await readOrder(services(), { user, order })
  return read.ok ? read.value.state : read.code
}

describe('with the official SDK and the sandbox', () => {
  test('a declined card leaves the order pending, and a retry pays it', async () => {
    const bought = await start()
    await pay(bought.url, 'declined')
    await work()
    expect(await stateOf(bought)).toBe('pending')
    expect(await readHeldSubscriptions(payload, bought.user)).toEqual([])
    const back = await pay(bought.url, 'good')
    expect(back).toBe(`http://localhost:5500/en/payment-confirmation?order=${bought.order}`)
    expect(await stateOf(bought)).toBe('paid')
    await work()
    const [held, ...others] = await readHeldSubscriptions(payload, bought.user)
    expect(held).toMatchObject({ status: 'active', price: { amount: '1999', currency: 'USD' } })
    expect(others).toEqual([])
  })

  test('a change to the year is charged exactly as previewed, less the unused month', async () => {
    const { user, held, preview } = await previewYear()
    const amount = BigInt(preview.amount.amount)
    // All but some seconds of the month are unused.
    expect(amount).toBeGreaterThanOrEqual(17_999n - 1999n)
    expect(amount).toBeLessThan(17_999n - 1990n)
    const actor = { id: user, roles: [] }
    expect(await confirmChange(services(), { actor, change: preview.uuid, of: 'seats' })).toMatchObject({
      code: 'not-found',
    })
    expect(await confirmChange(services(), { actor, change: preview.uuid, of: 'plan' })).toMatchObject({
      ok: true,
    })
    await work()
    const [after, ...others] = await readHeldSubscriptions(payload, user)
    expect(others).toEqual([])
    expect(after).toMatchObject({
      uuid: held.uuid,
      price: { amount: '17999' },
      plan_info: { period: 'year' },
    })
    expect(Date.parse(after?.usable_until ?? '')).toBeGreaterThan(Date.now() + 364 * 86_400_000)
    // Without the days of grace that only a renewal has.
    expect(after?.usable_until).toBe(after?.next_billing_at)
    const [transaction] = await listTransactions(payload, user)
    expect(transaction?.payments.map(({ amount: paid }) => paid.amount).toSorted()).toEqual(
      ['1999', String(amount)].toSorted(),
    )
  })

  test('a change that was interrupted after the gateway made it is adopted from its webhooks', async () => {
    const { user, preview } = await previewYear()
    await sql(payload)`update subscription_changes set state = 'confirmed' where id = ${preview.uuid}::uuid`
    const [row] = await sql<{ gateway_id: string; at: number }>(payload)`
      select s.gateway_id, (extract(epoch from c.proration_at) * 1000)::float8 as at
        from subscriptions s join subscription_changes c on c.subscription_id = s.id where c.id = ${preview.uuid}::uuid`
    await gateway.changeSeats({
      subscription: row?.gateway_id ?? '',
      extraSeats: 0,
      seatPrice: money(0, 'USD'),
      planPrice: money(17_999, 'USD'),
      period: 'year',
      prorationAt: row?.at ?? 0,
      idempotencyKey: `seats:${preview.uuid}`,
    })
    await work()
    const [after] = await readHeldSubscriptions(payload, user)
    expect(after).toMatchObject({ price: { amount: '17999' }, plan_info: { period: 'year' } })
  })

  test('a renewal by the clock is one more payment, however often its webhooks arrive', async () => {
    sandbox.control('deliveries', { repeat: 3 })
    const bought = await start()
    await pay(bought.url, 'good')
    await work()
    sandbox.control('advance', { seconds: 32 * 86_400 })
    await work()
    sandbox.control('deliveries', { repeat: 1 })
    const [transaction] = await listTransactions(payload, bought.user)
    expect(transaction?.payments.map(({ amount }) => amount.amount)).toEqual(['1999', '1999'])
    const [inboxRow] = await sql(payload)`
      select count(*)::int as open from webhook_events where state in ('received', 'waiting')`
    expect(inboxRow).toEqual({ open: 0 })
  })

  test('a refund ends the subscription here and at the gateway', async () => {
    const bought = await start()
    await pay(bought.url, 'good')
    await work()
    const [transaction] = await listTransactions(payload, bought.user)
    const payment = transaction?.payments[0]?.uuid ?? ''
    const actor = { id: bought.user, roles: [] }
    expect(await requestRefund(services(), { actor, payment, note: null })).toMatchObject({ ok: true })
    await work()
    expect(await stateOf(bought)).toBe('refunded')
    const [row] = await sql<{ gateway_id: string; state: string }>(payload)`
      select gateway_id, state from subscriptions where user_id = ${bought.user}`
    expect(row?.state).toBe('refunded')
    expect(await gateway.readSubscription(row?.gateway_id ?? '')).toMatchObject({ status: 'ended' })
  })

  test('the books balance', async () => {
    const { differences, lines } = await inTransaction(payload, (transaction) =>
      readTrialBalance(transaction),
    )
    expect(differences.size).toBe(0)
    expect(lines.map(({ account }) => account)).toContain('gateway-fees')
  })
})
