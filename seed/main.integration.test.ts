import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'
import { testEnvironment } from '#local/testing/environment.ts'
import { createPool } from '#media/pipeline/pool.ts'
import { openStorage } from '#media/storage/open.ts'
import type { Storage } from '#media/storage/storage.ts'
import { HOME_SUBJECTS } from './curated.ts'
import { loadsOf } from './load/catalogues.ts'
import { loadCatalogue } from './load/load-catalogue.ts'
import { measureWithPool } from './load/measure-with-pool.ts'
import { POOL_DEPTH } from './load/run-load.ts'

describe('the seed as a program', { timeout: 180_000 }, () => {
  let folder: string
  let library: Library

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'motif-seed-'))
    library = await openLibrary(folder)
  })
  afterAll(async () => {
    await library.close()
    await rm(folder, { recursive: true })
  })

  test('loads some items of every kind, also when it is killed and restarted', async () => {
    const first = start(library)
    while ((await library.rows('select 1 from items limit 1')).length === 0) await sleep(20)
    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(await library.rows('select 1 from seed_runs')).toEqual([])

    expect(await run(library)).toMatch(/Loaded \d{1,3} items/)
    const kinds = await library.rows('select kind from items group by kind')
    expect(kinds.length).toBeGreaterThanOrEqual(8)
    expect(await library.subjects()).toEqual(HOME_SUBJECTS)
  })

  test('has nothing to do the second time', async () => {
    expect(await run(library)).toBe('The catalogue is loaded already.\n')
  })

  test('has after the kill the same items as after one load', async () => {
    const whole = await openLibrary(folder)
    try {
      await loadAtOnce(whole)
      expect(await library.content()).toEqual(await whole.content())
    } finally {
      await whole.close()
    }
  })

  test('leaves alone what was chosen for the home page since', async () => {
    await library.rows(`update home_page_texts set text = 'fox' where "order" = 1`)
    await library.rows('delete from seed_runs')
    await run(library)
    expect(await library.subjects()).toEqual(['fox', ...HOME_SUBJECTS.slice(1)])
  })

  test('makes the demo accounts where they are asked for, once', async () => {
    expect(await library.rows('select email from users')).toEqual([])
    await run(library, { MOTIF_DEMO_ACCOUNTS: 'on' })
    await run(library, { MOTIF_DEMO_ACCOUNTS: 'on' })
    expect(
      await library.rows(
        `select value, first_name, verified from users_roles join users on users.id = parent_id
          where email = 'admin@motif.test'`,
      ),
    ).toEqual([{ value: 'admin', first_name: 'Ada', verified: true }])
  })

  test('says how it is used when it is asked for something else', async () => {
    const refused = start(library, {}, ['--everything'])
    const [code] = await once(refused, 'exit')
    expect(code).toBe(2)
  })
})

/** Fewer than in the catalogue of the journeys: each load renders every item. */
const ITEMS_PER_PACK = process.env.MOTIF_TESTS === 'full' ? 3 : 1
const SOME_ITEMS = ['--small', String(ITEMS_PER_PACK)]

interface Library {
  readonly client: pg.Client
  readonly storage: Storage
  readonly env: Readonly<Record<string, string>>
  rows(query: string): Promise<Record<string, unknown>[]>
  content(): Promise<Record<string, unknown>[]>
  /** Those of the home page. */
  subjects(): Promise<unknown[]>
  close(): Promise<void>
}

async function openLibrary(folder: string): Promise<Library> {
  const database: TestDatabase = await testDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const rows = async (query: string) => (await client.query(query)).rows
  return {
    client,
    storage: openStorage({ STORAGE_DIR: folder }),
    env: { ...testEnvironment(database.url), STORAGE_DIR: folder },
    rows,
    // Without the short id at the end of the slug: a killed load may have used numbers of the sequence.
    content: () =>
      rows(`
        select source_key, regexp_replace(slug, '-?[^-]+$', '') as words, shown_sha256, published_at, pack_position, popularity, search_text,
          (select count(*) from items_rels where parent_id = items.id) as tags
        from items order by number`),
    subjects: async () =>
      (await rows('select text from home_page_texts order by "order"')).map(({ text }) => text),
    close: async () => {
      await client.end()
      await database.drop()
    },
  }
}

/** Loads the items without what the program creates besides. */
async function loadAtOnce({ client, storage }: Library): Promise<void> {
  const pool = createPool({ depth: POOL_DEPTH })
  try {
    for (const { sources } of await loadsOf({ type: 'small', itemsPerPack: ITEMS_PER_PACK }))
      await loadCatalogue({ client, storage, sources, measure: measureWithPool(pool) })
  } finally {
    await pool.close()
  }
}

function start(library: Library, env: Record<string, string> = {}, args = SOME_ITEMS): ChildProcess {
  return spawn(process.execPath, ['seed/main.ts', ...args], {
    env: { ...process.env, ...library.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** @returns what it said */
async function run(library: Library, env: Record<string, string> = {}): Promise<string> {
  const program = start(library, env)
  let output = ''
  program.stdout?.on('data', (text) => {
    output += text
  })
  const [code] = await once(program, 'close')
  expect(code).toBe(0)
  return output
}
