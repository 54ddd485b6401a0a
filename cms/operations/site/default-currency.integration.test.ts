import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_PICTURES } from '#cms/adapters/picture-process/picture-process.ts'
import { readItem } from '#cms/operations/catalogue/read-item.ts'
import { chooseAssets } from '#cms/operations/checkout/choose-assets.ts'
import { sql } from '#cms/operations/database.ts'
import { readInvitationTerms } from '#cms/operations/referrals/read-invitation-terms.ts'
import { readDefaultCurrency } from '#cms/operations/site/default-currency.ts'
import { readSite } from '#cms/operations/site/read-site.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { makePlans } from '#cms/testing/purchases.ts'
import type { PriceCurrency } from '#domain/money/preferred-currency.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let fox: { readonly id: number; readonly slug: string }
let person: string

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makePlans(payload)
  catalogue = await makeCatalogue(payload)
  fox = await catalogue.add({ title: 'Fox', priceAmount: 700 })
  person = (await makePerson(payload)).id
})
beforeEach(() => choose(null))
afterAll(() => opened.close())

const choose = (defaultCurrency: PriceCurrency | null) =>
  payload.updateGlobal({ slug: 'site-settings', data: { defaultCurrency } })

/** Gives every plan an offer in euros, with separate plan ids. */
async function priceInEuros(): Promise<void> {
  const { docs } = await payload.find({ collection: 'plans', pagination: false, depth: 0 })
  for (const { id, offers } of docs)
    await payload.update({
      collection: 'plans',
      id,
      data: {
        offers: [...offers, { planId: 900 + id, currency: 'EUR', monthAmount: 1899, yearAmount: 16_999 }],
      },
    })
}

const bought = async () => {
  const order = await chooseAssets(
    payload,
    { assets: [{ form: 'item', slug: fox.slug }] } as never,
    { by: { user: person }, locale: 'en', country: null },
    null,
  )
  return order.ok && order.value.total
}
const shown = async () => {
  const item = await readItem(payload, NO_PICTURES, fox.slug, 'en')
  return { price: item?.price, others: item?.otherPrices }
}

test('without a choice the site is in US dollars', async () => {
  expect(await readDefaultCurrency(payload)).toBe('USD')
  expect((await readSite(payload)).currency).toBe('USD')
})

describe('a currency without every price', () => {
  test('is refused with the plan that lacks one, then with the asset', async () => {
    await expect(choose('EUR')).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/individual \(12225\)$/) }] },
    })
    await priceInEuros()
    await expect(choose('EUR')).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining(`${fox.slug} (12226)`) }] },
    })
    expect(await readDefaultCurrency(payload)).toBe('USD')
  })

  test('is refused for rupees too, as the prices of India are for India alone', async () => {
    await expect(choose('INR')).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('(12225)') }] },
    })
  })
})

describe('another default currency', () => {
  beforeAll(
    () =>
      sql(payload)`
      insert into items_other_prices (_order, _parent_id, id, amount, currency)
      values (1, ${fox.id}, 'fox-eur', 650, 'EUR')`,
  )
  beforeEach(() => choose('EUR'))

  test('is the first price of assets, and the one that an order is in', async () => {
    expect(await shown()).toEqual({
      price: { amount: 650, currency: 'EUR' },
      others: [{ amount: 700, currency: 'USD' }],
    })
    expect(await bought()).toEqual({ amount: 650n, currency: 'EUR' })
    await choose(null)
    expect(await shown()).toMatchObject({ price: { amount: 700, currency: 'USD' } })
    expect(await bought()).toEqual({ amount: 700n, currency: 'USD' })
  })

  test('is what the reward of invitations is stated in', async () => {
    expect((await readInvitationTerms(payload, 'en')).cap).toEqual({ amount: '20000', currency: 'EUR' })
  })

  test('keeps plans on sale from losing their price in it, and others not', async () => {
    const { docs } = await payload.find({ collection: 'plans', limit: 1, depth: 0, sort: 'position' })
    const [plan] = docs
    const offers = plan?.offers.filter(({ currency }) => currency !== 'EUR') ?? []
    const save = (data: object) => payload.update({ collection: 'plans', id: plan?.id ?? 0, data })
    await expect(save({ offers })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('(12227)') }] },
    })
    await save({ isSold: false, offers })
    await save({ offers: plan?.offers ?? [], isSold: true })
  })

  test('does not stop other settings when an asset without such a price was published since', async () => {
    const owl = await catalogue.add({ title: 'Owl', priceAmount: 300 })
    await payload.updateGlobal({ slug: 'site-settings', data: { legalName: 'Ada Ltd' } })
    expect(await readDefaultCurrency(payload)).toBe('EUR')
    expect((await readItem(payload, NO_PICTURES, owl.slug, 'en'))?.price).toEqual({
      amount: 300,
      currency: 'USD',
    })
    await sql(payload)`update items set visibility = 'retired' where id = ${owl.id}`
  })
})
