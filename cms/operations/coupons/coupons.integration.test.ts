import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { readCoupon } from '#cms/operations/coupons/read-coupon.ts'
import { sql } from '#cms/operations/database.ts'
import { readHeldSubscriptions } from '#cms/operations/subscriptions/read-holdings.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, PLAN_ID, servicesOf, work } from '#cms/testing/purchases.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'

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

let made = 0
async function makeCoupon(fields: object = {}): Promise<string> {
  made += 1
  const code = `TEST-${made}`
  await payload.create({
    collection: 'coupons',
    data: { code, percent: 25, isActive: true, ...fields } as never,
  })
  return code
}
const buy = (user: string, form: object) =>
  startCheckout(servicesOf(shop), {
    user,
    form: checkoutSchema.parse({ plan_id: PLAN_ID, billing_period: 'month', ...form }),
    requestKey: randomUUID(),
    country: null,
  })
const orderOf = async (user: string) =>
  (
    await sql(
      payload,
    )`select state, subtotal, discount, total, gateway from orders where buyer_id = ${user} order by created_at desc`
  )[0]

describe('a coupon', () => {
  test('lowers the first payment of a plan; the invoice and the payment say so, the renewal price stays', async () => {
    const { id: user } = await makePerson(payload)
    const code = await makeCoupon()
    const { checkout } = await openOrder(shop, user, { code: code.toLowerCase() })
    await deliver(shop, gateway.pay(checkout))
    await work(shop)
    expect(await orderOf(user)).toMatchObject({
      state: 'paid',
      subtotal: '1999',
      discount: '500',
      total: '1499',
    })
    const [invoice] = await sql(payload)`
      select total, document #> '{lines}' as lines from invoices where user_id = ${user}`
    expect(invoice).toMatchObject({
      total: '1499',
      lines: [{ amount: '1999' }, { title: 'discount', amount: '-500', period: null }],
    })
    const [held] = await readHeldSubscriptions(payload, user)
    expect(held?.price).toEqual({ amount: '1999', currency: 'USD' })
  })

  test('of 100 % needs no payment', async () => {
    const { id: user } = await makePerson(payload)
    const code = await makeCoupon({ percent: 100 })
    expect(await buy(user, { code })).toMatchObject({ value: { checkout_type: 'success' } })
    expect(await orderOf(user)).toMatchObject({ state: 'paid', total: '0', gateway: null })
    expect(await readHeldSubscriptions(payload, user)).toHaveLength(1)
  })

  test('of 100 % opens assets', async () => {
    const { id: user } = await makePerson(payload)
    const { slug } = await (await makeCatalogue(payload)).add({ title: 'Fox', priceAmount: 700 })
    const cart = { purchase_type: 'cart', plan_id: undefined, assets: [{ form: 'item', slug }] }
    const forPlans = await makeCoupon({ percent: 100 })
    expect(await buy(user, { ...cart, code: forPlans })).toMatchObject({ code: 'coupon-not-for-this' })
    const code = await makeCoupon({ percent: 100, forAssets: true })
    expect(await buy(user, { ...cart, code })).toMatchObject({ value: { checkout_type: 'success' } })
    const grants = await sql(payload)`select form from asset_grants where user_id = ${user}`
    expect(grants).toEqual([{ form: 'item' }])
  })

  test('for one use is used once by 50 buyers at the same time', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => makePerson(payload)))
    const code = await makeCoupon({ maxUses: 1 })
    const started = await Promise.all(buyers.map(({ id }) => buy(id, { code })))
    expect(started.filter(({ ok }) => ok)).toHaveLength(1)
    expect(started.filter((one) => !one.ok && one.code === 'coupon-used-up')).toHaveLength(49)
  })

  test('is given back by a checkout that expires, and used once by each buyer', async () => {
    const { id: user } = await makePerson(payload)
    const { id: other } = await makePerson(payload)
    const code = await makeCoupon({ maxUses: 1 })
    const { checkout } = await openOrder(shop, user, { code })
    expect(await buy(other, { code })).toMatchObject({ code: 'coupon-used-up' })
    await gateway.expireCheckout(checkout)
    await deliver(shop, [{ type: 'checkout.session.expired', object: checkout }])
    await work(shop)
    const second = await openOrder(shop, other, { code })
    await deliver(shop, gateway.pay(second.checkout))
    await work(shop)
    expect(await buy(other, { code, billing_period: 'year' })).toMatchObject({ code: 'coupon-already-used' })
  })

  test('moves to another purchase of the same buyer, whose first page ends', async () => {
    const { id: user } = await makePerson(payload)
    const code = await makeCoupon({ maxUses: 1 })
    await openOrder(shop, user, { code })
    expect(await buy(user, { code, billing_period: 'year' })).toMatchObject({ ok: true })
    const rows = await sql(payload)`select state from orders where buyer_id = ${user} order by created_at`
    expect(rows).toEqual([{ state: 'expired' }, { state: 'pending' }])
  })

  test.each([
    ['unknown', () => Promise.resolve('NO-SUCH-CODE'), 'coupon-unknown'],
    ['switched off', () => makeCoupon({ isActive: false }), 'coupon-unknown'],
    ['ended', () => makeCoupon({ until: '2026-01-01T00:00:00.000Z' }), 'coupon-ended'],
    [
      'of another currency',
      () => makeCoupon({ percent: null, amounts: [{ currency: 'INR', amount: 100 }] }),
      'coupon-not-for-this',
    ],
  ])('that is %s is refused, and nothing is ordered', async (_, make, code) => {
    const { id: user } = await makePerson(payload)
    expect(await buy(user, { code: await make() })).toMatchObject({ ok: false, code })
    expect(await orderOf(user)).toBeUndefined()
  })
})

describe('the question what a code gives', () => {
  test('is answered without an order', async () => {
    const address = randomUUID()
    const code = await makeCoupon({ percent: 40 })
    const known = await readCoupon(payload, { code: ` ${code.toLowerCase()} `, address })
    expect(known).toEqual({
      ok: true,
      value: { code, percent: 40, amounts: [], plans: [], for_assets: false },
    })
    expect(await readCoupon(payload, { code: 'NO-SUCH-CODE', address })).toMatchObject({
      code: 'coupon-unknown',
    })
  })

  test('is limited for each network', async () => {
    const address = randomUUID()
    const asked = []
    for (let time = 0; time < 31; time += 1)
      asked.push(await readCoupon(payload, { code: 'NO-SUCH-CODE', address }))
    expect(asked.at(-1)).toMatchObject({ code: 'too-many-attempts' })
  })
})
