import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { listAssets } from '#cms/operations/catalogue/list-assets.ts'
import { fragment, run } from '#cms/operations/database.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { landingPageSchema } from '#domain/contract/landing.ts'
import { EVERYTHING, type Selection } from '#domain/search/selection.ts'
import { readLandingAddresses, readLandingPage } from './read-landing.ts'
import { readSelectionAt } from './read-selection.ts'

let test: TestPayload
let tags: ReadonlyMap<string, number>
let heart: { id: number }

beforeAll(async () => {
  test = await openPayload()
  const catalogue = await makeCatalogue(test.payload)
  heart = await catalogue.add({ title: 'Red heart', tags: ['love', 'red'], popularity: 5 })
  await catalogue.add({ title: 'Love letter', tags: ['love'], popularity: 9 })
  await catalogue.add({
    title: 'Fox',
    kind: 'illustration',
    tags: ['animal'],
    priceAmount: 700,
    popularity: 3,
  })
  await catalogue.add({ title: 'Secret heart', visibility: 'draft', tags: ['love'] })
  for (let number = 1; number <= 18; number += 1)
    await catalogue.add({
      title: `One of many ${number}`,
      kind: 'illustration',
      tags: ['many'],
      priceAmount: 900,
    })
  await catalogue.count()
  const rows = await run<{ slug: string; id: number }>(test.payload, fragment`select slug, id from tags`)
  tags = new Map(rows.map(({ slug, id }) => [slug, id]))
})
afterAll(() => test.close())

const NOW = new Date('2026-11-21T12:00:00Z')
const LATER = new Date('2026-11-22T12:00:00Z')

interface Fields {
  readonly slug: string
  readonly place?: 'root' | 'campaign'
  readonly status?: 'draft' | 'published'
  readonly tag?: string
  readonly hero?: 'none' | 'chosen' | 'daily'
  readonly heroItems?: number[]
  readonly related?: number[]
}

const make = ({ slug, place = 'root', status = 'published', tag, hero = 'none', ...rest }: Fields) =>
  test.payload.create({
    collection: 'landing-pages',
    locale: 'en',
    draft: status === 'draft',
    data: {
      title: `All ${slug}`,
      place,
      slug,
      hero,
      layout: 'listing',
      selection: { price: 'all', tags: tag === undefined ? [] : [tags.get(tag) ?? 0] },
      ...rest,
      _status: status,
    },
  })

const read = async (
  slug: string,
  locale: 'en' | 'de' = 'en',
  place: 'root' | 'campaign' = 'root',
  now = NOW,
) => {
  const page = await readLandingPage(test.payload, postgresSearch(test.payload), { place, slug }, locale, now)
  return page && landingPageSchema.parse(page)
}

const titlesIn = async (selection: Partial<Selection>, form: 'item' | 'pack' = 'item') => {
  const listing = await listAssets(test.payload, postgresSearch(test.payload), {
    ...NO_SEARCH,
    form,
    selection: { ...EVERYTHING, ...selection },
    perPage: 48,
  })
  return listing.hits.map(({ title }) => title)
}

describe('a landing page', () => {
  it('is read in its language, and in English without a translation', async () => {
    const { id } = await make({ slug: 'love', tag: 'love' })
    expect(await read('love', 'de')).toMatchObject({ title: 'All love', selection: { tags: ['love'] } })
    await test.payload.update({
      collection: 'landing-pages',
      id,
      locale: 'de',
      data: { title: 'Alles Liebe', _status: 'published' },
    })
    expect((await read('love', 'de'))?.title).toBe('Alles Liebe')
    expect((await read('love'))?.title).toBe('All love')
  })

  it('is invisible as a draft, and so is a draft of a published page', async () => {
    const { id } = await make({ slug: 'hidden', status: 'draft' })
    const addresses = async () => (await readLandingAddresses(test.payload)).map(({ slug }) => slug)
    expect(await addresses()).not.toContain('hidden')
    expect(await read('hidden')).toBeNull()
    expect(await readSelectionAt(test.payload, { place: 'root', slug: 'hidden' })).toBeNull()

    await test.payload.update({ collection: 'landing-pages', id, data: { _status: 'published' } })
    expect(await addresses()).toContain('hidden')
    await test.payload.update({
      collection: 'landing-pages',
      id,
      draft: true,
      data: { title: 'Not yet', _status: 'draft' },
    })
    expect((await read('hidden'))?.title).toBe('All hidden')
  })

  it('shows the chosen works, or others every day, and its related pages', async () => {
    const draft = await make({ slug: 'unready', status: 'draft' })
    const beside = await make({ slug: 'beside', tag: 'love' })
    await make({ slug: 'chosen', hero: 'chosen', heroItems: [heart.id], related: [beside.id, draft.id] })
    const chosen = await read('chosen')
    expect(chosen?.hero.map(({ title }) => title)).toEqual(['Red heart'])
    expect(chosen?.related).toMatchObject([{ place: 'root', slug: 'beside', title: 'All beside' }])
    expect(chosen?.related[0]?.preview).not.toBeNull()

    await make({ slug: 'daily', hero: 'daily', tag: 'many' })
    const [first, second] = [await read('daily'), await read('daily', 'en', 'root', LATER)]
    expect(first?.hero).toHaveLength(6)
    expect(second?.hero).toHaveLength(6)
    expect(first?.hero).not.toEqual(second?.hero)
    await make({ slug: 'few', hero: 'daily', tag: 'love' })
    expect((await read('few'))?.hero).toEqual([])
  })

  it('redirects from its old address to the new one after publication', async () => {
    const { id } = await make({ slug: 'old-name', place: 'campaign' })
    const redirects = () =>
      run<{ from: string; to: string }>(
        test.payload,
        fragment`select "from", "to" from redirects where "from" like '%-name' order by "from"`,
      )
    await test.payload.update({
      collection: 'landing-pages',
      id,
      draft: true,
      data: { slug: 'new-name', _status: 'draft' },
    })
    expect(await redirects()).toEqual([])
    await test.payload.update({
      collection: 'landing-pages',
      id,
      data: { slug: 'new-name', _status: 'published' },
    })
    expect(await redirects()).toEqual([{ from: '/l/old-name', to: '/l/new-name' }])
    await test.payload.update({
      collection: 'landing-pages',
      id,
      data: { place: 'root', slug: 'third-name', _status: 'published' },
    })
    expect(await redirects()).toEqual([
      { from: '/l/new-name', to: '/third-name' },
      { from: '/l/old-name', to: '/third-name' },
    ])
    await test.payload.update({
      collection: 'landing-pages',
      id,
      data: { place: 'campaign', slug: 'old-name', _status: 'published' },
    })
    expect(await redirects()).toEqual([
      { from: '/l/new-name', to: '/l/old-name' },
      { from: '/third-name', to: '/l/old-name' },
    ])
  })

  it('redirects from the address before an unpublication to the address of the next publication', async () => {
    const { id } = await make({ slug: 'taken-back' })
    const update = (data: object, draft = false) =>
      test.payload.update({ collection: 'landing-pages', id, data, draft })
    await update({ _status: 'draft' })
    await update({ slug: 'given-again', _status: 'draft' }, true)
    await update({ _status: 'published' })
    const to = await run<{ to: string }>(
      test.payload,
      fragment`select "to" from redirects where "from" = '/taken-back'`,
    )
    expect(to).toEqual([{ to: '/given-again' }])
  })

  it('cannot have an address of another page, or a reserved one', async () => {
    await expect(make({ slug: 'icons' })).rejects.toThrow(/slug/i)
    await expect(make({ slug: 'jp' })).rejects.toThrow(/slug/i)
    await make({ slug: 'icons', place: 'campaign' })
    await expect(make({ slug: 'icons', place: 'campaign' })).rejects.toThrow()
  })

  it('enqueues a message for changes that visitors see, and none for drafts', async () => {
    const messageCount = async () => {
      const [row] = await run<{ count: number }>(
        test.payload,
        fragment`select count(*)::int as count from outbox where topic = 'texts.changed' and key like 'landing-pages:%'`,
      )
      return row?.count
    }
    const before = (await messageCount()) ?? 0
    const { id } = await make({ slug: 'quiet', status: 'draft' })
    expect(await messageCount()).toBe(before)
    await test.payload.update({ collection: 'landing-pages', id, data: { _status: 'published' } })
    expect(await messageCount()).toBe(before + 1)
    await test.payload.delete({ collection: 'landing-pages', id })
    expect(await messageCount()).toBe(before + 2)
  })
})

describe('a listing of a selection', () => {
  it('is filtered by kind, price, tags, style, category and words together', async () => {
    expect(await titlesIn({ tags: ['love', 'animal'], price: 'free' })).toEqual(['Love letter', 'Red heart'])
    expect(await titlesIn({ kinds: ['icon', '3d'] })).toEqual(['Love letter', 'Red heart'])
    expect(await titlesIn({ words: 'heart' })).toEqual(['Red heart'])
    expect(await titlesIn({ styles: ['line'], categories: ['nature'], tags: ['animal'] })).toEqual(['Fox'])
    expect(await titlesIn({ collections: ['none-such'] })).toEqual([])
  })

  it('has no packs for a selection by tags', async () => {
    expect(await titlesIn({ tags: ['love'] }, 'pack')).toEqual([])
  })
})
