import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withinOffer } from '#cms/adapters/offered-search/within-offer.ts'
import { NO_PICTURES } from '#cms/adapters/picture-process/picture-process.ts'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { fragment, run, sql } from '#cms/operations/database.ts'
import type { SearchQuery } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { homeSchema, itemDetailSchema, listingSchema, packDetailSchema } from '#domain/contract/catalogue.ts'
import { EVERYTHING } from '#domain/search/selection.ts'
import { listAssets } from './list-assets.ts'
import { readAddress } from './read-address.ts'
import { readHome } from './read-home.ts'
import { readItem } from './read-item.ts'
import { readPack } from './read-pack.ts'
import { readSuggestedResults } from './read-suggested-results.ts'

let test: TestPayload
let catalogue: TestCatalogue
let heart: { id: number; slug: string }
let fox: { id: number; slug: string }
let draft: { id: number; slug: string }
let retired: { id: number; slug: string }

beforeAll(async () => {
  test = await openPayload()
  catalogue = await makeCatalogue(test.payload)
  heart = await catalogue.add({
    title: 'Red heart',
    german: 'Rotes Herz',
    tags: ['love', 'red'],
    popularity: 5,
  })
  await catalogue.add({ title: 'Heart', tags: ['love'], popularity: 1 })
  await catalogue.add({
    title: 'Love letter',
    tags: ['heart', 'love'],
    popularity: 9,
    publishedAt: '2026-02-01T00:00:00Z',
  })
  fox = await catalogue.add({
    title: 'Fox',
    kind: 'illustration',
    tags: ['love'],
    priceAmount: 700,
    popularity: 3,
  })
  draft = await catalogue.add({ title: 'Secret heart', visibility: 'draft', tags: ['love'] })
  retired = await catalogue.add({ title: 'Old heart', visibility: 'retired' })
  await run(
    test.payload,
    fragment`
      with bundle as (
        insert into bundles (visibility, slug, short_id, number, licence_id, contributor_id)
        select 'published', 'both-9zzzz', '9zzzz', 900, min(licence_id), min(contributor_id) from packs returning id)
      insert into bundles_locales (_parent_id, _locale, title) select id, 'en', 'Both' from bundle`,
  )
  await catalogue.count()
})
afterAll(() => test.close())

const everything: SearchQuery = { ...NO_SEARCH, perPage: 48 }

const list = async (query: Partial<SearchQuery>) =>
  listingSchema.parse(
    await listAssets(test.payload, postgresSearch(test.payload), { ...everything, ...query }),
  )
const titles = async (query: Partial<SearchQuery>) => (await list(query)).hits.map((hit) => hit.title)

describe('a listing', () => {
  it('shows published assets only, the most popular first', async () => {
    expect(await titles({})).toEqual(['Love letter', 'Red heart', 'Fox', 'Heart'])
  })

  it('filters by kind, price, category and style together', async () => {
    expect(await titles({ kind: 'illustration' })).toEqual(['Fox'])
    expect(await titles({ price: 'free', kind: 'illustration' })).toEqual([])
    expect(
      await titles({ contributor: 'ada', category: ['nature'], style: ['line'], price: 'exclusive' }),
    ).toEqual(['Fox'])
    expect(await titles({ contributor: 'nobody' })).toEqual([])
  })

  it('has no assets, counts and packs of a kind that the site does not offer', async () => {
    const offered = withinOffer(postgresSearch(test.payload), async () => ['icon', 'photo'])
    const { hits, kinds, packs, total } = await listAssets(test.payload, offered, everything)
    expect(hits.map(({ title }) => title)).toEqual(['Love letter', 'Red heart', 'Heart'])
    expect([total, kinds.map(({ kind, count }) => [kind, count])]).toEqual([3, [['icon', 3]]])
    expect(packs.every(({ kind }) => kind === 'icon')).toBe(true)
    const words = { ...everything, words: 'fox', sort: 'relevant' } as const
    expect((await listAssets(test.payload, offered, words)).total).toBe(0)
  })

  it('filters items by colour, orientation and format, with any of the values of each', async () => {
    expect(await titles({ colour: ['red', 'purple'], kind: 'illustration' })).toEqual(['Fox'])
    expect(await titles({ colour: ['red'] })).toEqual([])
    expect(await titles({ orientation: ['square', 'portrait'], format: ['svg'], perPage: 1 })).toEqual([
      'Love letter',
    ])
    expect(await titles({ orientation: ['landscape'] })).toEqual([])
    expect(await titles({ format: ['glb'] })).toEqual([])
  })

  it('has no bundles for words, a collection or a selection, and no choices for bundles', async () => {
    const bundles = (query: Partial<SearchQuery>) => titles({ ...query, form: 'bundle' })
    expect(await bundles({ words: 'love', sort: 'relevant' })).toEqual([])
    expect(await bundles({ collection: 'spring' })).toEqual([])
    expect(await bundles({ selection: { ...EVERYTHING, tags: ['love'] } })).toEqual([])
    expect(await bundles({ selection: { ...EVERYTHING, kinds: ['icon'] } })).toEqual([])
    expect(await bundles({ selection: EVERYTHING })).toEqual(['Both'])
    expect(await bundles({ style: ['solid'], category: ['none'], kind: 'photo' })).toEqual(['Both'])
  })

  it('names a chosen style without results', async () => {
    const { styles } = await list({ words: 'zzz', style: ['line', 'unheard-of'] })
    expect(styles).toEqual([{ slug: 'line', name: 'Line', count: 0 }])
  })

  it('suggests a correction only without results', async () => {
    await run(test.payload, fragment`update tags set item_count = 4 where slug = 'love'`)
    expect(await list({ words: 'lov' })).toMatchObject({ total: 0, didYouMean: 'love' })
    expect(await list({ words: 'love' })).toMatchObject({ total: 4, didYouMean: null })
    expect(await list({ words: 'zzz' })).toMatchObject({ total: 0, didYouMean: null })
  })

  it('pages through items of a colour and counts them', async () => {
    const { hits, total } = await list({ colour: ['purple'], page: 2, perPage: 3 })
    expect(hits.map((hit) => hit.title)).toEqual(['Heart'])
    expect(total).toBe(4)
  })

  it('sorts by date', async () => {
    expect((await titles({ sort: 'latest' }))[0]).toBe('Love letter')
  })

  it('finds every word in any form and language, and ranks titles that equal the words first', async () => {
    expect(await titles({ words: 'hearts', sort: 'relevant' })).toEqual(['Heart', 'Love letter', 'Red heart'])
    // The word itself ranks before other words for the same idea.
    const herz = await titles({ words: 'HERZ', locale: 'de', sort: 'relevant' })
    expect(herz).toEqual(['Rotes Herz', 'Love letter', 'Heart'])
    expect(await titles({ words: 'corazón', locale: 'es', sort: 'relevant' })).toContain('Heart')
    expect(await titles({ words: 'tree fox' })).toEqual([])
    // A colour ranks and does not filter.
    expect(await titles({ words: 'red fox' })).toEqual(['Fox'])
  })

  it('treats query syntax as words', async () => {
    for (const words of ["'", "a' | 'b", '!heart', ':*', '<->', '\\', '(']) {
      expect((await list({ words })).total, words).toBeGreaterThanOrEqual(0)
    }
  })

  it('counts kinds and styles regardless of the chosen ones, and returns the total', async () => {
    const listing = await list({ kind: 'icon' })
    expect(listing.total).toBe(3)
    expect(listing.kinds.map(({ kind, count }) => [kind, count]).sort()).toEqual([
      ['icon', 3],
      ['illustration', 1],
    ])
    expect(listing.kinds.every((kind) => kind.sample !== null)).toBe(true)
    expect(listing.styles).toEqual([{ slug: 'line', name: 'Line', count: 3 }])
  })

  it('pages without overlap and is empty beyond the end', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => titles({ page, perPage: 2 })))
    expect(pages).toEqual([['Love letter', 'Red heart'], ['Fox', 'Heart'], []])
    expect((await list({ perPage: 3 })).pageCount).toBe(2)
  })

  it('returns related tags, without the searched words', async () => {
    const listing = await list({ words: 'heart' })
    expect(listing.relatedTags.map((tag) => tag.slug)).toEqual(['love', 'red'])
  })
})

describe('the results of suggestions', () => {
  it('have the total of the listing that the suggestion links to, and its first picture', async () => {
    const search = postgresSearch(test.payload)
    const wanted = { queries: ['love', 'never was'], kind: null, locale: 'en' } as const
    const [love, nothing] = await readSuggestedResults(test.payload, search, wanted)
    const listing = await listAssets(test.payload, search, { ...NO_SEARCH, words: 'love', sort: 'relevant' })
    expect(listing.total).toBeGreaterThan(0)
    expect(love).toMatchObject({ query: 'love', total: listing.total, totalIsFloor: false })
    const [first] = listing.hits
    expect(love?.preview).toEqual(first?.form === 'item' ? first.preview : null)
    expect(nothing).toEqual({ query: 'never was', total: 0, totalIsFloor: false, preview: null })
  })
})

describe('suggestions', () => {
  const suggest = (words: string, kind: SearchQuery['kind'] = null) =>
    postgresSearch(test.payload).suggest({ words, locale: 'en', kind, limit: 5 })

  it('are phrases that find several published items, and of which a word has the prefix', async () => {
    expect(await suggest('LO')).toEqual(['love'])
    expect(await suggest('love ic')).toEqual(['love icon'])
    // One item has the tag, another one the title.
    expect(await suggest('hea')).toEqual([])
    expect(await suggest('%')).toEqual([])
  })

  it('find results of the requested kind', async () => {
    expect(await suggest('lo', 'illustration')).toEqual(['love'])
    expect(await suggest('lo', 'photo')).toEqual([])
  })
})

describe('an item page', () => {
  it('has all data, in the requested language', async () => {
    const item = itemDetailSchema.parse(await readItem(test.payload, NO_PICTURES, heart.slug, 'de'))
    expect(item).toMatchObject({
      title: 'Rotes Herz',
      free: true,
      price: null,
      palette: ['#6563ff'],
      licence: { code: 'cc-by-4.0', version: '4.0' },
      contributor: { username: 'ada' },
      translatedInto: ['en', 'de'],
      choices: ['svg', 'png', 'webp', 'avif', 'ico', 'icns'].map((format) => ({ format })),
    })
    expect(item.tags.map((tag) => tag.slug)).toEqual(['love', 'red'])
    expect(item.attribution).toContain('by Ada')
    expect(item.moreFromPack.map((card) => card.title)).not.toContain('Rotes Herz')
  })

  it('has its neighbours in its pack', async () => {
    const { items } = packDetailSchema.parse(await readPack(test.payload, catalogue.packSlug, 'en'))
    const places = await Promise.all(
      items.map(async ({ slug }) => {
        const item = await readItem(test.payload, NO_PICTURES, slug, 'en')
        return [item?.previous?.slug ?? null, item?.next?.slug ?? null]
      }),
    )
    expect(places).toEqual(items.map((_, at) => [items[at - 1]?.slug ?? null, items[at + 1]?.slug ?? null]))
  })

  it('has more of its pack from its own place on, and then from the beginning', async () => {
    const { items } = packDetailSchema.parse(await readPack(test.payload, catalogue.packSlug, 'en'))
    const slugs = items.map(({ slug }) => slug)
    for (const [at, slug] of slugs.entries()) {
      const item = await readItem(test.payload, NO_PICTURES, slug, 'en')
      expect(item?.moreFromPack.map((card) => card.slug)).toEqual([
        ...slugs.slice(at + 1),
        ...slugs.slice(0, at),
      ])
    }
  })

  it('has those of its pack without a position last', async () => {
    const { items } = packDetailSchema.parse(await readPack(test.payload, catalogue.packSlug, 'en'))
    const [first, second, ...others] = items.map(({ slug }) => slug)
    const place = sql<{ position: string }>(test.payload)`
      update items set pack_position = null from items old where items.slug = ${first} and old.id = items.id
      returning old.pack_position as position`
    const [{ position } = { position: '0' }] = await place
    const item = await readItem(test.payload, NO_PICTURES, `${second}`, 'en')
    await sql(test.payload)`update items set pack_position = ${position} where slug = ${first}`
    expect(item?.moreFromPack.map((card) => card.slug)).toEqual([...others, first])
  })

  it('falls back to English', async () => {
    expect((await readItem(test.payload, NO_PICTURES, fox.slug, 'ja'))?.title).toBe('Fox')
  })

  it('does not exist for drafts, retired assets and inexact slugs', async () => {
    for (const slug of [draft.slug, retired.slug, heart.slug.slice(0, -1), 'x']) {
      expect(await readItem(test.payload, NO_PICTURES, slug, 'en')).toBeNull()
    }
  })
})

describe('an address', () => {
  it('resolves an older slug to the current one by the short id', async () => {
    const id = heart.slug.slice(-5)
    expect(await readAddress(test.payload, 'item', `crimson-heart-${id}`)).toEqual({
      form: 'item',
      kind: 'icon',
      free: true,
      slug: heart.slug,
      status: 200,
    })
  })

  it('is gone for retired assets and null for drafts', async () => {
    expect(await readAddress(test.payload, 'item', retired.slug)).toMatchObject({ status: 410 })
    expect(await readAddress(test.payload, 'item', draft.slug)).toBeNull()
    expect(await readAddress(test.payload, 'pack', heart.slug)).toBeNull()
  })
})

it('shows a pack with its published items in order', async () => {
  const pack = packDetailSchema.parse(await readPack(test.payload, catalogue.packSlug, 'en'))
  expect(pack.items.map((item) => item.title)).toEqual(['Red heart', 'Heart', 'Love letter', 'Fox'])
  expect(pack.bytes).toBe(4 * 321)
})

describe('the home page', () => {
  const read = async () => homeSchema.parse(await readHome(test.payload, postgresSearch(test.payload), 'en'))

  it('shows published items only, the latest of each kind in turn', async () => {
    const home = await read()
    expect(home.fresh.map((item) => item.title)).toEqual(['Love letter', 'Heart', 'Red heart', 'Fox'])
    expect(home.exclusive.map((item) => item.title)).toEqual(['Fox'])
  })

  it('shows the authors of the most works of each kind', async () => {
    await run(
      test.payload,
      fragment`
      with people as (
        insert into contributors (username, name, type, claimed, item_count)
        values ('bea', 'Bea', 'person', false, 7), ('cem', 'Cem', 'person', false, 5), ('dee', 'Dee', 'person', false, 1)
        returning id, username),
      made as (
        insert into packs (kind, visibility, slug, short_id, number, licence_id, contributor_id, item_count)
        select case username when 'dee' then 'photo' else 'icon' end::enum_packs_kind, 'published', username, username,
          2000000 + people.id, (select min(licence_id) from packs), people.id, 1 from people
        returning id, slug)
      insert into packs_locales (_parent_id, _locale, title) select id, 'en', slug from made`,
    )
    const home = await read()
    expect(home.contributors.map(({ username }) => username)).toEqual(['bea', 'dee'])
  })

  it('shows a pack to recolour only when it has enough free drawings without motion', async () => {
    expect((await read()).palette).toBeNull()
    const more: { id: number; slug: string }[] = []
    for (const title of ['Bear', 'Wolf']) more.push(await catalogue.add({ title, tags: [] }))
    // The pack has six published items now, one of them exclusive.
    expect((await read()).palette).toBeNull()
    await run(test.payload, fragment`update items set visibility = 'retired' where free is not true`)
    expect((await read()).palette).toBeNull()
    more.push(await catalogue.add({ title: 'Lynx' }))
    expect((await read()).palette).toMatchObject({ slug: catalogue.packSlug, kind: 'icon' })
    await run(test.payload, fragment`update items set shown_motion = 'svg' where id = ${more[0]?.id ?? 0}`)
    expect((await read()).palette).toBeNull()
  })
})
