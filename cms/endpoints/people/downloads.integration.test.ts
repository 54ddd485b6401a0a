import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDownload } from '#cms/files/download-url.ts'
import { tallyDownloads } from '#cms/operations/counters/tally-downloads.ts'
import { sql } from '#cms/operations/database.ts'
import { openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import {
  DOWNLOADS_PER_PAGE,
  type DownloadList,
  downloadListSchema,
} from '#domain/contract/account-downloads.ts'
import { downloadResponseSchema } from '#domain/contract/downloads.ts'
import { PERSON_DOWNLOADS_PER_HOUR } from '#domain/entitlement/limits.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let heart: { id: number; slug: string }
let fox: { id: number; slug: string }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  heart = await catalogue.add({ title: 'Red heart', german: 'Rotes <Herz>' })
  fox = await catalogue.add({ title: 'Fox_100%', kind: 'illustration' })
})
afterAll(() => opened.close())

describe('the downloads of a user', () => {
  test('are empty initially, and contain each download with its licence', async () => {
    const { browser } = await makeUser()
    expect(await list(browser)).toMatchObject({ hits: [], total: 0, pageCount: 0, kinds: [] })
    await download(browser, heart.slug)
    await download(browser, heart.slug, { format: 'png', width: 512 })
    const { hits, total, kinds } = await list(browser, 'lang=de')
    expect({ total, kinds }).toEqual({ total: 2, kinds: ['icon'] })
    expect(hits.map(({ format, width }) => [format, width])).toEqual([
      ['png', 512],
      ['svg', null],
    ])
    expect(hits[0]).toMatchObject({
      item: { slug: heart.slug, title: 'Rotes <Herz>' },
      pack: { title: 'Field guide', address: { slug: catalogue.packSlug } },
      offered: true,
      again: true,
      licence: { code: 'cc-by-4.0', version: '4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      attribution: {
        text: '„Rotes <Herz>“ von Ada, Creative Commons Attribution 4.0 (https://creativecommons.org/licenses/by/4.0/)',
        html: '„Rotes &lt;Herz&gt;“ von Ada, <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">Creative Commons Attribution 4.0</a>',
      },
    })
  })

  test('are counted once within the days of repetition, independently of other users', async () => {
    const before = await countOf(heart.id)
    const [one, other] = [await makeUser(), await makeUser()]
    for (const { browser } of [one, one, other]) await download(browser, heart.slug)
    expect(await countOf(heart.id)).toBe(before + 2)
    await sql(payload)`update downloads set created_at = now() - interval '31 days' where user_id = ${one.id}`
    await download(one.browser, heart.slug)
    expect(await countOf(heart.id)).toBe(before + 3)
  })

  test('are found by every word of title or pack, literally, and by kind', async () => {
    const { browser } = await makeUser()
    await download(browser, heart.slug)
    await download(browser, fox.slug)
    const titles = async (query: string) => (await list(browser, query)).hits.map(({ item }) => item.title)
    expect(await titles('q=RED+guide')).toEqual(['Red heart'])
    expect(await titles('q=100%25')).toEqual(['Fox_100%'])
    expect(await titles('q=x_1')).toEqual(['Fox_100%'])
    expect(await titles('q=d_h')).toEqual([])
    expect(await titles('kind=icon')).toEqual(['Red heart'])
    expect(await titles('kind=nothing&page=minus')).toHaveLength(2)
  })

  test('are paged, newest first', async () => {
    const { id, browser } = await makeUser()
    await fill(id, DOWNLOADS_PER_PAGE + 1)
    const [first, second, third] = [
      await list(browser),
      await list(browser, 'page=2'),
      await list(browser, 'page=3'),
    ]
    expect(first).toMatchObject({ total: DOWNLOADS_PER_PAGE + 1, pageCount: 2 })
    expect([first, second, third].map(({ hits }) => hits.length)).toEqual([DOWNLOADS_PER_PAGE, 1, 0])
    const times = [...first.hits, ...second.hits].map(({ downloaded_at }) => downloaded_at)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('have an hourly limit separate from that of guests', async () => {
    await payload.updateGlobal({ slug: 'download-settings', data: { guestDownloadsPerHour: 1 } })
    const { id, browser } = await makeUser()
    await fill(id, PERSON_DOWNLOADS_PER_HOUR - 1)
    expect(await download(browser, heart.slug)).toBe(200)
    expect(await download(browser, heart.slug)).toBe(429)
  })

  test('of another user are neither listed nor delivered, and a visitor has none', async () => {
    const [owner, other] = [await makeUser(), await makeUser()]
    await download(owner.browser, heart.slug)
    const [mine] = (await list(owner.browser)).hits
    expect(await list(other.browser)).toMatchObject({ total: 0 })
    const path = `/v2/auth/downloads/${mine?.id}/again`
    expect((await other.browser.call('POST', path)).status).toBe(404)
    expect((await openBrowser().call('POST', path)).status).toBe(401)
    for (const id of ['0', '-1', 'x', "1' or '1'='1"]) {
      const { status } = await owner.browser.call(
        'POST',
        `/v2/auth/downloads/${encodeURIComponent(id)}/again`,
      )
      expect(status).toBe(404)
    }
  })
})

describe('a previous download', () => {
  test('is delivered again unchanged: the same revision and form, under the same licence', async () => {
    const item = await catalogue.add({ title: 'Oak' })
    const { browser } = await makeUser()
    await download(browser, item.slug, { format: 'png', width: 256 })
    const before = await fileOf(item.id)
    await newRevision(item.id)
    expect(await fileOf(item.id)).not.toBe(before)
    expect(await again(browser)).toMatchObject({
      ok: true,
      value: { sha256: before, fileName: `${item.slug}-256.png`, format: 'png', width: 256 },
    })
    expect((await list(browser)).total).toBe(1)
  })

  test('stays available to its licence holder when the item is resting, retired or paid, and to no one else', async () => {
    const item = await catalogue.add({ title: 'Elm' })
    const { browser } = await makeUser()
    await download(browser, item.slug)
    for (const visibility of ['resting', 'retired'] as const) {
      await sql(
        payload,
      )`update items set visibility = ${visibility}, price_amount = 700, free = false where id = ${item.id}`
      expect(await again(browser)).toMatchObject({ ok: true, value: { fileName: `${item.slug}.svg` } })
      expect((await list(browser)).hits[0]).toMatchObject({ offered: false, again: true })
      expect(await download(browser, item.slug)).toBe(200)
      expect(await download((await makeUser()).browser, item.slug)).toBe(410)
    }
  })

  test('is withheld from all while the item is suspended', async () => {
    const item = await catalogue.add({ title: 'Yew' })
    const { browser } = await makeUser()
    await download(browser, item.slug)
    await sql(payload)`update items set visibility = 'suspended' where id = ${item.id}`
    const { hits } = await list(browser)
    expect(hits[0]).toMatchObject({ offered: false, again: false, item: { preview: null } })
    const again = await browser.call('POST', `/v2/auth/downloads/${hits[0]?.id}/again`)
    expect([again.status, again.body.errors?.[0]?.code]).toEqual([451, 'work-withheld'])
    expect(await download(browser, item.slug)).toBe(451)
  })

  test('is gone for all when the item was taken down', async () => {
    const item = await catalogue.add({ title: 'Ash' })
    const { browser } = await makeUser()
    await download(browser, item.slug)
    await sql(payload)`update items set visibility = 'removed' where id = ${item.id}`
    const { hits } = await list(browser)
    expect(hits[0]).toMatchObject({ offered: false, again: false })
    expect((await browser.call('POST', `/v2/auth/downloads/${hits[0]?.id}/again`)).status).toBe(410)
    expect(await download(browser, item.slug)).toBe(410)
  })
})

async function makeUser(): Promise<{ id: string; browser: TestBrowser }> {
  const person = await makePerson(payload)
  return { id: person.id, browser: await withSession(payload, person) }
}

async function list(browser: TestBrowser, query = ''): Promise<DownloadList> {
  const { body } = await browser.call('GET', `/v2/auth/downloads?${query}`)
  return downloadListSchema.parse(body.response?.downloads)
}

async function download(
  browser: TestBrowser,
  item: string,
  form: { format: string; width?: number } = { format: 'svg' },
): Promise<number> {
  const headers = { Accept: 'application/json' }
  return (await browser.call('POST', '/v2/downloads', { json: { item, ...form }, headers })).status
}

/** Repeats the newest download. */
async function again(browser: TestBrowser) {
  const [newest] = (await list(browser)).hits
  const { body } = await browser.call('POST', `/v2/auth/downloads/${newest?.id}/again`)
  const { url } = downloadResponseSchema.parse(body.response?.download)
  return readDownload(new URL(url, 'http://files'), process.env.SIGNING_SECRET ?? '', new Date())
}

/** Downloads of the heart, a second apart. */
async function fill(user: string, count: number): Promise<void> {
  await sql(payload)`
    insert into downloads (item_id, revision_id, licence_version_id, format, user_id, created_at)
    select i.id, i.current_revision_id, v.id, 'svg', ${user}, now() - make_interval(secs => n)
    from items i join licence_versions v on v.licence_id = i.licence_id, generate_series(1, ${count}::int) n
    where i.id = ${heart.id}`
}

async function countOf(item: number): Promise<number> {
  await tallyDownloads(payload)
  const [row] = await sql<{ downloads: number }>(payload)`select downloads::int from items where id = ${item}`
  return row?.downloads ?? -1
}

async function fileOf(item: number): Promise<string | undefined> {
  const [row] = await sql<{ sha256: string }>(payload)`
    select f.sha256 from items i join revisions r on r.id = i.current_revision_id join files f on f.id = r.file_id
     where i.id = ${item}`
  return row?.sha256
}

async function newRevision(item: number): Promise<void> {
  await sql(payload)`
    with file as (
      insert into files (sha256, format, mime, bytes, storage_key, playable)
      values (${'e'.repeat(64)}, 'svg', 'image/svg+xml', 1, 'originals/e', true) returning id),
    revision as (
      insert into revisions (item_id, number, state, file_id, format, width, height)
      select ${item}, 2, 'ready', file.id, 'svg', 24, 24 from file returning id)
    update items set current_revision_id = revision.id from revision where items.id = ${item}`
}
