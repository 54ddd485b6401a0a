import { copyDataFromLocale } from '@payloadcms/ui/utilities/copyDataFromLocale'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { fragment, run } from '#cms/operations/database.ts'
import type { LandingPage } from '#cms/payload-types.ts'
import { makeBlockPage } from '#cms/testing/block-pages.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { landingDraftSchema } from '#domain/contract/landing.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { publishDuePages } from './publish-due-pages.ts'
import { readDraft } from './read-draft.ts'
import { readLandingPage } from './read-landing.ts'

let test: TestPayload
let heart: { readonly id: number }

const NOW = new Date('2030-03-01T08:00:00Z')
const SOON = '2030-03-01T07:59:30.000Z'
const EARLIER = '2030-03-01T05:00:00.000Z'
const LATER = '2030-03-05T08:00:00.000Z'

beforeAll(async () => {
  test = await openPayload()
  const catalogue = await makeCatalogue(test.payload)
  heart = await catalogue.add({ title: 'Red heart', tags: ['love'], popularity: 9 })
  await catalogue.count()
})
afterAll(() => test.close())

type Data = Partial<Omit<LandingPage, 'id'>>

const save = (id: number, data: Data, draft = false) =>
  test.payload.update({ collection: 'landing-pages', id, data, draft })

const make = async (slug: string, { _status, ...data }: Data = {}) => {
  const page = await makeBlockPage(test.payload, slug, data)
  return _status === 'published' ? save(page.id, { _status }) : page
}

const context = (locale: Locale = 'en') => ({
  payload: test.payload,
  search: postgresSearch(test.payload),
  locale,
  now: NOW,
})

const shown = async (slug: string) => {
  const { payload, search, locale, now } = context()
  return readLandingPage(payload, search, { place: 'page', slug }, locale, now)
}

const latest = (id: number) =>
  test.payload.findByID({ collection: 'landing-pages', id, draft: true, depth: 0 })

const announced = async (id: number) => {
  const rows = await run<{ tags: string[] }>(
    test.payload,
    fragment`select payload -> 'tags' as tags from outbox where key = ${`landing-pages:${id}`} order by id`,
  )
  return rows.map(({ tags }) => tags)
}

describe('a saved page', () => {
  it('refreshes itself, the pages that link to it and the lists of pages, and nothing else', async () => {
    const { id } = await make('target', { _status: 'published' })
    await make('linking', { _status: 'published', related: [id] })
    await make('draft-that-links', { related: [id] })
    await save(id, { title: 'Other words', _status: 'published' })
    expect((await announced(id)).at(-1)).toEqual([
      'landing-page:/pages/target',
      'landing-page:/pages/linking',
      'landing-pages',
    ])
  })

  it('refreshes its former address too', async () => {
    const { id } = await make('former', { _status: 'published' })
    await save(id, { slug: 'latter', _status: 'published' })
    expect((await announced(id)).at(-1)).toEqual([
      'landing-page:/pages/former',
      'landing-page:/pages/latter',
      'landing-pages',
    ])
  })

  it('refreshes nothing as a draft, alone or beside its published version', async () => {
    const { id } = await make('quiet')
    await save(id, { title: 'Still a draft' }, true)
    expect(await announced(id)).toEqual([])
    await save(id, { _status: 'published' })
    await save(id, { title: 'A draft beside it', _status: 'draft' }, true)
    expect(await announced(id)).toHaveLength(1)
    expect((await shown('quiet'))?.title).toBe('Still a draft')
    await save(id, { _status: 'draft' })
    expect(await announced(id)).toHaveLength(2)
  })
})

describe('a planned publication', () => {
  it('is made at its date, once, with the latest version', async () => {
    const { id } = await make('planned', { publishAt: SOON })
    await save(id, { title: 'Latest words' }, true)
    expect(await publishDuePages(test.payload, new Date('2030-03-01T07:00:00Z'))).toBe(0)
    expect(await shown('planned')).toBeNull()
    expect(await publishDuePages(test.payload, NOW)).toBe(1)
    expect((await shown('planned'))?.title).toBe('Latest words')
    expect(await publishDuePages(test.payload, NOW)).toBe(0)
    expect(await latest(id)).toMatchObject({ publishAt: null, scheduleNote: null })
  })

  it('ends at its date', async () => {
    const { id } = await make('ending', { _status: 'published', unpublishAt: SOON })
    expect(await publishDuePages(test.payload, NOW)).toBe(1)
    expect(await shown('ending')).toBeNull()
    expect(await latest(id)).toMatchObject({ _status: 'draft', unpublishAt: null })
  })

  it('that was missed is made late, and says so', async () => {
    const { id } = await make('late', { publishAt: EARLIER, unpublishAt: LATER })
    expect(await publishDuePages(test.payload, NOW)).toBe(1)
    const { publishAt, unpublishAt, scheduleNote } = await latest(id)
    expect([publishAt, unpublishAt]).toEqual([null, LATER])
    expect(scheduleNote).toMatch(/180 min after its date/)
    await save(id, { _status: 'draft', unpublishAt: null })
  })

  it('of an incomplete page is refused with the reason, once', async () => {
    const { id } = await make('incomplete', {
      publishAt: SOON,
      blocks: [{ blockType: 'action', heading: '' }],
    })
    expect(await publishDuePages(test.payload, NOW)).toBe(0)
    expect(await shown('incomplete')).toBeNull()
    const { publishAt, scheduleNote } = await latest(id)
    expect(publishAt).toBeNull()
    expect(scheduleNote).toMatch(/^Not published at 2030-03-01 08:00 UTC: .+/)
  })

  it('is made by one of several workers', async () => {
    await make('contested', { publishAt: SOON })
    const counts = await Promise.all([1, 2, 3].map(() => publishDuePages(test.payload, NOW)))
    expect(counts.toSorted()).toEqual([0, 0, 1])
  })

  it('is replaced by publication by hand, and not brought back by an old version', async () => {
    const past = new Date(Date.now() - 60_000).toISOString()
    const future = new Date(Date.now() + 3_600_000).toISOString()
    const { id } = await make('by-hand', { publishAt: future })
    await save(id, { _status: 'published' })
    expect((await latest(id)).publishAt).toBeNull()
    await save(id, { publishAt: past }, true)
    expect((await latest(id)).publishAt).toBeNull()
  })
})

describe('an editor', () => {
  it('puts a page into the trash, where it leaves the site, and takes it out as a draft', async () => {
    const { id } = await make('thrown', { _status: 'published' })
    await save(id, { deletedAt: new Date().toISOString() })
    expect(await shown('thrown')).toBeNull()
    const found = await test.payload.find({
      collection: 'landing-pages',
      where: { slug: { equals: 'thrown' } },
    })
    expect(found.docs).toEqual([])
    await test.payload.update({ collection: 'landing-pages', id, data: { deletedAt: null }, trash: true })
    expect(await latest(id)).toMatchObject({ slug: 'thrown', _status: 'draft' })
  })

  it('duplicates a page as a draft with a new address', async () => {
    const { id } = await make('twin', { _status: 'published', unpublishAt: LATER })
    const first = await test.payload.duplicate({ collection: 'landing-pages', id, draft: true })
    const second = await test.payload.duplicate({ collection: 'landing-pages', id, draft: true })
    expect([first.slug, second.slug]).toEqual(['twin-copy', 'twin-copy-2'])
    expect(first).toMatchObject({ _status: 'draft', unpublishAt: null })
    expect(first.blocks).toMatchObject([{ blockType: 'action', heading: 'Begin' }])
    await save(id, { unpublishAt: null, _status: 'published' })
  })

  it('restores an older version', async () => {
    const { id } = await make('turned-back', { _status: 'published' })
    await save(id, { title: 'Worse words', _status: 'published' })
    const { docs } = await test.payload.findVersions({
      collection: 'landing-pages',
      where: {
        parent: { equals: id },
        'version.title': { equals: 'About turned-back' },
        'version._status': { equals: 'published' },
      },
    })
    await test.payload.restoreVersion({ collection: 'landing-pages', id: String(docs[0]?.id) })
    expect((await shown('turned-back'))?.title).toBe('About turned-back')
  })

  it('copies the words of one language to another', async () => {
    const { user } = await makeEditor()
    const { id } = await make('copied')
    const req = await createLocalReq({ user }, test.payload)
    await copyDataFromLocale({
      req,
      collectionSlug: 'landing-pages',
      docID: id,
      fromLocale: 'en',
      toLocale: 'ko',
      overrideData: true,
    })
    const copied = await test.payload.findByID({
      collection: 'landing-pages',
      id,
      draft: true,
      locale: 'ko',
      fallbackLocale: false,
    })
    expect(copied).toMatchObject({ title: 'About copied', blocks: [{ heading: 'Begin' }] })
  })
})

describe('a draft', () => {
  it('is read in each language as it would look, however incomplete', async () => {
    const { id } = await make('complete', {
      layout: 'listing',
      hero: 'chosen',
      heroItems: [heart.id],
      seo: { title: 'For engines', picture: heart.id, hidden: true },
    })
    const draft = landingDraftSchema.parse(await readDraft(context('ja'), await latest(id)))
    expect(draft).toMatchObject({
      title: 'About complete',
      hero: [{ title: 'Red heart' }],
      works: [{ title: 'Red heart' }],
      blocks: [{ type: 'action', heading: 'Begin' }],
      seo: { title: 'For engines', hidden: true, preview: { width: expect.any(Number) } },
    })
    const empty = await test.payload.create({
      collection: 'landing-pages',
      draft: true,
      data: {},
    })
    expect(landingDraftSchema.parse(await readDraft(context(), empty))).toMatchObject({
      title: '',
      blocks: [],
    })
  })
})

async function makeEditor() {
  const { id } = await makePerson(test.payload, { roles: ['editor'] })
  const user = await test.payload.findByID({ collection: 'users', id })
  return { user: { ...user, collection: 'users' as const } }
}
