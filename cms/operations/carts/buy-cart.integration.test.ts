import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAsset } from '#cms/operations/carts/change-cart.ts'
import { priceCoupon } from '#cms/operations/carts/price-coupon.ts'
import { readCart, readSummary } from '#cms/operations/carts/read-cart.ts'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { sql } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { readOrder } from '#cms/operations/orders/read-order.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, servicesOf, work } from '#cms/testing/purchases.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'
import { orderSchema } from '#domain/contract/orders.ts'

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway
let shop: { readonly payload: Payload; readonly gateway: MemoryGateway }
let catalogue: TestCatalogue
let fox: { id: number; slug: string }
let owl: { id: number; slug: string }
let elk: { id: number; slug: string }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  gateway = memoryGateway()
  shop = { payload, gateway }
  await makePlans(payload)
  catalogue = await makeCatalogue(payload)
  fox = await catalogue.add({ title: 'Fox', priceAmount: 700 })
  owl = await catalogue.add({ title: 'Owl', priceAmount: 300 })
  elk = await catalogue.add({ title: 'Elk', priceAmount: 200 })
})
afterAll(() => opened.close())

const readerOf = (user: string) => ({ by: { user, team: null }, locale: 'en', country: null }) as const
const add = (user: string, { slug }: { slug: string }) =>
  addAsset(payload, { form: 'item', slug }, readerOf(user))
const buy = (user: string, form: object) =>
  startCheckout(servicesOf(shop), {
    user,
    form: checkoutSchema.parse({ purchase_type: 'cart', ...form }),
    requestKey: randomUUID(),
    country: null,
  })

/** A user with the fox and the owl in their cart, and what they send to buy it. */
async function shopper() {
  const { id: user } = await makePerson(payload)
  await add(user, fox)
  await add(user, owl)
  return { user, form: await formOf(user) }
}

async function formOf(user: string) {
  const { slug } = await readSummary(payload, user)
  const cart = await readCart(payload, slug ?? '', readerOf(user))
  if (!cart.ok) throw new Error(cart.code)
  return { purchase_type: 'cart', cart: slug ?? '', cart_revision: cart.value.revision }
}

const countOf = async (user: string) => (await readSummary(payload, user)).count

describe('the checkout of a cart', () => {
  test('charges the catalogue’s prices, and the paid order takes its assets out of the cart', async () => {
    const { user, form } = await shopper()
    const { order, checkout } = await openOrder(shop, user, { ...form, plan_id: undefined, gtm_amount: 1 })
    await add(user, elk)
    expect(await countOf(user)).toBe(3)
    await deliver(shop, gateway.pay(checkout))
    await work(shop)
    const [row] = await sql(payload)`
      select state, total, (select count(*)::int from asset_grants g where g.order_id = o.id) as grants
        from orders o where id = ${order}::uuid`
    expect(row).toEqual({ state: 'paid', total: '1000', grants: 2 })
    expect(await countOf(user)).toBe(1)
    const download = { slug: fox.slug, format: 'svg', width: null, by: { user } } as const
    expect(await grantDownload(payload, download)).toMatchObject({ ok: true })
  })

  test('is refused when the cart is not what the buyer saw', async () => {
    const { user, form } = await shopper()
    await sql(payload)`update items set price_amount = 800 where id = ${fox.id}`
    const changed = await buy(user, form)
    const again = await buy(user, await formOf(user))
    await sql(payload)`update items set price_amount = 700 where id = ${fox.id}`
    expect(changed).toMatchObject({ ok: false, code: 'cart-changed' })
    expect(again).toMatchObject({ ok: true })
    expect(await sql(payload)`select total from orders where buyer_id = ${user}`).toEqual([{ total: '1100' }])
    expect(await buy(user, { cart: form.cart })).toMatchObject({ ok: false, code: 'cart-changed' })
  })

  test('of another person is refused', async () => {
    const { form } = await shopper()
    const { id: other } = await makePerson(payload)
    expect(await buy(other, form)).toMatchObject({ ok: false, code: 'not-found' })
  })

  test('of an empty cart is refused', async () => {
    const { user, form } = await shopper()
    await sql(payload)`
      delete from cart_assets a using carts c where c.id = a.cart_id and c.user_id = ${user}`
    expect(await buy(user, { ...(await formOf(user)), cart: form.cart })).toMatchObject({
      code: 'cart-empty',
    })
  })
})

describe('a code for a cart', () => {
  let made = 0
  async function makeCoupon(fields: object = {}): Promise<string> {
    made += 1
    const code = `CART-${made}`
    const data = { code, percent: 25, isActive: true, forAssets: true, ...fields }
    await payload.create({ collection: 'coupons', data: data as never })
    return code
  }
  const price = (user: string, { cart }: { cart: string }, code: string) =>
    priceCoupon(payload, { slug: cart, code }, readerOf(user))

  /** What a buyer sends after they used a code. */
  async function withCode(user: string, form: { cart: string }, code: string) {
    const priced = await price(user, form, code)
    if (!priced.ok) throw new Error(priced.code)
    return { ...form, code, cart_revision: priced.value.revision }
  }

  test('shows the total that is then charged', async () => {
    const { user, form } = await shopper()
    const code = await makeCoupon()
    const priced = await price(user, form, code.toLowerCase())
    expect(priced).toMatchObject({
      value: {
        code,
        discount: { amount: '250', currency: 'USD' },
        total: { amount: '750', currency: 'USD' },
        cart_revision: form.cart_revision,
      },
    })
    const { order, checkout } = await openOrder(shop, user, {
      ...(await withCode(user, form, code)),
      plan_id: undefined,
    })
    await deliver(shop, gateway.pay(checkout))
    await work(shop)
    const [row] = await sql(payload)`select state, discount, total from orders where id = ${order}::uuid`
    expect(row).toEqual({ state: 'paid', discount: '250', total: '750' })
    expect(await countOf(user)).toBe(0)
  })

  test('is refused at the checkout when it takes off another amount than was shown', async () => {
    const { user, form } = await shopper()
    const code = await makeCoupon()
    const seen = await withCode(user, form, code)
    expect(await buy(user, seen)).toMatchObject({ ok: true })
    await sql(payload)`update coupons set percent = 20 where code = ${code}`
    expect(await buy(user, seen)).toMatchObject({ ok: false, code: 'cart-changed' })
    expect(await buy(user, { ...form, code })).toMatchObject({ ok: false, code: 'cart-changed' })
    expect(await buy(user, await withCode(user, form, code))).toMatchObject({ ok: true })
    const totals = await sql(payload)`
      select total from orders where buyer_id = ${user} and state = 'pending'`
    expect(totals).toEqual([{ total: '800' }])
  })

  test('of 100 % needs no payment', async () => {
    const { user, form } = await shopper()
    const code = await makeCoupon({ percent: 100 })
    expect(await price(user, form, code)).toMatchObject({ value: { total: { amount: '0' } } })
    const bought = await buy(user, await withCode(user, form, code))
    expect(bought).toMatchObject({ value: { checkout_type: 'success' } })
    expect(await countOf(user)).toBe(0)
  })

  test('is refused beside its field', async () => {
    const { user, form } = await shopper()
    const ended = await makeCoupon({ until: new Date(Date.now() - 1).toISOString() })
    const cases = [
      ['NONE', 'coupon-unknown'],
      [ended, 'coupon-ended'],
      [await makeCoupon({ forAssets: false }), 'coupon-not-for-this'],
    ] as const
    for (const [code, reason] of cases)
      expect(await price(user, form, code)).toMatchObject({ code: reason, field: 'code' })
    const single = await makeCoupon({ maxUses: 1 })
    const { user: first, form: theirs } = await shopper()
    expect(await buy(first, await withCode(first, theirs, single))).toMatchObject({ ok: true })
    expect(await price(user, form, single)).toMatchObject({ code: 'coupon-used-up', field: 'code' })
    // The buyer of the waiting order can use it for another cart.
    expect(await price(first, theirs, single)).toMatchObject({ ok: true })
    expect(await price(user, theirs, single)).toMatchObject({ code: 'not-found' })
  })
})

test('an order of several assets names the pages of those that are published', async () => {
  const { user, form } = await shopper()
  const { order } = await openOrder(shop, user, { ...form, plan_id: undefined })
  const read = async () => {
    const found = await readOrder(servicesOf(shop), { user, order })
    return found.ok ? orderSchema.parse(found.value).lines.map(({ asset }) => asset?.slug) : found.code
  }
  expect(await read()).toEqual([fox.slug, owl.slug])
  await sql(payload)`update items set visibility = 'resting' where id = ${owl.id}`
  const without = await read()
  await sql(payload)`update items set visibility = 'published' where id = ${owl.id}`
  expect(without).toEqual([fox.slug, undefined])
})

test('an asset that is bought from its own page leaves the cart, and no one else’s', async () => {
  const [{ user }, { user: other }] = [await shopper(), await shopper()]
  const { checkout } = await openOrder(shop, user, {
    purchase_type: 'cart',
    assets: [{ form: 'item', slug: fox.slug }],
    plan_id: undefined,
  })
  await deliver(shop, gateway.pay(checkout))
  await work(shop)
  expect([await countOf(user), await countOf(other)]).toEqual([1, 2])
})
