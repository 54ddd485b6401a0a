import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'
import { createPool, type Pool } from '#media/pipeline/pool.ts'
import type { SeedItem, SeedPack, SeedSource } from '#seed/seed-item.ts'
import { type LoadReport, loadCatalogue } from './load-catalogue.ts'
import { measureWithPool } from './measure-with-pool.ts'

/** A source of three items in two packs, one of them for sale, and a file that must be refused. */
const SOURCE: SeedSource = {
  name: 'test',
  contributors: [
    { username: 'studio', name: 'Studio', type: 'team', url: null, claimed: true },
    { username: 'ada', name: 'Ada', type: 'person', url: 'https://example.com/ada', claimed: false },
  ],
  packs: [
    pack('test:free', { contributor: 'ada' }),
    pack('test:sale', { contributor: 'studio', price: { item: 300, pack: 1900 } }),
  ],
  items: () => ITEMS,
}

const ITEMS = [
  item('red-heart', { title: 'Red heart', keywords: ['love', 'emotion'] }),
  item('bad', { bytes: svg('<script>alert(1)</script>') }),
  item('star', {
    title: 'Star',
    keywords: ['night', 'love'],
    people: { count: 2, ages: ['adult', 'child'], genders: ['female'] },
  }),
  item('heart-for-sale', {
    title: 'Red heart',
    pack: 'test:sale',
    bytes: svg('<circle r="9" cx="12" cy="12"/>'),
  }),
]

describe('loading a catalogue', () => {
  const pool = createPool({ size: 1 })
  let library: Library
  let report: LoadReport

  beforeAll(async () => {
    library = await openLibrary(pool)
    report = await library.load([SOURCE])
  })
  afterAll(async () => {
    await library.close()
    await pool.close()
  })

  test('publishes every item with its revision, file, texts and tags', async () => {
    const [heart] = await library.rows(`
      select i.slug, i.visibility, i.free, i.shown_sha256 = f.sha256 as shown, r.item_id = i.id as own, r.state, f.playable,
        (select title from items_locales where _parent_id = i.id and _locale = 'de') as german,
        (select array_agg(t.slug order by rel.order) from items_rels rel join tags t on t.id = rel.tags_id where rel.parent_id = i.id) as tags
      from items i join revisions r on r.id = i.current_revision_id join files f on f.id = r.file_id
      where i.source_key = 'test:red-heart'`)
    expect(heart).toMatchObject({
      slug: expect.stringMatching(/^red-heart-[2-9a-z]{5}$/),
      visibility: 'published',
      free: true,
      shown: true,
      own: true,
      state: 'ready',
      playable: true,
      german: 'Rotes Herz',
      tags: ['love', 'emotion'],
    })
  })

  test('stores what is known of the people shown, and nothing else', async () => {
    const people = await library.rows(`
      select i.source_key, i.people_count::int as count,
        (select array_agg(value::text order by "order") from items_people_ages where parent_id = i.id) as ages,
        (select array_agg(value::text) from items_people_genders where parent_id = i.id) as genders
      from items i where i.source_key in ('test:star', 'test:red-heart') order by 1`)
    expect(people).toEqual([
      { source_key: 'test:red-heart', count: null, ages: null, genders: null },
      { source_key: 'test:star', count: 2, ages: ['adult', 'child'], genders: ['female'] },
    ])
  })

  test('refuses a file with a script, reports why, and loads the others', async () => {
    expect(report.refused).toEqual([expect.objectContaining({ sourceKey: 'test:bad', code: 'file-script' })])
    expect(report.loaded).toBe(3)
  })

  test('never makes the original of an exclusive item public', async () => {
    const rows = await library.rows(`
      select i.free, i.price_amount::int as price, f.playable from items i
      join revisions r on r.id = i.current_revision_id join files f on f.id = r.file_id where i.source_key = 'test:heart-for-sale'`)
    expect(rows).toEqual([{ free: false, price: 300, playable: false }])
  })

  test('stores the bytes at the location in the file row', async () => {
    const rows = await library.rows(
      'select sha256, storage_key, storage_offset::int as offset, bytes::int from files',
    )
    expect(rows).toHaveLength(3)
    for (const { sha256, storage_key, offset, bytes } of rows) {
      const content = library.stored
        .get(String(storage_key))
        ?.subarray(Number(offset), Number(offset) + Number(bytes))
      expect(sha256Of(content ?? new Uint8Array())).toBe(sha256)
    }
  })

  test('updates counts, ranks and the search text', async () => {
    expect(
      await library.rows(
        `select slug, item_count::int as items from tags where slug in ('love', 'night') order by 1`,
      ),
    ).toEqual([
      { slug: 'love', items: 2 },
      { slug: 'night', items: 1 },
    ])
    expect(
      await library.rows(
        'select username, item_count::int as items, pack_count::int as packs from contributors order by 1',
      ),
    ).toEqual([
      { username: 'ada', items: 2, packs: 1 },
      { username: 'studio', items: 1, packs: 1 },
    ])
    expect(
      await library.rows(`select sum(count)::int as items from catalogue_counts where form = 'item'`),
    ).toEqual([{ items: 3 }])
    const ranked = await library.rows(`
      select title from items join items_locales on _parent_id = items.id and _locale = 'en' order by popularity desc`)
    expect(ranked.map(({ title }) => title)).toEqual(['Red heart', 'Star', 'Red heart'])
    const found = await library.rows(
      `select source_key from items where to_tsvector('simple', search_text) @@ 'liebe & rote'::tsquery`,
    )
    expect(found).toEqual([{ source_key: 'test:red-heart' }])
  })

  test('a second load changes nothing', async () => {
    const before = await library.snapshot()
    const again = await library.load([SOURCE])
    expect(again).toMatchObject({ loaded: 0 })
    expect(await library.snapshot()).toEqual(before)
  })

  test('creates the same library from the same sources', async () => {
    const other = await openLibrary(pool)
    await other.load([SOURCE])
    const snapshot = await other.snapshot()
    await other.close()
    expect(snapshot.items).toHaveLength(3)
    expect(snapshot).toEqual(await library.snapshot())
  })

  test('continues after an interrupted load', async () => {
    const other = await openLibrary(pool)
    const broken = { ...SOURCE, items: () => breakingAfter(3) }
    await expect(other.load([broken])).rejects.toThrow('the reader broke')
    expect(await other.rows('select source_key from items')).toEqual([{ source_key: 'test:red-heart' }])
    await other.load([SOURCE])
    expect(await other.snapshot()).toEqual(await library.snapshot())
    await other.close()
  })
})

interface Library {
  readonly stored: ReadonlyMap<string, Uint8Array>
  load(sources: readonly SeedSource[]): Promise<LoadReport>
  rows(query: string): Promise<Record<string, unknown>[]>
  /** The data that two equal libraries have in common. */
  snapshot(): Promise<Record<string, Record<string, unknown>[]>>
  close(): Promise<void>
}

async function openLibrary(pool: Pool): Promise<Library> {
  const database: TestDatabase = await testDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const stored = new Map<string, Uint8Array>()
  const storage = { put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes) }
  const rows = async (query: string) => (await client.query(query)).rows
  return {
    stored,
    rows,
    load: (sources) =>
      loadCatalogue({ client, storage, sources, measure: measureWithPool(pool), batchSize: 1 }),
    snapshot: async () => ({
      items: await rows(
        'select slug, number, source_key, shown_sha256, published_at, popularity, search_text, updated_at from items order by id',
      ),
      packs: await rows(
        'select slug, number, source_key, item_count, popularity, search_text, published_at from packs order by id',
      ),
      texts: await rows('select title, _locale, _parent_id from items_locales order by id'),
      tags: await rows('select slug, item_count from tags order by id'),
      files: await rows('select sha256, format, bytes, storage_key, playable from files order by id'),
      revisions: await rows('select item_id, palette, box, perceptual_hash from revisions order by id'),
    }),
    close: async () => {
      await client.end()
      await database.drop()
    },
  }
}

function* breakingAfter(count: number): Generator<SeedItem> {
  yield* ITEMS.slice(0, count)
  throw new Error('the reader broke')
}

function pack(key: string, own: Pick<SeedPack, 'contributor'> & Partial<SeedPack>): SeedPack {
  return {
    key,
    kind: 'icon',
    title: 'Test pack',
    description: 'A pack for tests.',
    style: 'line',
    category: 'signs-and-symbols',
    licence: 'mit',
    sourceUrl: 'https://example.com',
    price: null,
    tint: null,
    featured: false,
    ...own,
  }
}

function item(name: string, own: Partial<SeedItem>): SeedItem {
  return {
    sourceKey: `test:${name}`,
    kind: 'icon',
    title: name,
    keywords: [],
    bytes: svg(`<path d="M4 ${4 + name.length}h12v${name.length}z"/>`),
    category: 'signs-and-symbols',
    style: 'line',
    pack: 'test:free',
    sourceUrl: 'https://example.com',
    ...own,
  }
}

function svg(body: string): Uint8Array {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${body}</svg>`,
  )
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
