import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withinOffer } from '#cms/adapters/offered-search/within-offer.ts'
import { NO_PICTURES } from '#cms/adapters/picture-process/picture-process.ts'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { readCategories, readStyles, readTags } from '#cms/operations/catalogue/read-directories.ts'
import { readItem } from '#cms/operations/catalogue/read-item.ts'
import { readKeywords } from '#cms/operations/catalogue/read-keywords.ts'
import { similarTo } from '#cms/operations/catalogue/similar.ts'
import { readSoldAssets } from '#cms/operations/checkout/read-sold-assets.ts'
import { sql } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { readKindCounts } from '#cms/operations/menu/read-menu.ts'
import { pictureExists } from '#cms/operations/pictures/picture-exists.ts'
import { readOriginalOf } from '#cms/operations/pictures/read-original-of.ts'
import { readPictureSearch } from '#cms/operations/pictures/read-picture-search.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { readOffer } from '#cms/operations/site/read-site.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { accept } from '#domain/errors/catalogue.ts'

interface Added {
  readonly id: number
  readonly slug: string
}

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let leaf: Added
let photo: Added
let person: string

const offer = (kinds: Kind[]) => payload.updateGlobal({ slug: 'site-settings', data: { kinds } })

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  leaf = await catalogue.add({ title: 'Leaf', tags: ['leaf'] })
  await catalogue.add({ title: 'Leaf', tags: ['leaf'], popularity: 1 })
  photo = await catalogue.add({ title: 'Forest', kind: 'photo', tags: ['forest', 'leaf'] })
  await catalogue.add({ title: 'Forest', kind: 'photo', tags: ['forest'], priceAmount: 500 })
  await sql(payload)`update items set pack_id = null where id = ${photo.id}`
  await sql(payload)`update tags set item_count = 2`
  await sql(payload)`update categories set item_count = 4`
  await catalogue.count()
  person = (await makePerson(payload)).id
})
beforeEach(() => offer(['icon']))
afterAll(() => opened.close())

/** Everything looks like everything. */
const finder: Pick<PictureFinder, 'find' | 'alike'> = {
  alike: async () =>
    accept([
      { item: photo.id, similarity: 0.9 },
      { item: leaf.id, similarity: 0.8 },
    ]),
  find: async () => accept([]),
}

const search = () => withinOffer(postgresSearch(payload), async () => (await readOffer(payload)).kinds)
const hashOf = async ({ id }: Added) => {
  const [row] = await sql<{ hash: Column<'items.shown_sha256'> }>(payload)`
    select shown_sha256 as hash from items where id = ${id}`
  return row?.hash ?? ''
}
const suggested = (words: string) => search().suggest({ words, locale: 'en', kind: null, limit: 8 })
const download = () =>
  grantDownload(payload, { slug: photo.slug, format: 'svg', width: null, by: { user: person } })

describe('a kind that the site does not offer', () => {
  test('is in no search by picture, and its works start none', async () => {
    const query = { locale: 'en', page: 1, perPage: 48, kind: null, price: 'all', style: [] } as const
    const found = await readPictureSearch(payload, finder, { ...query, hash: await hashOf(leaf) })
    expect(found.ok && found.value.listing.hits.map(({ slug }) => slug)).toEqual([leaf.slug])
    expect(found.ok && found.value.listing.kinds.map(({ kind }) => kind)).toEqual(['icon'])
    expect(await readPictureSearch(payload, finder, { ...query, hash: await hashOf(photo) })).toMatchObject({
      code: 'not-found',
    })
    expect(await pictureExists(payload, await hashOf(photo))).toMatchObject({ ok: false })
    expect(await readOriginalOf(payload, photo.slug)).toMatchObject({ code: 'not-found' })
  })

  test('is not suggested, by words or by its own name', async () => {
    expect(await suggested('le')).toEqual(['leaf'])
    expect(await suggested('fores')).toEqual([])
    expect(await suggested('forest photo')).toEqual([])
    await offer([])
    expect(await suggested('fores')).toEqual(['forest'])
  })

  test('is not among similar works, and its page is not found', async () => {
    expect(await similarTo(payload, finder, leaf.id, 'en')).toEqual([])
    expect(await readItem(payload, NO_PICTURES, photo.slug, 'en')).toBeNull()
    await offer([])
    expect((await similarTo(payload, finder, leaf.id, 'en')).map(({ slug }) => slug)).toEqual([photo.slug])
    expect((await readItem(payload, NO_PICTURES, photo.slug, 'en'))?.slug).toBe(photo.slug)
  })

  test('has no tags, keywords, previews and counts', async () => {
    expect((await readTags(payload, 'en', 1)).entries.map(({ slug }) => slug)).toEqual(['leaf'])
    expect((await readKeywords(payload, 'en', null, 1)).initials.map(({ initial }) => initial)).toEqual(['l'])
    expect(await readStyles(payload, 'en', null)).toMatchObject([{ slug: 'line', count: 2 }])
    expect((await readStyles(payload, 'en', null))[0]?.previews).toHaveLength(2)
    expect((await readKindCounts(payload)).map(({ kind }) => kind)).toEqual(['icon'])
    expect((await readCategories(payload, 'en')).map(({ slug }) => slug)).toEqual(['nature'])
  })

  test('is not sold, and its works are given to holders of their licence only', async () => {
    const wanted = [{ form: 'item', slug: photo.slug }] as const
    const visibility = async () => {
      const sold = await readSoldAssets(payload, wanted, { by: { user: person }, locale: 'en' })
      return sold.ok && sold.value[0]?.visibility
    }
    expect(await visibility()).toBe('resting')
    expect(await download()).toMatchObject({ code: 'gone' })
    await offer([])
    expect(await visibility()).toBe('published')
    expect(await download()).toMatchObject({ ok: true })
    await offer(['icon'])
    expect(await download()).toMatchObject({ ok: true })
  })
})

test('other kinds drop the cached reads of the catalogue, other settings do not', async () => {
  const tagsOf = async () => {
    const rows = await sql<{ payload: Column<'outbox.payload'> }>(payload)`
      select payload from outbox where topic = 'texts.changed' order by id desc limit 1`
    return (rows[0]?.payload as { tags?: string[] } | undefined)?.tags ?? null
  }
  await offer(['icon', 'photo'])
  expect(await tagsOf()).toEqual(['site', 'catalogue'])
  await payload.updateGlobal({ slug: 'site-settings', data: { legalName: 'Ada Ltd' } })
  expect(await tagsOf()).toBeNull()
})
