import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let author: TestContributor

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  await makeMarketplaceLicences(payload)
  author = await makeContributor(payload)
})
afterAll(() => opened.close())

describe('the price of a live item', () => {
  test('is changed by its contributor, with its licence, its history and the messages for pages and search', async () => {
    const item = await liveItem()
    await sql(payload)`delete from outbox`
    const sold = await change(author.browser, item, { expected: null, price: 450 })
    expect(sold.body).toMatchObject({ price: 450, may_change: true, changes: [{ from: null, to: 450 }] })
    expect(await stored(item)).toEqual({ price: 450, free: false, licence: 'motif-standard' })
    const topics = await sql<{ topic: string }>(
      payload,
    )`select distinct topic::text from outbox order by topic::text`
    expect(topics.map(({ topic }) => topic)).toEqual([
      'asset.changed',
      'notices.fan-out',
      'search.record',
      'search.related',
    ])
    const freed = await change(author.browser, item, { expected: 450, price: null })
    expect(freed.body).toMatchObject({
      price: null,
      changes: [
        { from: 450, to: null },
        { from: null, to: 450 },
      ],
    })
    expect(await stored(item)).toEqual({ price: null, free: true, licence: 'motif-free' })
    expect((await author.browser.call('GET', `/console/items/${item}/prices`)).body).toEqual(freed.body)
  })

  test('is changed once by two requests at the same time', async () => {
    const item = await liveItem()
    const answers = await Promise.all(
      [300, 400, 500, 600].map((price) => change(author.browser, item, { expected: null, price })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const { body } = await author.browser.call('GET', `/console/items/${item}/prices`)
    expect(body.changes).toHaveLength(1)
  })

  test('is written nowhere when it stays the same', async () => {
    const item = await liveItem()
    const same = await change(author.browser, item, { expected: null, price: null })
    expect(same.body).toMatchObject({ price: null, changes: [] })
  })

  test.each([
    [{ expected: null, price: 299 }, ['price-out-of-range']],
    [{ expected: null, price: 0 }, ['price-out-of-range']],
    [{ expected: 500, price: 400 }, ['state-changed']],
    [{ expected: null, price: 1.5 }, ['bad-request']],
    [{ expected: null, price: '5' }, ['bad-request']],
  ])('is refused as %j: %j', async (form, codes) => {
    const item = await liveItem()
    expect(codesOf(await change(author.browser, item, form))).toEqual(codes)
    expect(await stored(item)).toMatchObject({ price: null })
  })

  test('stays as it is for an item under an open licence', async () => {
    const item = await liveItem()
    await sql(
      payload,
    )`update items set licence_id = (select id from licences where code = 'cc-by-4.0') where id = ${item}`
    expect(codesOf(await change(author.browser, item, { expected: null, price: 500 }))).toEqual([
      'price-fixed',
    ])
    const { body } = await author.browser.call('GET', `/console/items/${item}/prices`)
    expect(body.may_change).toBe(false)
  })

  test('is neither read nor changed by others', async () => {
    const item = await liveItem()
    const stranger = await makeContributor(payload)
    const member = await withSession(payload, await makePerson(payload))
    const staff = await withSession(payload, await makePerson(payload, { roles: ['admin'] }))
    for (const [browser, read, written] of [
      [stranger.browser, 404, 403],
      [member, 403, 403],
      [staff, 403, 403],
      [openBrowser(), 401, 401],
    ] as const) {
      expect((await browser.call('GET', `/console/items/${item}/prices`)).status).toBe(read)
      expect((await change(browser, item, { expected: null, price: 500 })).status).toBe(written)
    }
    expect((await change(author.browser, 999_999, { expected: null, price: 500 })).status).toBe(404)
  })
})

describe('the price of a live pack', () => {
  test('is changed by its contributor within the limits of packs, with its licence and history', async () => {
    const pack = await livePack()
    await sql(payload)`delete from outbox`
    const changePack = (browser: TestBrowser, json: object) =>
      browser.call('POST', `/console/packs/${pack}/change-price`, { json })
    const low = await changePack(author.browser, { expected: null, price: 1_899 })
    expect([low.status, codesOf(low)]).toEqual([422, ['price-out-of-range']])
    const sold = await changePack(author.browser, { expected: null, price: 1_900 })
    expect(sold.body).toMatchObject({
      price: 1_900,
      may_change: true,
      changes: [{ from: null, to: 1_900 }],
    })
    const stale = await changePack(author.browser, { expected: null, price: 2_500 })
    expect([stale.status, codesOf(stale)]).toEqual([409, ['state-changed']])
    const [row] = await sql(payload)`
      select p.price_amount::int as price, p.free, l.code::text as licence
        from packs p join licences l on l.id = p.licence_id where p.id = ${pack}`
    expect(row).toEqual({ price: 1_900, free: false, licence: 'motif-standard' })
    const messages = await sql(payload)`
      select topic::text, key from outbox where topic in ('asset.changed', 'search.record') order by topic::text`
    expect(messages).toMatchObject([
      { topic: 'asset.changed', key: `pack:${pack}` },
      { topic: 'search.record' },
    ])

    const stranger = await makeContributor(payload)
    expect((await stranger.browser.call('GET', `/console/packs/${pack}/prices`)).status).toBe(404)
    expect((await changePack(stranger.browser, { expected: 1_900, price: null })).status).toBe(403)
    const [logged] = await sql(payload)`
      select before, after from audit_log where resource = 'packs' and record_id = ${String(pack)}`
    expect(logged).toEqual({ before: { price_cents: null }, after: { price_cents: 1_900 } })
  })
})

async function livePack(): Promise<number> {
  const [pack] = await sql<{ id: number }>(payload)`
    insert into packs (kind, visibility, slug, short_id, number, free, contributor_id, licence_id)
    select 'icon', 'published', 'animals-zz9', 'zz9', 900009, true, c.id, l.id
      from contributors c, licences l where c.owner_id = ${author.person.id} and l.code = 'motif-free' returning id`
  return pack?.id ?? 0
}

async function liveItem(): Promise<number> {
  const { id } = await catalogue.add({ title: 'Fox' })
  await sql(payload)`
    update items set licence_id = (select id from licences where code = 'motif-free'),
      contributor_id = (select id from contributors where owner_id = ${author.person.id}) where id = ${id}`
  return id
}

function change(browser: TestBrowser, item: number, json: object) {
  return browser.call('POST', `/console/items/${item}/change-price`, { json })
}

async function stored(item: number) {
  const [row] = await sql(payload)`
    select i.price_amount::int as price, i.free, l.code::text as licence
      from items i join licences l on l.id = i.licence_id where i.id = ${item}`
  return row
}
