import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { sql } from '#cms/operations/database.ts'
import { readOrder } from '#cms/operations/orders/read-order.ts'
import { settlePending } from '#cms/operations/orders/settle-pending.ts'
import { readHoldings } from '#cms/operations/subscriptions/read-holdings.ts'
import { GatewayRefused } from '#cms/ports/payment-gateway.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import {
  FREE_PLAN_ID,
  INDIAN_PLAN_ID,
  makePlans,
  openOrder,
  PLAN_ID,
  servicesOf,
  TEAM_PLAN_ID,
} from '#cms/testing/purchases.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'
import { ASK_AFTER_SECONDS } from '#domain/payments/settling.ts'

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway
let shop: { readonly payload: Payload; readonly gateway: MemoryGateway }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makePlans(payload)
})
afterAll(() => opened.close())
beforeEach(() => {
  gateway = memoryGateway()
  shop = { payload, gateway }
})

const newUser = async () => (await makePerson(payload)).id

function checkout(
  user: string,
  form: object = {},
  requestKey: string | null = null,
  country: string | null = null,
) {
  return startCheckout(servicesOf(shop), {
    user,
    form: checkoutSchema.parse({ plan_id: PLAN_ID, ...form }),
    requestKey,
    country,
  })
}

const ordersOf = (user: string) =>
  sql<{ id: string; state: string; total: string; currency: string }>(payload)`
    select id, state, total, currency from orders where buyer_id = ${user} order by created_at`

describe('a checkout', () => {
  test('has the price of the plan, whatever amounts the request names', async () => {
    const user = await newUser()
    const started = await checkout(user, {
      gtm_amount: 1,
      quantity: 10,
      members: 1,
      price: 1,
      currency: 'JPY',
    })
    expect(started).toMatchObject({ ok: true, value: { checkout_type: 'redirect', js: null } })
    expect(await ordersOf(user)).toMatchObject([{ state: 'pending', total: '17999', currency: 'USD' }])
  })

  test.each([
    [{ plan_id: 999 }, 'plan-not-sold'],
    [{ plan_id: TEAM_PLAN_ID, members: 3 }, 'team-missing'],
    [{ plan_id: INDIAN_PLAN_ID }, 'offer-of-other-country'],
    [{ gateway: 'paypal' }, 'gateway-not-offered'],
    [{ gateway: 'razorpay' }, 'gateway-not-offered'],
    [{ purchase_type: 'cart' }, 'cart-empty'],
    [{ plan_id: undefined }, 'bad-request'],
    [{ subscription_uuid: crypto.randomUUID() }, 'upgrade-invalid'],
  ])('with %o is refused and leaves no order: %s', async (form, code) => {
    const user = await newUser()
    expect(await checkout(user, form)).toMatchObject({ ok: false, code })
    expect(await ordersOf(user)).toEqual([])
    expect(gateway.calls).toEqual([])
  })

  test('of a local price is for requests from its country', async () => {
    const user = await newUser()
    const wanted = {
      user,
      form: checkoutSchema.parse({ plan_id: INDIAN_PLAN_ID }),
      requestKey: null,
      country: 'IN',
    }
    const withStripe = await startCheckout(servicesOf(shop), wanted)
    expect(withStripe).toMatchObject({ ok: false, code: 'gateway-not-offered' })
    const razorpay = { ...gateway, code: 'razorpay' } as const
    const services = { ...servicesOf(shop), gateways: { stripe: gateway, razorpay } }
    expect(await startCheckout(services, wanted)).toMatchObject({ ok: true })
    expect(await ordersOf(user)).toMatchObject([{ total: '598800', currency: 'INR' }])
    const [row] = await sql(payload)`select gateway from orders where buyer_id = ${user}`
    expect(row).toEqual({ gateway: 'razorpay' })
  })

  test('is one order and one page for repeated and parallel requests with one key', async () => {
    const user = await newUser()
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkout(user, {}, 'k'.repeat(20))))
    answers.push(await checkout(user, {}, 'k'.repeat(20)))
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.checkout_url : answer.code))).size).toBe(
      1,
    )
    expect(await ordersOf(user)).toHaveLength(1)
    expect(await sql(payload)`select 1 from gateway_customers where user_id = ${user}`).toHaveLength(1)
  })

  test('without a key uses the open page of the same purchase again', async () => {
    const user = await newUser()
    const [first, second, other] = [
      await checkout(user),
      await checkout(user),
      await checkout(user, { billing_period: 'month' }),
    ]
    expect(second).toEqual(first)
    expect(other).not.toEqual(first)
  })

  test('with the key of another purchase is refused', async () => {
    const user = await newUser()
    await checkout(user, {}, 'k'.repeat(20))
    const other = await checkout(user, { billing_period: 'month' }, 'k'.repeat(20))
    expect(other).toMatchObject({ ok: false, code: 'request-key-reused' })
  })

  test('whose gateway is unavailable stays pending, and continues with the same request', async () => {
    const user = await newUser()
    gateway.failing = 1
    const failed = await checkout(user, {}, 'k'.repeat(20))
    expect(failed).toMatchObject({ ok: false, code: 'gateway-unavailable' })
    expect(await ordersOf(user)).toMatchObject([{ state: 'pending' }])
    gateway.failing = 0
    expect(await checkout(user, {}, 'k'.repeat(20))).toMatchObject({ ok: true })
    expect(await ordersOf(user)).toHaveLength(1)
  })

  test('that the gateway refuses fails its order', async () => {
    const user = await newUser()
    gateway.openCheckout = async () => {
      throw new GatewayRefused('the amount is too small')
    }
    expect(await checkout(user)).toMatchObject({ ok: false, code: 'gateway-refused' })
    expect(await ordersOf(user)).toMatchObject([{ state: 'failed' }])
  })

  test('leads back to pages of this site only', async () => {
    const user = await newUser()
    let wanted: { returnTo: string; cancelTo: string } | undefined
    const open = gateway.openCheckout
    gateway.openCheckout = (given) => {
      wanted = given
      return open(given)
    }
    await checkout(user, { redirect: '//evil.example', cancel_url: 'https://evil.example/x' })
    expect(wanted?.returnTo).toMatch(/^http:\/\/localhost:5500\/en\/payment-confirmation\?order=/)
    expect(wanted?.cancelTo).toBe('http://localhost:5500/en/pricing')
    const [order] = await sql(payload)`select return_path, cancel_path from orders where buyer_id = ${user}`
    expect(order).toEqual({ return_path: null, cancel_path: null })
  })

  test('beyond the limit of an account is refused', async () => {
    const user = await newUser()
    await sql(payload)`delete from attempts`
    for (let count = 0; count < LIMITS['checkout-account'].most; count += 1)
      await checkout(user, { plan_id: 999 })
    expect(await checkout(user)).toMatchObject({ ok: false, code: 'too-many-attempts' })
  })

  test('of a free plan succeeds without a gateway, once', async () => {
    const user = await newUser()
    const first = await checkout(user, { plan_id: FREE_PLAN_ID }, 'k'.repeat(20))
    expect(first).toMatchObject({ ok: true, value: { checkout_type: 'success' } })
    expect(await checkout(user, { plan_id: FREE_PLAN_ID })).toMatchObject({ code: 'already-subscribed' })
    expect(await readHoldings(payload, { user })).toHaveLength(1)
    expect(gateway.calls).toEqual([])
  })
})

describe('an order', () => {
  test('is paid when its buyer returns, without a webhook', async () => {
    const user = await newUser()
    const { order, checkout: id } = await openOrder(shop, user)
    expect(await readOrder(servicesOf(shop), { user, order })).toMatchObject({ value: { state: 'pending' } })
    gateway.pay(id)
    const paid = await readOrder(servicesOf(shop), { user, order })
    expect(paid).toMatchObject({ value: { state: 'paid', total: { amount: '1999', currency: 'USD' } } })
    expect(await readHoldings(payload, { user })).toHaveLength(1)
    const calls = gateway.calls.length
    await readOrder(servicesOf(shop), { user, order })
    expect(gateway.calls).toHaveLength(calls)
  })

  test('stays pending while the gateway does not answer', async () => {
    const user = await newUser()
    const { order } = await openOrder(shop, user)
    gateway.failing = 1
    expect(await readOrder(servicesOf(shop), { user, order })).toMatchObject({ value: { state: 'pending' } })
  })

  test('of another user does not exist', async () => {
    const { order } = await openOrder(shop, await newUser())
    const user = await newUser()
    expect(await readOrder(servicesOf(shop), { user, order })).toMatchObject({ ok: false, code: 'not-found' })
    expect(await readOrder(servicesOf(shop), { user, order: 'x' })).toMatchObject({ code: 'not-found' })
  })

  test('whose buyer never returned and whose webhook was lost is settled within a minute', async () => {
    const user = await newUser()
    const { order, checkout: id } = await openOrder(shop, user)
    gateway.pay(id)
    await sql(
      payload,
    )`update orders set created_at = now() - make_interval(secs => ${ASK_AFTER_SECONDS - 1}) where id = ${order}`
    await settlePending(servicesOf(shop))
    expect(await ordersOf(user)).toMatchObject([{ state: 'pending' }])
    await sql(
      payload,
    )`update orders set created_at = now() - make_interval(secs => ${ASK_AFTER_SECONDS + 1}) where id = ${order}`
    await settlePending(servicesOf(shop))
    expect(await ordersOf(user)).toMatchObject([{ state: 'paid' }])
  })

  test('that was paid at the gateway before its page was stored is settled by its webhook', async () => {
    const user = await newUser()
    const { order, checkout: id } = await openOrder(shop, user)
    await sql(payload)`update orders set gateway_checkout_id = null, checkout_url = null where id = ${order}`
    const { deliver, work } = await import('#cms/testing/purchases.ts')
    await deliver(shop, gateway.pay(id))
    await work(shop)
    expect(await ordersOf(user)).toMatchObject([{ state: 'paid' }])
  })

  test('of a plan that is held and renews is not started again, but as its upgrade', async () => {
    const user = await newUser()
    const { order, checkout: id } = await openOrder(shop, user)
    gateway.pay(id)
    await readOrder(servicesOf(shop), { user, order })
    expect(await checkout(user, { billing_period: 'month' })).toMatchObject({ code: 'already-subscribed' })
    const [held] = await readHoldings(payload, { user })
    const upgrade = await openOrder(shop, user, {
      billing_period: 'year',
      subscription_uuid: held?.subscription.id,
    })
    gateway.pay(upgrade.checkout)
    await readOrder(servicesOf(shop), { user, order: upgrade.order })
    const { work } = await import('#cms/testing/purchases.ts')
    await work(shop)
    const rows = await sql(payload)`
      select period, cancel_at_period_end from subscriptions where user_id = ${user} order by created_at`
    expect(rows).toEqual([
      { period: 'month', cancel_at_period_end: true },
      { period: 'year', cancel_at_period_end: false },
    ])
  })
})
