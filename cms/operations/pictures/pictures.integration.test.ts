import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { Pool as Database } from 'pg'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_PICTURES, pictureProcess } from '#cms/adapters/picture-process/picture-process.ts'
import { similarTo } from '#cms/operations/catalogue/similar.ts'
import { sql } from '#cms/operations/database.ts'
import { addRevision } from '#cms/operations/revisions/add-revision.ts'
import { processRevision } from '#cms/operations/revisions/process-revision.ts'
import { publishRevision } from '#cms/operations/revisions/publish-revision.ts'
import { createHandler } from '#cms/pictures/handle.ts'
import { createIndexSync, type IndexSync } from '#cms/pictures/index-sync.ts'
import { openLibrary } from '#cms/pictures/library.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import { PICTURE_BYTES } from '#domain/pictures/limits.ts'
import { createPool, type Pool } from '#media/pipeline/pool.ts'
import { openKernel } from '#media/similarity/kernel.ts'
import { createPictureIndex, type PictureIndex } from '#media/similarity/picture-index.ts'
import { createDiskStorage } from '#media/storage/disk.ts'
import type { Storage } from '#media/storage/storage.ts'
import { pmndrsAssets } from '#seed/sources/pmndrs-assets.ts'
import { deleteEndedSearches } from './delete-ended-searches.ts'
import { readOriginalOf } from './read-original-of.ts'
import { readPictureSearch } from './read-picture-search.ts'
import { readVisuallySimilar } from './read-visually-similar.ts'
import { startPictureSearch } from './start-picture-search.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let database: Database
let folder: string
let storage: Storage
let pool: Pool
let index: PictureIndex
let indexSync: IndexSync
let server: Server
let finder: PictureFinder
let editor: string

const DRAWINGS = {
  flag: '<path d="M4 2v20M4 3h14l-4 5 4 5H4"/>',
  bolt: '<path d="M13 2 4 14h7l-1 8 9-12h-7z"/>',
  moon: '<path d="M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z"/>',
} as const

function svg(drawing: keyof typeof DRAWINGS, colour = '#111827'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2">${DRAWINGS[drawing]}</svg>`
}

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  database = new Database({ connectionString: process.env.DATABASE_URL, max: 2 })
  folder = await mkdtemp(path.join(tmpdir(), 'motif-pictures-'))
  storage = createDiskStorage(folder)
  pool = createPool({ size: 1 })
  index = createPictureIndex(await openKernel())
  indexSync = createIndexSync({
    index,
    library: openLibrary(database),
    computeDescriptor: async () => null,
    capacity: 100,
  })
  const handle = createHandler({ index, pool })
  server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  finder = pictureProcess(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const data = { email: 'editor@example.com', password: 'only-for-this-test', roles: ['editor'] } as never
  editor = (await payload.create({ collection: 'users', data })).id
})
afterAll(async () => {
  server.close()
  await Promise.all([pool.close(), database.end()])
  await opened.close()
  await rm(folder, { recursive: true })
})

const add = (drawing: keyof typeof DRAWINGS, visibility: Visibility = 'published') =>
  addFile({ title: drawing, visibility }, 'a.svg', new TextEncoder().encode(svg(drawing)))

async function addFile(
  work: Parameters<TestCatalogue['add']>[0],
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const item = await catalogue.add(work)
  const added = await addRevision(payload, storage, {
    item: item.id,
    actor: { id: editor, roles: ['editor'] },
    fileName,
    bytes,
  })
  if (!added.ok) throw new Error(added.code)
  const { revision } = added.value
  await processRevision({ payload, storage, pool }, revision)
  const { currentRevision } = await payload.findByID({ collection: 'items', id: item.id, depth: 0 })
  const published = await publishRevision(payload, {
    actor: { id: editor, roles: ['editor'] },
    item: item.id,
    revision,
    expected: currentRevision ? Number(currentRevision) : null,
  })
  if (!published.ok) throw new Error(published.detail)
  return item
}

const start = (bytes: Uint8Array) => startPictureSearch({ payload, storage, finder }, bytes)

async function searchWith(bytes: Uint8Array): Promise<string> {
  const started = await start(bytes)
  if (!started.ok) throw new Error(`${started.code}: ${started.detail}`)
  return started.value.hash
}

const read = (hash: string, narrowing = {}, answering = finder) =>
  readPictureSearch(payload, answering, {
    hash,
    locale: 'en',
    kind: null,
    price: 'all',
    style: [],
    page: 1,
    perPage: 48,
    ...narrowing,
  })

async function slugsOf(hash: string, narrowing = {}): Promise<string[]> {
  const found = await read(hash, narrowing)
  if (!found.ok) throw new Error(found.code)
  return found.value.listing.hits.map(({ slug }) => slug)
}

/** The moon in another colour on another background, like a picture from the web. */
const photographed = () =>
  sharp(Buffer.from(svg('moon', '#b91c1c')), { density: 700 })
    .flatten({ background: '#fde68a' })
    .extend({ top: 40, bottom: 90, left: 120, right: 10, background: '#fde68a' })
    .jpeg({ quality: 60 })
    .toBuffer()

describe('an uploaded picture', () => {
  test('finds a similar item once it is indexed', async () => {
    const [flag, moon] = [await add('flag'), await add('moon')]
    const hash = await searchWith(await photographed())
    expect(await slugsOf(hash)).toEqual([])
    await indexSync.refresh([flag.id, moon.id])
    expect((await slugsOf(hash))[0]).toBe(moon.slug)
  })

  test('ranks the same drawing in another encoding before similar items', async () => {
    const bolt = await add('bolt')
    const file = new TextEncoder().encode(svg('bolt').replaceAll('><', '>\n<'))
    expect((await slugsOf(await searchWith(file)))[0]).toBe(bolt.slug)
  })

  test('never finds unpublished items, even when the index contains them', async () => {
    const draft = await add('moon', 'draft')
    const moon = await add('moon')
    await indexSync.refresh([draft.id, moon.id])
    const hash = await searchWith(await photographed())
    expect(await slugsOf(hash)).toContain(moon.slug)
    expect(await slugsOf(hash)).not.toContain(draft.slug)
    await sql(payload)`update items set visibility = 'retired' where id = ${moon.id}`
    expect(index.get(moon.id)).toMatchObject({ item: moon.id })
    expect(await slugsOf(hash)).not.toContain(moon.slug)
    await indexSync.reconcile()
    expect(index.get(moon.id)).toBeUndefined()
  })

  test('is filtered and counted like a listing', async () => {
    const hash = await searchWith(await photographed())
    const found = await read(hash)
    if (!found.ok) throw new Error(found.code)
    const { listing } = found.value
    expect(listing.kinds).toEqual([{ kind: 'icon', count: listing.total, sample: expect.anything() }])
    expect(listing.styles).toEqual([{ slug: 'line', name: 'Line', count: listing.total }])
    expect(await slugsOf(hash, { kind: 'photo' })).toEqual([])
    expect(await slugsOf(hash, { price: 'exclusive' })).toEqual([])
  })

  test('is deleted after a day, with its results', async () => {
    const hash = await searchWith(await photographed())
    const key = `picture-searches/${hash}`
    await sql(
      payload,
    )`update picture_searches set expires_at = now() + interval '1 minute' where hash = ${hash}`
    expect(await deleteEndedSearches(payload, storage)).toBe(0)
    expect(await storage.stat(key)).not.toBeNull()
    await sql(payload)`update picture_searches set expires_at = now() where hash = ${hash}`
    expect(await read(hash)).toMatchObject({ code: 'picture-search-ended' })
    expect(await deleteEndedSearches(payload, storage)).toBe(1)
    expect(await storage.stat(key)).toBeNull()
    expect(await read(hash)).toMatchObject({ code: 'not-found' })
  })

  test.each([
    ['nothing', new Uint8Array(), 'file-empty'],
    ['no picture', new TextEncoder().encode('hello'), 'file-unknown-format'],
    [
      'a script',
      new TextEncoder().encode(svg('flag').replace('<path', '<script>1</script><path')),
      'file-script',
    ],
    ['a byte too many', new Uint8Array(PICTURE_BYTES + 1), 'picture-too-large'],
  ])('of %s is rejected with its reason, and not stored', async (_what, bytes, code) => {
    const [before] = await sql<{ count: number }>(payload)`select count(*)::int from picture_searches`
    expect(await start(bytes)).toMatchObject({ ok: false, code })
    const [after] = await sql<{ count: number }>(payload)`select count(*)::int from picture_searches`
    expect(after).toEqual(before)
  })

  test('cannot be searched with while the picture process is unavailable', async () => {
    const hash = await searchWith(await photographed())
    const unreachable = pictureProcess('http://127.0.0.1:1')
    expect(await read(hash, {}, unreachable)).toMatchObject({ code: 'unavailable' })
    expect(await read(hash, {}, NO_PICTURES)).toMatchObject({ code: 'unavailable' })
  })
})

describe('the picture of an item', () => {
  test('is searched with by the SHA-256 of its original, and does not find the item itself', async () => {
    const [one, other] = [await add('bolt'), await add('bolt')]
    await indexSync.refresh([one.id, other.id])
    const original = await readOriginalOf(payload, one.slug)
    if (!original.ok) throw new Error(original.code)
    const found = await read(original.value.hash)
    if (!found.ok) throw new Error(found.code)
    expect(found.value.picture).toMatchObject({ until: null, item: { kind: 'icon' } })
    expect(found.value.listing.hits.map(({ slug }) => slug)).toContain(other.slug)
  })

  test('cannot be searched with when the item is not published', async () => {
    const draft = await catalogue.add({ title: 'Hidden', visibility: 'draft' })
    expect(await readOriginalOf(payload, draft.slug)).toMatchObject({ code: 'not-found' })
    const [row] = await sql<{ sha: string }>(
      payload,
    )`select shown_sha256 as sha from items where id = ${draft.id}`
    expect(await read(row?.sha ?? '')).toMatchObject({ code: 'not-found' })
  })

  test('finds similar items, but none of its own pack', async () => {
    const [one, other] = [await add('flag'), await add('flag')]
    await indexSync.refresh([one.id, other.id])
    const slugs = async () => (await similarTo(payload, finder, one.id, 'en')).map(({ slug }) => slug)
    expect(await slugs()).not.toContain(other.slug)
    await sql(payload)`update items set pack_id = null where id = ${other.id}`
    expect((await slugs())[0]).toBe(other.slug)
  })
})

describe('a photograph', () => {
  let moon: { id: number; slug: string }
  const photos: { id: number; slug: string; bytes: Uint8Array }[] = []

  // Five photos of two places, which differ less than photos of five, beside an icon.
  beforeAll(async () => {
    moon = await add('moon')
    for await (const { title, bytes, pack } of pmndrsAssets.items()) {
      if (pack !== 'pmndrs:wide') continue
      const item = await addFile({ title, kind: 'photo' }, 'a.jpg', Uint8Array.from(bytes))
      photos.push({ ...item, bytes })
      if (photos.length === 5) break
    }
    await indexSync.refresh([moon.id, ...photos.map(({ id }) => id)])
  })

  test.each([
    ['scaled and compressed anew', (photo: Sharp) => photo.resize(200)],
    [
      'cropped',
      (photo: Sharp, width: number, height: number) =>
        photo.extract({
          left: Math.round(width * 0.12),
          top: Math.round(height * 0.05),
          width: Math.round(width * 0.8),
          height: Math.round(height * 0.8),
        }),
    ],
    ['mirrored', (photo: Sharp) => photo.flop()],
  ])('is the first result of a copy of it that is %s', async (_how, change) => {
    for (const { slug, bytes } of photos) {
      const { width, height } = await sharp(bytes).metadata()
      const copy = await change(sharp(bytes), width, height).jpeg({ quality: 60 }).toBuffer()
      expect((await slugsOf(await searchWith(copy)))[0]).toBe(slug)
    }
  })

  test('does not displace drawings from the results of a drawing', async () => {
    expect(await slugsOf(await searchWith(await photographed()))).toSatisfy(
      (slugs: string[]) => slugs.includes(moon.slug) && !photos.some(({ slug }) => slug === slugs[0]),
    )
  })
})

describe('a submission', () => {
  test('is compared with published items while it is unpublished', async () => {
    const [known, submitted] = [await add('moon'), await add('moon', 'draft')]
    await indexSync.refresh([known.id, submitted.id])
    const alike = await readVisuallySimilar(payload, finder, submitted.id, 3)
    if (!alike.ok) throw new Error(alike.code)
    expect(alike.value[0]).toMatchObject({ title: 'moon', contributor: 'Ada' })
    expect(alike.value.map(({ id }) => id)).toContain(known.id)
    expect(alike.value[0]?.similarity).toBeGreaterThan(0.97)
    expect(alike.value.map(({ id }) => id)).not.toContain(submitted.id)
  })

  test('has no matches without an original', async () => {
    const { id } = await catalogue.add({ title: 'Nothing yet', visibility: 'draft' })
    expect(await readVisuallySimilar(payload, finder, id, 3)).toEqual({ ok: true, value: [] })
  })
})

describe('an undescribed picture', () => {
  test('is described once for all revisions with the same bytes, and then found', async () => {
    const [one, two] = [await add('flag'), await add('flag')]
    await sql(payload)`delete from descriptors`
    await indexSync.reconcile()
    expect([index.get(one.id), index.get(two.id)]).toEqual([undefined, undefined])

    const looks: string[] = []
    const late = createIndexSync({
      index,
      library: openLibrary(database),
      computeDescriptor: async (sha256) => {
        looks.push(sha256)
        const bytes = new TextEncoder().encode(svg('flag'))
        const processed = await pool.process(bytes)
        return processed.ok ? processed.value.descriptor : null
      },
      capacity: 100,
    })
    while ((await late.describeMore()) > 0);
    expect(new Set(looks).size).toBe(looks.length)
    expect([index.get(one.id)?.item, index.get(two.id)?.item]).toEqual([one.id, two.id])
  })

  test('is not requested again when it cannot be described', async () => {
    await sql(payload)`delete from descriptors`
    while ((await indexSync.describeMore()) > 0);
    expect(await indexSync.describeMore()).toBe(0)
    await indexSync.reconcile()
    expect(index.size).toBe(0)
  })
})
