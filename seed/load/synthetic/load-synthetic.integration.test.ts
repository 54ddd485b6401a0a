import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'
import { loadSynthetic } from './load-synthetic.ts'

const ITEMS = 3000

describe('loadSynthetic', () => {
  let folder: string
  let database: TestDatabase
  let client: pg.Client
  const storageDir = process.env.STORAGE_DIR
  const partsOf = async () =>
    (
      await client.query(
        `select pg_get_indexdef(indexrelid) as part from pg_index where indrelid = any('{items,items_locales,items_rels,revisions}'::regclass[])
         union all select pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1`,
      )
    ).rows
  let before: unknown[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'motif-synthetic-'))
    process.env.STORAGE_DIR = folder
    database = await testDatabase()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    before = await partsOf()
    await loadSynthetic(client, ITEMS, () => undefined)
  })
  afterAll(async () => {
    process.env.STORAGE_DIR = storageDir
    await client.end()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  test('loads the requested number of items, each complete', async () => {
    const { rows } = await client.query(`
      select count(*)::int as items, count(distinct i.slug)::int as slugs, count(r.id)::int as revisions, count(f.id)::int as files,
        count(texts.title)::int as titles, bool_and(exists (select from items_rels rel where rel.parent_id = i.id)) as tagged
      from items i left join revisions r on r.id = i.current_revision_id and r.item_id = i.id left join files f on f.id = r.file_id
      left join items_locales texts on texts._parent_id = i.id and texts._locale = 'en'`)
    expect(rows).toEqual([
      { items: ITEMS, slugs: ITEMS, revisions: ITEMS, files: ITEMS, titles: ITEMS, tagged: true },
    ])
  })

  test('stores the counts of the loaded items', async () => {
    const { rows } = await client.query(`
      select (select sum(count)::int from catalogue_counts where form = 'item') as listed,
        (select sum(item_count)::int from packs) as packed, (select sum(item_count)::int from contributors) as authored`)
    expect(rows).toEqual([{ listed: ITEMS, packed: ITEMS, authored: ITEMS }])
  })

  test('restores every index and foreign key', async () => {
    expect(before.length).toBeGreaterThan(30)
    expect(await partsOf()).toEqual(before)
  })

  test('sets the sequences after the loaded ids', async () => {
    const { rows } = await client.query(`
      select nextval('items_id_seq') > (select max(id) from items) as items,
        nextval('asset_numbers') > (select greatest(max(items.number), max(packs.number)) from items, packs) as numbers`)
    expect(rows).toEqual([{ items: true, numbers: true }])
  })

  test('refuses a library that is not empty', async () => {
    await expect(loadSynthetic(client, 10, () => undefined)).rejects.toThrow('empty database only')
  })
})
