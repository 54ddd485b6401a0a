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
import { HOME_SUBJECTS } from './curated.ts'

describe('the seed as a program', { timeout: 180_000 }, () => {
  let folder: string
  let whole: Library
  let killed: Library

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'motif-seed-'))
    whole = await openLibrary(folder)
    killed = await openLibrary(folder)
  })
  afterAll(async () => {
    await whole.close()
    await killed.close()
    await rm(folder, { recursive: true })
  })

  test('loads some items of every kind', async () => {
    expect(await run(whole)).toMatch(/Loaded \d{2,3} items/)
    const kinds = await whole.rows('select kind from items group by kind')
    expect(kinds.length).toBeGreaterThanOrEqual(8)
    expect(await whole.subjects()).toEqual(HOME_SUBJECTS)
  })

  test('has nothing to do the second time', async () => {
    expect(await run(whole)).toBe('The catalogue is loaded already.\n')
  })

  test('a load that is killed and restarted creates the same library', async () => {
    const first = start(killed)
    while ((await killed.rows('select 1 from items limit 1')).length === 0) await sleep(20)
    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(await killed.rows('select 1 from seed_runs')).toEqual([])

    await run(killed)
    expect(await killed.content()).toEqual(await whole.content())
  })

  test('leaves alone what was chosen for the home page since', async () => {
    await killed.rows(`update home_page_texts set text = 'fox' where "order" = 1`)
    await killed.rows('delete from seed_runs')
    await run(killed)
    expect(await killed.subjects()).toEqual(['fox', ...HOME_SUBJECTS.slice(1)])
  })

  test('makes the demo accounts where they are asked for, once', async () => {
    expect(await whole.rows('select email from users')).toEqual([])
    await run(whole, { MOTIF_DEMO_ACCOUNTS: 'on' })
    await run(whole, { MOTIF_DEMO_ACCOUNTS: 'on' })
    expect(
      await whole.rows(
        `select value, first_name, verified from users_roles join users on users.id = parent_id
          where email = 'admin@motif.test'`,
      ),
    ).toEqual([{ value: 'admin', first_name: 'Ada', verified: true }])
  })

  test('says how it is used when it is asked for something else', async () => {
    const refused = start(whole, {}, ['--everything'])
    const [code] = await once(refused, 'exit')
    expect(code).toBe(2)
  })
})

/** Fewer than in the catalogue of the journeys: each load renders every item. */
const SOME_ITEMS = ['--small', process.env.MOTIF_TESTS === 'full' ? '3' : '1']

interface Library {
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
