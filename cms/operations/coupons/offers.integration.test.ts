import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOffer } from '#cms/operations/coupons/read-offer.ts'
import { fragment, run, sql } from '#cms/operations/database.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { makePlans, openOrder } from '#cms/testing/purchases.ts'
import { offerPageSchema } from '#domain/contract/offers.ts'
import { HOUR_MS } from '#domain/time/durations.ts'

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  gateway = memoryGateway()
  await makePlans(payload)
})
afterAll(() => opened.close())

let made = 0
async function makeOffer(fields: object = {}): Promise<{ id: number; slug: string; code: string }> {
  made += 1
  const [slug, code] = [`offer-${made}`, `OFFER-${made}`]
  const texts = { offerSlug: slug, offerTitle: 'Spring sale', offerText: 'All plans for less.' }
  const data = { code, percent: 25, isActive: true, ...texts, ...fields }
  const { id } = await payload.create({ collection: 'coupons', locale: 'en', data: data as never })
  return { id, slug, code }
}
const read = (slug: string, locale: 'en' | 'de' = 'en') =>
  readOffer(payload, { slug, locale, gateways: [gateway] })
const planCalled = async (slug: string) =>
  (await payload.find({ collection: 'plans', where: { slug: { equals: slug } } })).docs.map(({ id }) => id)

describe('the page of a coupon', () => {
  test('has its texts, its end, and the plans with the price that the checkout then charges', async () => {
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const { slug, code } = await makeOffer({ plans: await planCalled('individual'), until })
    const page = await read(slug)
    expect(offerPageSchema.parse(page)).toEqual(page)
    expect(page).toMatchObject({ state: 'open', title: 'Spring sale', code, until })
    const market = page?.state === 'open' ? page.plans[0]?.offers[0] : undefined
    const { id: user } = await makePerson(payload)
    await openOrder({ payload, gateway }, user, { code })
    const [order] = await sql(payload)`select subtotal, total from orders where buyer_id = ${user}`
    expect(order).toEqual({
      subtotal: String(market?.prices.month),
      total: String(market?.firstPrices.month),
    })
  })

  test('is in the language of the reader, and in English where a translation is missing', async () => {
    const { id, slug } = await makeOffer({ plans: await planCalled('individual') })
    expect(await read(slug, 'de')).toMatchObject({ title: 'Spring sale' })
    await payload.update({
      collection: 'coupons',
      id,
      locale: 'de',
      data: { offerTitle: 'Frühlingsangebot' },
    })
    expect(await read(slug, 'de')).toMatchObject({ title: 'Frühlingsangebot', text: 'All plans for less.' })
  })

  test('says that the offer has ended at its end, and when its last use is taken', async () => {
    const plans = await planCalled('individual')
    const { slug } = await makeOffer({ plans, until: new Date(Date.now() - 1).toISOString() })
    expect(await read(slug)).toEqual({ state: 'ended', slug, title: 'Spring sale' })
    const single = await makeOffer({ plans, maxUses: 1 })
    expect(await read(single.slug)).toMatchObject({ state: 'open' })
    const { id: user } = await makePerson(payload)
    await openOrder({ payload, gateway }, user, { code: single.code })
    expect(await read(single.slug)).toMatchObject({ state: 'ended' })
    await run(payload, fragment`update orders set state = 'expired' where buyer_id = ${user}`)
    expect(await read(single.slug)).toMatchObject({ state: 'open' })
  })

  test('does not exist for a coupon that is unknown, switched off, or has not begun', async () => {
    expect(await read('unknown')).toBeNull()
    expect(await read((await makeOffer({ isActive: false })).slug)).toBeNull()
    const from = new Date(Date.now() + HOUR_MS).toISOString()
    expect(await read((await makeOffer({ from })).slug)).toBeNull()
  })

  test('needs English texts and an address that is used once', async () => {
    await expect(makeOffer({ offerTitle: null })).rejects.toThrow(/Title/i)
    await expect(makeOffer({ offerSlug: 'Spring Sale' })).rejects.toThrow(/invalid/i)
    const { slug } = await makeOffer()
    await expect(makeOffer({ offerSlug: slug })).rejects.toThrow(/invalid/i)
    const bare = { code: 'BARE-1', percent: 5, offerSlug: '' }
    await payload.create({ collection: 'coupons', data: bare as never })
    await payload.create({ collection: 'coupons', data: { ...bare, code: 'BARE-2' } as never })
  })

  test('is dropped from the caches when the coupon changes', async () => {
    const count = async () => {
      const [row] = await sql(payload)`
        select count(*)::int as count from outbox where topic = 'texts.changed' and key = 'coupons'`
      return Number(row?.count)
    }
    const { id } = await makeOffer()
    const before = await count()
    await payload.update({ collection: 'coupons', id, data: { isActive: false } })
    expect(await count()).toBe(before + 1)
  })
})
