import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPack } from '#cms/operations/catalogue/read-pack.ts'
import { sql } from '#cms/operations/database.ts'
import { settlePack } from '#cms/operations/packs/settle-pack.ts'
import { readPacks } from '#cms/operations/search/read-packs.ts'
import { type Answer, codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import type { PackSubmissionDetail } from '#domain/contract/console/packs.ts'
import { PACK_WORKS } from '#domain/packs/limits.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let author: TestContributor
let reviewer: TestBrowser
let category: number

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  await sql(payload)`select setval('asset_numbers', 1000)`
  await makeMarketplaceLicences(payload)
  author = await makeContributor(payload)
  reviewer = await withSession(payload, await makePerson(payload, { roles: ['reviewer'] }))
  const [row] = await sql<{ id: number }>(payload)`select id from categories limit 1`
  category = Number(row?.id)
})
afterAll(() => opened.close())

test('a pack is arranged, reviewed as one, and published with its order, cover and keywords', async () => {
  const works = await publishedWorks(PACK_WORKS.least)
  const draft = await packWith(works)
  const cover = works.slice(2, 8).toReversed()
  const edited = await edit(draft, { works: works.toReversed(), cover })
  expect(detail(edited).works.map(({ item }) => item)).toEqual(works.toReversed())
  const submitted = detail(await send(author.browser, detail(edited), 'submit'))
  expect(submitted).toMatchObject({ state: 'submitted', allowed_actions: ['withdraw'] })

  const leased = detail(await send(reviewer, submitted, 'lease'))
  expect(leased.allowed_actions).toEqual([
    'lease',
    'release',
    'approve',
    'return',
    'reject',
    'request-opinion',
  ])
  await send(reviewer, leased, 'approve')
  expect(await itemsOf(draft.id)).toEqual([])
  await settle(draft.id)

  const published = detail(await author.browser.call('GET', `/console/pack-submissions/${draft.id}`))
  expect(published).toMatchObject({ state: 'published', visibility: 'published', allowed_actions: [] })
  expect(await itemsOf(draft.id)).toEqual(works.toReversed())
  const [{ slug } = { slug: '' }] = await sql<{ slug: string }>(payload)`
    select slug from packs where id = ${draft.id}`
  const page = await readPack(payload, slug, 'en')
  expect(page).toMatchObject({ title: 'Weather signs', itemCount: works.length, free: true })
  const chosen = await sql<{ sha256: string }>(payload)`
    select i.shown_sha256 as sha256 from pack_works w join items i on i.id = w.item_id
     where w.pack_id = ${draft.id} and w.cover is not null order by w.cover`
  expect(page?.previews.map(({ sha256 }) => sha256)).toEqual(chosen.map(({ sha256 }) => sha256))
  const [facts] = await readPacks(payload, [draft.id])
  expect(facts?.tags.map((tag) => tag.slug)).toEqual(['weather', 'forecast', 'storm'])
})

test('a pack is not handed in with too few works or with drafts, nor approved before its works are published', async () => {
  const works = await publishedWorks(PACK_WORKS.least)
  const small = await packWith(works.slice(1))
  expect(codesOf(await send(author.browser, small, 'submit'))).toEqual(['pack-size'])
  const whole = detail(await edit(small, { works }))
  const submitted = detail(await send(author.browser, whole, 'submit'))
  const leased = detail(await send(reviewer, submitted, 'lease'))
  await sql(payload)`update items set visibility = 'resting' where id = ${works[0]}`
  expect(codesOf(await send(reviewer, leased, 'approve'))).toEqual(['pack-works-undecided'])
  const returned = await send(reviewer, leased, 'return', { reasons: ['out-of-range'], note: 'One rests' })
  expect(detail(returned).state).toBe('changes-requested')
  expect(codesOf(await send(author.browser, detail(returned), 'submit'))).toEqual(['pack-works-unready'])
})

test('a pack is locked while it is reviewed, and two tabs never overwrite each other', async () => {
  const works = await publishedWorks(PACK_WORKS.least)
  const draft = await packWith(works)
  expect(codesOf(await edit({ ...draft, version: draft.version - 1 }, { works }))).toEqual(['state-changed'])
  const submitted = detail(await send(author.browser, draft, 'submit'))
  expect(codesOf(await edit(submitted, { works }))).toEqual(['submission-locked'])
})

test('a pack takes works of its contributor alone, each in one pack, and a whole cover', async () => {
  const works = await publishedWorks(PACK_WORKS.least)
  const first = await packWith(works)
  const second = await packWith([])
  expect(codesOf(await edit(second, { works: works.slice(0, 1) }))).toEqual(['works: pack-work-taken'])
  const foreign = await catalogue.add({ title: 'Of another' })
  expect(codesOf(await edit(second, { works: [foreign.id] }))).toEqual(['works: not-found'])
  expect(codesOf(await edit(first, { works, cover: works.slice(0, 2) }))).toEqual([
    'cover: pack-cover-invalid',
  ])
  const counted = await edit(first, { works, title: 'Set of 30' })
  expect(detail(counted).lint.map(({ rule }) => rule)).toContain('L105')

  await send(author.browser, detail(counted), 'withdraw')
  expect(detail(await edit(second, { works })).works).toHaveLength(works.length)
})

test('candidates are works without a pack, for their contributor alone', async () => {
  const [work = 0] = await publishedWorks(1, 'Lighthouse')
  const draft = await packWith([])
  const path = `/console/pack-submissions/${draft.id}/candidates?q=lighthouse`
  const answer = await author.browser.call('GET', path)
  expect(answer.body).toMatchObject({ total: 1, works: [{ item: work, standing: 'published' }] })
  const stranger = await makeContributor(payload)
  expect((await stranger.browser.call('GET', path)).status).toBe(404)
  expect((await stranger.browser.call('GET', `/console/pack-submissions/${draft.id}`)).status).toBe(404)
  expect(codesOf(await send(stranger.browser, draft, 'withdraw'))).toEqual(['forbidden'])
})

async function publishedWorks(count: number, title = 'Cloud'): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made += 1) ids.push((await catalogue.add({ title })).id)
  for (const id of ids)
    await sql(payload)`
      update items set pack_id = null, pack_position = null,
        contributor_id = (select id from contributors where owner_id = ${author.person.id}) where id = ${id}`
  return ids
}

async function packWith(works: readonly number[]): Promise<PackSubmissionDetail> {
  const created = await author.browser.call('POST', '/console/pack-submissions', { json: { kind: 'icon' } })
  expect(created.status).toBe(200)
  return detail(await edit(detail(created), { works }))
}

function edit(
  { id, version }: Pick<PackSubmissionDetail, 'id' | 'version'>,
  change: object,
): Promise<Answer> {
  return author.browser.call('POST', `/console/pack-submissions/${id}/edit`, {
    json: {
      expected: version,
      title: 'Weather signs',
      description: null,
      keywords: ['weather', 'forecast', 'storm'],
      category,
      style: null,
      price_cents: null,
      works: [],
      cover: [],
      ...change,
    },
  })
}

function send(
  browser: TestBrowser,
  pack: PackSubmissionDetail,
  action: string,
  form: object = {},
): Promise<Answer> {
  const json = { expected: pack.version, ...form }
  return browser.call('POST', `/console/pack-submissions/${pack.id}/${action}`, { json })
}

async function settle(pack: number): Promise<void> {
  const rows = await sql<{ payload: { pack: number; event: number } }>(payload)`
    select payload from outbox where topic = 'pack.settle' and key = ${`pack:${pack}`} order by id`
  for (const row of rows) await settlePack(payload, row.payload)
}

async function itemsOf(pack: number): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    payload,
  )`select id from items where pack_id = ${pack} order by pack_position`
  return rows.map(({ id }) => id)
}

function detail({ body }: Answer): PackSubmissionDetail {
  expect(body).toHaveProperty('works')
  return body as unknown as PackSubmissionDetail
}
