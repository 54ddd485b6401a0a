import { gunzipSync } from 'node:zlib'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { refreshSitemaps } from '#cms/operations/sitemaps/refresh-sitemaps.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { MAX_ADDRESSES } from '#domain/sitemaps/sitemap-names.ts'

const SITE = 'https://motif.example'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let heart: { id: number; slug: string }
let star: { id: number; slug: string }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  heart = await catalogue.add({ title: 'Heart', german: 'Herz' })
  star = await catalogue.add({ title: 'Star' })
  await catalogue.add({ title: 'Draft', visibility: 'draft' })
  await sql(payload)`update contributors set item_count = 2`
})
afterAll(() => opened.close())

/** Stored files, and writes and deletions since the last reset. */
const stored = new Map<string, Uint8Array>()
const touched: string[] = []
const services = () => ({
  payload,
  publicUrl: SITE,
  storage: {
    put: async (key: string, bytes: Uint8Array) => {
      stored.set(key, bytes)
      touched.push(key)
    },
    delete: async (key: string) => {
      stored.delete(key)
      touched.push(key)
    },
  },
})

beforeEach(() => {
  touched.length = 0
})

const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
const index = () => locs(Buffer.from(stored.get('sitemaps/sitemap.xml') ?? []).toString())
const read = (name: string) => locs(gunzipSync(stored.get(`sitemaps/${name}`) ?? Buffer.alloc(0)).toString())

describe('sitemaps', () => {
  test('list published assets, in their languages, and are listed themselves', async () => {
    await refreshSitemaps(services())
    expect(read('icons-en-0.xml.gz')).toEqual([heart, star].map(({ slug }) => `${SITE}/en/free-icon/${slug}`))
    expect(read('icons-de-0.xml.gz')).toEqual([`${SITE}/de/free-icon/${heart.slug}`])
    expect(read('contributors-jp-0.xml.gz')).toEqual([`${SITE}/jp/contributors/ada`])
    expect(read('pages-kr-0.xml.gz')).toEqual(expect.arrayContaining([`${SITE}/kr`, `${SITE}/kr/icons`]))
    expect(index().sort()).toEqual(
      [...stored.keys()]
        .filter((key) => key !== 'sitemaps/sitemap.xml')
        .map((key) => `${SITE}/${key}`)
        .sort(),
    )
  })

  test('list no category of the Unicons font, which has no page', async () => {
    await sql(payload)`update categories set item_count = 2`
    await sql(
      payload,
    )`insert into categories (slug, tree, item_count) values ('unicons-arrows', 'unicons', 3)`
    await refreshSitemaps(services())
    expect(read('categories-en-0.xml.gz')).toEqual([`${SITE}/en/categories/nature`])
  })

  test('are not rewritten without a change', async () => {
    expect(await refreshSitemaps(services())).toBe(0)
    expect(touched).toEqual([])
  })

  test('are rewritten only where something changed', async () => {
    await sql(payload)`update items set updated_at = now() where id = ${heart.id}`
    expect(await refreshSitemaps(services())).toBe(1)
    expect(touched.sort()).toEqual([
      'sitemaps/icons-de-0.xml.gz',
      'sitemaps/icons-en-0.xml.gz',
      'sitemaps/sitemap.xml',
    ])
  })

  test('follow an asset to its new address, and drop withdrawn ones', async () => {
    await sql(
      payload,
    )`update items set free = false, price_amount = 500, price_currency = 'USD' where id = ${star.id}`
    await refreshSitemaps(services())
    expect(read('icons-en-0.xml.gz')).toContain(`${SITE}/en/icon/${star.slug}`)
    await sql(payload)`update items set visibility = 'retired' where id = ${heart.id}`
    await refreshSitemaps(services())
    expect(read('icons-en-0.xml.gz')).toEqual([`${SITE}/en/icon/${star.slug}`])
    expect(stored.has('sitemaps/icons-de-0.xml.gz')).toBe(false)
    expect(index()).not.toContain(`${SITE}/sitemaps/icons-de-0.xml.gz`)
  })

  test('start a file for each range of ids', async () => {
    await sql(payload)`select setval('items_id_seq', ${3 * MAX_ADDRESSES})`
    const later = await catalogue.add({ title: 'Later' })
    expect(await refreshSitemaps(services())).toBeGreaterThan(0)
    expect(read('icons-en-3.xml.gz')).toEqual([`${SITE}/en/free-icon/${later.slug}`])
    expect(index()).toContain(`${SITE}/sitemaps/icons-en-3.xml.gz`)
    expect(touched).not.toContain('sitemaps/icons-en-0.xml.gz')
  })

  test('are listed by the next refresh after one that failed before the list was written', async () => {
    await catalogue.add({ title: 'Dunes', kind: 'photo' })
    const photos = `${SITE}/sitemaps/photos-en-3.xml.gz`
    const { storage, ...rest } = services()
    const put = async (key: string, bytes: Uint8Array) => {
      if (key === 'sitemaps/sitemap.xml') throw new Error('full')
      await storage.put(key, bytes)
    }
    await expect(refreshSitemaps({ ...rest, storage: { ...storage, put } })).rejects.toThrow('full')
    expect(index()).not.toContain(photos)
    await refreshSitemaps(services())
    expect(index()).toContain(photos)
  })

  test('are deleted by the next refresh when a deletion failed', async () => {
    const { id } = await catalogue.add({ title: 'Moon', german: 'Mond' })
    await refreshSitemaps(services())
    await sql(payload)`update items set visibility = 'retired' where id = ${id}`
    const { storage, ...rest } = services()
    const failing = () => Promise.reject(new Error('away'))
    await expect(refreshSitemaps({ ...rest, storage: { ...storage, delete: failing } })).rejects.toThrow(
      'away',
    )
    expect(stored.has('sitemaps/icons-de-3.xml.gz')).toBe(true)
    await refreshSitemaps(services())
    expect(stored.has('sitemaps/icons-de-3.xml.gz')).toBe(false)
  })

  test('are rewritten when the address of the site changes', async () => {
    const written = await refreshSitemaps({ ...services(), publicUrl: 'https://other.example' })
    expect(written).toBeGreaterThan(0)
    expect(read('icons-en-0.xml.gz')[0]).toContain('https://other.example/')
  })
})
