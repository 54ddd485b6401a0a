import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportData } from '#cms/operations/accounts/export-data.ts'
import { sql } from '#cms/operations/database.ts'
import type { TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, PASSWORD, withSession } from '#cms/testing/people.ts'
import { SALE_NOTICES_PER_PAGE, type SaleNotices, saleNoticesSchema } from '#domain/contract/sale-notices.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let fox: { readonly id: number; readonly slug: string }
let heart: { readonly slug: string }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  fox = await catalogue.add({ title: 'Fox', german: 'Fuchs', priceAmount: 700 })
  heart = await catalogue.add({ title: 'Heart' })
})
afterAll(() => opened.close())

const person = async () => withSession(payload, await makePerson(payload))
const set = (browser: TestBrowser, slug: string, wanted: boolean, form = 'item') =>
  browser.call('POST', '/v2/sale-notices', { json: { form, slug, wanted } })
const wantedBy = async (browser: TestBrowser, slug: string) =>
  (await browser.call('GET', `/v2/sale-notices/state?form=item&slug=${slug}`)).body.response?.wanted
const list = async (browser: TestBrowser, query = ''): Promise<SaleNotices> =>
  saleNoticesSchema.parse((await browser.call('GET', `/v2/sale-notices${query}`)).body.response)

test('a notice is stored once however often it is requested, listed with its card, and cancelled', async () => {
  const browser = await person()
  expect(await wantedBy(browser, fox.slug)).toBe(false)
  const answers = await Promise.all([1, 2, 3].map(() => set(browser, fox.slug, true)))
  expect(answers.map(({ status, body }) => [status, body.response?.wanted])).toEqual([
    [200, true],
    [200, true],
    [200, true],
  ])
  expect(await wantedBy(browser, fox.slug)).toBe(true)
  const { notices, page, pageCount } = await list(browser, '?lang=de')
  expect({ page, pageCount }).toEqual({ page: 1, pageCount: 1 })
  expect(notices).toMatchObject([{ form: 'item', slug: fox.slug, card: { form: 'item', slug: fox.slug } }])
  for (let repeat = 0; repeat < 2; repeat += 1)
    expect((await set(browser, fox.slug, false)).body.response?.wanted).toBe(false)
  expect((await list(browser)).notices).toEqual([])
})

test('packs and bundles have notices too, beside an item of the same id', async () => {
  const browser = await person()
  const slug = 'arctic-animals'
  await sql(payload)`update packs set price_amount = 900, free = false where slug = ${catalogue.packSlug}`
  const [bundle] = await sql<{ id: number }>(payload)`
    insert into bundles (visibility, slug, short_id, number, price_amount, free, licence_id, contributor_id)
    select 'published', ${slug}, 'b2345', 7, 4900, false, licence_id, contributor_id from packs limit 1 returning id`
  await sql(payload)`
    insert into bundles_locales (_parent_id, _locale, title) values (${bundle?.id ?? 0}, 'en', 'Arctic animals')`
  for (const [form, name] of [
    ['item', fox.slug],
    ['pack', catalogue.packSlug],
    ['bundle', slug],
  ] as const)
    expect((await set(browser, name, true, form)).status, form).toBe(200)
  const { notices } = await list(browser)
  expect(notices.map(({ form, title }) => [form, title]).sort()).toEqual([
    ['bundle', 'Arctic animals'],
    ['item', 'Fox'],
    ['pack', 'Field guide'],
  ])
  for (const { card } of notices) expect(card).not.toBeNull()
})

test('a free, hidden or unknown asset has no notice', async () => {
  const browser = await person()
  const draft = await catalogue.add({ title: 'Draft', priceAmount: 700, visibility: 'draft' })
  for (const slug of [heart.slug, draft.slug, 'never-was'])
    expect((await set(browser, slug, true)).status, slug).toBe(404)
  expect((await set(browser, fox.slug, true, 'plan')).status).toBe(404)
  expect((await list(browser)).notices).toEqual([])
})

test('a notice of an asset that is no longer offered stays without a card, and can be cancelled', async () => {
  const browser = await person()
  const owl = await catalogue.add({ title: 'Owl', priceAmount: 700 })
  await set(browser, owl.slug, true)
  await sql(payload)`update items set visibility = 'retired' where id = ${owl.id}`
  expect((await list(browser)).notices).toMatchObject([{ title: 'Owl', card: null }])
  expect((await set(browser, owl.slug, true)).status).toBe(404)
  expect((await set(browser, owl.slug, false)).status).toBe(200)
  expect((await list(browser)).notices).toEqual([])
})

test('the list has pages, and a page beyond the last is the last', async () => {
  const browser = await person()
  for (let number = 0; number <= SALE_NOTICES_PER_PAGE; number += 1) {
    const { slug } = await catalogue.add({ title: `Bear ${number}`, priceAmount: 700 })
    await set(browser, slug, true)
  }
  const [first, last] = [await list(browser), await list(browser, '?page=9')]
  expect([first.notices.length, first.pageCount]).toEqual([SALE_NOTICES_PER_PAGE, 2])
  expect([last.notices.length, last.page]).toEqual([1, 2])
})

test('notices are private, in the export of the user, and deleted with the account', async () => {
  const [owner, stranger] = [await makePerson(payload), await person()]
  const browser = await withSession(payload, owner)
  await set(browser, fox.slug, true)
  await set(stranger, fox.slug, false)
  expect(await wantedBy(browser, fox.slug)).toBe(true)
  expect((await list(stranger)).notices).toEqual([])
  const exported = await exportData(payload, owner.id)
  expect(exported.ok && exported.value.sale_notices).toMatchObject([{ form: 'item', asset: fox.slug }])
  expect((await browser.call('DELETE', '/v2/auth', { json: { password: PASSWORD } })).status).toBe(200)
  expect(await sql(payload)`select 1 from sale_notices where user_id = ${owner.id}`).toEqual([])
})
