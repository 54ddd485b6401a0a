import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import type { Answer, TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { type Cart, cartSchema } from '#domain/contract/carts.ts'
import { MAX_CART_ASSETS } from '#domain/contract/checkout.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let fox: { id: number; slug: string }
let owl: { id: number; slug: string }
let free: { id: number; slug: string }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  fox = await catalogue.add({ title: 'Fox', german: 'Fuchs', priceAmount: 700 })
  owl = await catalogue.add({ title: 'Owl', priceAmount: 300 })
  free = await catalogue.add({ title: 'Heart' })
})
afterAll(() => opened.close())

const nameOf = ({ slug }: { slug: string }) => ({ form: 'item', slug })
const add = (browser: TestBrowser, asset: { slug: string }) =>
  browser.call('POST', '/v2/carts/assets', { json: nameOf(asset) })
const remove = (browser: TestBrowser, cart: string, asset: { slug: string }) =>
  browser.call('DELETE', `/v2/carts/${cart}/assets`, { json: nameOf(asset) })
const codeOf = ({ body }: Answer) => body.errors?.[0]?.code
const summaryOf = ({ body }: Answer) =>
  body.response?.cart as { slug: string; count: number; added?: boolean }
const read = (browser: TestBrowser, slug: string, query = '') =>
  browser.call('GET', `/v2/carts/${slug}${query}`)
const cartIn = ({ body }: Answer): Cart => cartSchema.parse(body.response?.cart)
const titles = ({ lines }: Cart) => lines.map(({ title }) => title)

async function person() {
  const { id } = await makePerson(payload)
  return { id, browser: await withSession(payload, { id, email: '' }) }
}

async function withFox() {
  const { id, browser } = await person()
  const { slug } = summaryOf(await add(browser, fox))
  return { id, browser, slug }
}

describe('a cart', () => {
  test('is made by the first asset and shows prices, authors and pictures', async () => {
    const { browser } = await person()
    expect(summaryOf(await browser.call('GET', '/v2/carts'))).toEqual({ slug: null, count: 0 })
    const first = summaryOf(await add(browser, fox))
    expect(first).toMatchObject({ count: 1, added: true })
    expect(summaryOf(await add(browser, owl))).toEqual({ slug: first.slug, count: 2, added: true })
    const cart = cartIn(await read(browser, first.slug, '?lang=de'))
    expect(cart.total).toEqual({ amount: '1000', currency: 'USD' })
    expect(cart.lines).toMatchObject([
      {
        title: 'Fuchs',
        author: 'Ada',
        state: 'sold',
        price: { amount: '700', currency: 'USD' },
        previous: null,
        card: { form: 'item', slug: fox.slug },
      },
      { title: 'Owl', price: { amount: '300' } },
    ])
  })

  test('holds an asset once that two tabs add at the same time', async () => {
    const { browser } = await person()
    const answers = await Promise.all([add(browser, fox), add(browser, fox)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map((answer) => summaryOf(answer).added).toSorted()).toEqual([false, true])
    expect(summaryOf(await browser.call('GET', '/v2/carts')).count).toBe(1)
  })

  test('keeps its limit when 50 more assets are added at the same time', async () => {
    const { browser, slug } = await withFox()
    const birds: { slug: string }[] = []
    for (let number = 0; number < 50; number += 1)
      birds.push(await catalogue.add({ title: `Bird ${number}`, priceAmount: 500 }))
    const answers = await Promise.all(birds.map((bird) => add(browser, bird)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_CART_ASSETS - 1)
    expect(answers.filter(({ status }) => status !== 200).map(codeOf)).toEqual(['cart-full'])
    expect(codeOf(await add(browser, owl))).toBe('cart-full')
    expect(cartIn(await read(browser, slug)).lines).toHaveLength(MAX_CART_ASSETS)
  })

  test('loses one asset, then all, and keeps its address', async () => {
    const { browser, slug } = await withFox()
    await add(browser, owl)
    expect(summaryOf(await remove(browser, slug, fox))).toEqual({ slug, count: 1 })
    expect(summaryOf(await remove(browser, slug, fox))).toEqual({ slug, count: 1 })
    expect(titles(cartIn(await read(browser, slug)))).toEqual(['Owl'])
    expect(summaryOf(await browser.call('DELETE', `/v2/carts/${slug}`))).toEqual({ slug, count: 0 })
    expect(cartIn(await read(browser, slug))).toMatchObject({ lines: [], total: null })
    expect(summaryOf(await add(browser, owl)).slug).toBe(slug)
  })

  test('of another person is not found, and is not changed', async () => {
    const { browser, slug } = await withFox()
    const { browser: other } = await person()
    const answers = [
      await read(other, slug),
      await remove(other, slug, fox),
      await other.call('DELETE', `/v2/carts/${slug}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(titles(cartIn(await read(browser, slug)))).toEqual(['Fox'])
  })

  test('refuses what is free, unknown or owned', async () => {
    const { id, browser } = await person()
    expect(codeOf(await add(browser, free))).toBe('asset-not-sold')
    expect(codeOf(await add(browser, { slug: 'no-such-asset' }))).toBe('not-found')
    await own(id, owl.id, null)
    expect(codeOf(await add(browser, owl))).toBe('already-owned')
  })

  test('refuses what the team in use holds', async () => {
    const { id, browser } = await person()
    const [team] = await sql<{ id: string }>(payload)`
      with t as (insert into teams (name, email, seats) values ('Engines', 'office@example.com', 5) returning id)
      insert into team_members (team_id, user_id, role) select id, ${id}, 'member' from t returning team_id as id`
    await own(id, owl.id, team?.id ?? '')
    expect((await add(browser, owl)).status).toBe(200)
    await browser.call('POST', `/v2/teams/${team?.id}/login`)
    expect(codeOf(await add(browser, owl))).toBe('already-owned')
    const { slug } = summaryOf(await browser.call('GET', '/v2/carts'))
    expect(cartIn(await read(browser, slug))).toMatchObject({ lines: [{ state: 'owned' }], total: null })
  })

  test('tells a changed price and what is no longer sold, and recomputes its total', async () => {
    const { browser, slug } = await withFox()
    const bear = await catalogue.add({ title: 'Bear', priceAmount: 200 })
    await add(browser, bear)
    const { revision } = cartIn(await read(browser, slug))
    await sql(payload)`update items set price_amount = 900 where id = ${fox.id}`
    await sql(payload)`update items set visibility = 'retired' where id = ${bear.id}`
    const cart = cartIn(await read(browser, slug))
    await sql(payload)`update items set price_amount = 700 where id = ${fox.id}`
    expect(cart.revision).not.toBe(revision)
    expect(cart.total).toEqual({ amount: '900', currency: 'USD' })
    expect(cart.lines).toMatchObject([
      { state: 'sold', price: { amount: '900' }, previous: { amount: '700' } },
      { state: 'not-sold', price: null, card: null },
    ])
  })

  test('is exported, and deleted with the account', async () => {
    const { id, browser } = await withFox()
    const exported = await browser.call('GET', '/v2/auth/export')
    expect(JSON.stringify(exported.body)).toContain(`"asset":"${fox.slug}"`)
    await sql(payload)`update users set hash = null where id = ${id}`
    const [row] = await sql<{ email: string }>(payload)`select email from users where id = ${id}`
    expect((await browser.call('DELETE', '/v2/auth', { json: { email: row?.email } })).status).toBe(200)
    expect(await sql(payload)`select 1 from carts where user_id = ${id}`).toEqual([])
  })
})

/** Gives an item to a user, or to a team, as a paid order does. */
async function own(user: string, item: number, team: string | null): Promise<void> {
  await sql(payload)`
    with o as (
      insert into orders (buyer_id, user_id, team_id, purchase, currency, subtotal, total, idempotency_key, fingerprint)
      values (${user}, ${team === null ? user : null}, ${team}::uuid, 'cart', 'USD', 0, 0, gen_random_uuid()::text, 'none')
      returning id),
    l as (insert into order_lines (order_id, position, form, asset_id, title, unit_price, amount)
      select id, 1, 'item', ${item}::int, 'Owl', 0, 0 from o returning id, order_id)
    insert into asset_grants (order_line_id, order_id, form, asset_id, user_id, team_id)
    select id, order_id, 'item', ${item}::int, ${team === null ? user : null}, ${team}::uuid from l`
}
