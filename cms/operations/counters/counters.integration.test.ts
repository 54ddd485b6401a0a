import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countViews, type View } from '#cms/operations/counters/count-views.ts'
import { deleteVisitors } from '#cms/operations/counters/delete-visitors.ts'
import { flushViews } from '#cms/operations/counters/record-view.ts'
import { tallyDownloads } from '#cms/operations/counters/tally-downloads.ts'
import { saltOf } from '#cms/operations/counters/visitor-key.ts'
import { fragment, run, sql } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, signIn } from '#cms/testing/people.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let made = 0

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
})
afterAll(() => opened.close())

const TODAY = new Date().toISOString().slice(0, 10)
const EARLIER = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('views', () => {
  test('of one visitor count once a day per asset, however often and in however many tabs', async () => {
    const [heart, fox] = [await newItem(), await newItem()]
    const browser = openBrowser()
    await Promise.all(Array.from({ length: 5 }, () => look(browser, heart.slug)))
    await flushViews(payload)
    await look(browser, heart.slug)
    await look(browser, fox.slug)
    await look(openBrowser(), heart.slug)
    await flushViews(payload)
    expect(await viewsOf(heart.id)).toBe(2)
    expect(await viewsOf(fox.id)).toBe(1)
  })

  test('of one user count once, on all devices', async () => {
    const item = await newItem()
    const person = await makePerson(payload)
    for (const browser of [
      await signIn(person),
      await signIn(person, openBrowser({ userAgent: 'Mozilla/5.0 (iPhone)' })),
    ]) {
      await look(browser, item.slug)
    }
    await flushViews(payload)
    expect(await viewsOf(item.id)).toBe(1)
  })

  test('of crawlers, scripts and other sites do not count', async () => {
    const item = await newItem()
    for (const userAgent of [CRAWLER, 'curl/8.5.0']) await look(openBrowser({ userAgent }), item.slug)
    await look(openBrowser(), item.slug, { 'Sec-Fetch-Site': 'cross-site' })
    await flushViews(payload)
    expect(await viewsOf(item.id)).toBe(0)
  })

  test('count for packs as well, and only for published assets', async () => {
    const item = await catalogue.add({ title: 'Resting', visibility: 'resting' })
    const { packSlug: slug } = catalogue
    await countViews(payload, [
      { day: TODAY, form: 'pack', slug, visitor: Buffer.from('a'), country: null },
      { day: TODAY, form: 'item', slug: item.slug, visitor: Buffer.from('a'), country: null },
      { day: TODAY, form: 'item', slug: 'nothing', visitor: Buffer.from('a'), country: null },
    ])
    const [pack] = await sql<{ views: number }>(payload)`select views::int from packs where slug = ${slug}`
    expect(pack).toEqual({ views: 1 })
    expect(await viewsOf(item.id)).toBe(0)
  })

  test('of many processes at once count once each, in any order', async () => {
    const items = [await newItem(), await newItem(), await newItem()]
    const views = items.flatMap(({ slug }) =>
      Array.from({ length: 20 }, (_, visitor) => viewBy(slug, `${visitor}`)),
    )
    await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        countViews(payload, [...views.slice(turn * 15), ...views.slice(0, turn * 15)]),
      ),
    )
    for (const { id } of items) expect(await viewsOf(id)).toBe(20)
  })

  test('of a failed batch count when it is repeated, and those of a committed one do not count again', async () => {
    const item = await newItem()
    const views = ['a', 'b', 'c'].map((visitor) => viewBy(item.slug, visitor))
    await failing('views', () => expect(countViews(payload, views)).rejects.toThrow())
    expect(await viewsOf(item.id)).toBe(0)
    for (const _ of ['again', 'and again']) await countViews(payload, views)
    expect(await viewsOf(item.id)).toBe(3)
  })

  test('cannot be attributed once their day is over', async () => {
    const item = await newItem()
    await countViews(payload, [viewBy(item.slug, 'a')])
    const guest = { slug: item.slug, format: 'svg', width: null, by: { guest: 'remembered' } } as const
    await grantDownload(payload, guest)
    await sql(payload)`update visits set day = ${EARLIER}::date`
    await sql(payload)`update downloads set created_at = now() - interval '3 days' where guest = 'remembered'`
    await saltOf(payload, EARLIER)
    await deleteVisitors(payload)
    const [left] = await sql<Record<string, number>>(payload)`
      select (select count(*)::int from visits) as visits,
        (select count(*)::int from visitor_salts where day = ${EARLIER}::date) as salts,
        (select count(*)::int from downloads where guest = 'remembered') as guests,
        (select count(*)::int from downloads where item_id = ${item.id}) as downloads`
    expect(left).toEqual({ visits: 0, salts: 0, guests: 0, downloads: 1 })
    expect(await viewsOf(item.id)).toBe(1)
    await countViews(payload, [{ ...viewBy(item.slug, 'a'), day: EARLIER }])
    expect(await viewsOf(item.id)).toBe(1)
  })

  test('of one day use one salt, whichever process creates it', async () => {
    const salts = await Promise.all(Array.from({ length: 5 }, () => saltOf(payload, '2026-01-01')))
    expect(new Set(salts.map((salt) => salt.toString('hex'))).size).toBe(1)
    expect(salts[0]).toHaveLength(32)
  })
})

describe('downloads', () => {
  test('are added to the item and its pack once, however many workers run', async () => {
    const [heart, fox] = [await newItem(), await newItem()]
    await tallyDownloads(payload)
    const before = await packDownloads()
    for (const guest of ['a', 'b', 'c', 'a']) await download(heart.slug, guest)
    await download(fox.slug, 'a')
    const added = await Promise.all(Array.from({ length: 4 }, () => tallyDownloads(payload)))
    expect(added.reduce((sum, count) => sum + count)).toBe(4)
    expect(await tallyDownloads(payload)).toBe(0)
    expect([await downloadsOf(heart.id), await downloadsOf(fox.id)]).toEqual([3, 1])
    expect(await packDownloads()).toBe(before + 4)
  })

  test('of a worker that dies are added by the next, once', async () => {
    const item = await newItem()
    await download(item.slug, 'a')
    await failing('downloads', () => expect(tallyDownloads(payload)).rejects.toThrow())
    expect(await downloadsOf(item.id)).toBe(0)
    for (const _ of ['again', 'and again']) await tallyDownloads(payload)
    expect(await downloadsOf(item.id)).toBe(1)
  })
})

describe('daily counts', () => {
  test('of an item have its views and downloads by country, each once, however often a batch is repeated', async () => {
    const item = await newItem()
    const views = [viewBy(item.slug, 'a', 'DE'), viewBy(item.slug, 'b', 'DE'), viewBy(item.slug, 'c', 'JP')]
    for (const _ of ['first', 'again']) await countViews(payload, [...views, viewBy(item.slug, 'd')])
    for (const [guest, country] of [
      ['k', 'DE'],
      ['k', 'DE'],
      ['l', 'BR'],
      ['m', null],
    ] as const)
      await grantDownload(payload, { slug: item.slug, format: 'svg', width: null, by: { guest }, country })
    await Promise.all(Array.from({ length: 3 }, () => tallyDownloads(payload)))
    expect(await dailyCountsOf(item.id)).toEqual([
      `${TODAY} BR 0 1`,
      `${TODAY} DE 2 1`,
      `${TODAY} JP 1 0`,
      `${TODAY} ZZ 1 1`,
    ])
    expect([await viewsOf(item.id), await downloadsOf(item.id)]).toEqual([4, 3])
  })

  test('of a pack have the views of its page and the downloads of its works, each once', async () => {
    const { packSlug: slug } = catalogue
    await sql(payload)`delete from pack_daily_counts`
    const view = (visitor: string, country: string | null): View => ({
      ...viewBy(slug, visitor, country),
      form: 'pack',
    })
    for (const _ of ['first', 'again'])
      await countViews(payload, [view('pack a', 'DE'), view('pack b', 'DE'), view('pack c', null)])
    const [heart, loose] = [await newItem(), await newItem()]
    await sql(payload)`update items set pack_id = null where id = ${loose.id}`
    for (const [work, guest] of [
      [heart, 'p'],
      [heart, 'q'],
      [loose, 'p'],
    ] as const)
      await grantDownload(payload, {
        slug: work.slug,
        format: 'svg',
        width: null,
        by: { guest },
        country: 'DE',
      })
    for (const _ of ['first', 'again']) await tallyDownloads(payload)
    const rows = await sql<{ line: string }>(payload)`
      select concat_ws(' ', day, country, views, downloads) as line from pack_daily_counts order by country`
    expect(rows.map(({ line }) => line)).toEqual([`${TODAY} DE 2 2`, `${TODAY} ZZ 1 0`])
  })

  test('are those of the day of the download, and its country is kept until it is counted', async () => {
    const item = await newItem()
    const by = { guest: 'late' } as const
    await grantDownload(payload, { slug: item.slug, format: 'svg', width: null, by, country: 'FR' })
    await sql(payload)`
      update downloads set created_at = ${`${EARLIER} 23:59:59+00`}::timestamptz where item_id = ${item.id}`
    const countries = () => sql(payload)`select country from downloads where item_id = ${item.id}`
    expect(await countries()).toEqual([{ country: 'FR' }])
    await tallyDownloads(payload)
    expect(await countries()).toEqual([{ country: null }])
    expect(await dailyCountsOf(item.id)).toEqual([`${EARLIER} FR 0 1`])
  })

  test('have the country that the proxy names for a page view', async () => {
    const item = await newItem()
    await look(openBrowser(), item.slug, { 'X-Country': 'kr' })
    await look(openBrowser(), item.slug, { 'X-Country': 'XX' })
    await look(openBrowser(), item.slug, { 'X-Country': "K'" })
    await flushViews(payload)
    expect(await dailyCountsOf(item.id)).toEqual([`${TODAY} KR 1 0`, `${TODAY} ZZ 2 0`])
  })
})

/** Runs work while no counter of an item can be written: it fails just before the end. */
async function failing(column: 'views' | 'downloads', work: () => Promise<void>): Promise<void> {
  await sql(payload)`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`
  await run(
    payload,
    fragment`create trigger fail before update of ${fragment.identifier(column)} on items for each row execute function fail()`,
  )
  await work()
  await sql(payload)`drop function fail() cascade`
}

function newItem(): Promise<{ id: number; slug: string }> {
  made += 1
  return catalogue.add({ title: `Thing ${made}` })
}

function viewBy(slug: string, visitor: string, country: string | null = null): View {
  return { day: TODAY, form: 'item', slug, visitor: Buffer.from(visitor), country }
}

async function look(browser: TestBrowser, slug: string, headers: Record<string, string> = {}): Promise<void> {
  const { status } = await browser.call('POST', '/v2/views', { json: { form: 'item', slug }, headers })
  expect(status).toBe(204)
}

async function download(slug: string, guest: string): Promise<void> {
  const granted = await grantDownload(payload, { slug, format: 'svg', width: null, by: { guest } })
  expect(granted.ok).toBe(true)
}

async function viewsOf(id: number): Promise<number | undefined> {
  const [row] = await sql<{ views: number }>(payload)`select views::int from items where id = ${id}`
  return row?.views
}

async function downloadsOf(id: number): Promise<number | undefined> {
  const [row] = await sql<{ downloads: number }>(payload)`select downloads::int from items where id = ${id}`
  return row?.downloads
}

async function dailyCountsOf(id: number): Promise<string[]> {
  const rows = await sql<{ line: string }>(payload)`
    select concat_ws(' ', day, country, views, downloads) as line from daily_counts where item_id = ${id}
     order by day, country`
  return rows.map(({ line }) => line)
}

async function packDownloads(): Promise<number> {
  const [row] = await sql<{ downloads: number }>(payload)`
    select downloads::int from packs where slug = ${catalogue.packSlug}`
  return row?.downloads ?? Number.NaN
}
