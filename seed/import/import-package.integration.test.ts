import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'
import { createPool, type Pool } from '#media/pipeline/pool.ts'
import { loadCatalogue } from '#seed/load/load-catalogue.ts'
import { measureWithPool } from '#seed/load/measure-with-pool.ts'
import { packageFiles } from '#seed/sources/package-files.ts'
import { packed } from '#seed/testing/packed.ts'
import { fetchPackage } from './fetch-package.ts'
import { readPackage } from './import-package.ts'

/** A real package, whose files the test registry packs again. */
const UNICONS = packageFiles('@iconscout/unicons')
const FOLDERS = ['line', 'solid'] as const
const PER_FOLDER = 6
const MANIFEST = { license: 'Apache-2.0', author: 'Ada <ada@example.com>', homepage: 'javascript:alert(1)' }
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>'

const real = FOLDERS.flatMap((folder) =>
  readdirSync(UNICONS.path('svg', folder))
    .filter((name) => name.endsWith('.svg'))
    .slice(0, PER_FOLDER)
    .map((name) => ({
      path: `package/svg/${folder}/${name}`,
      bytes: readFileSync(UNICONS.path('svg', folder, name)),
    })),
)
const manifest = (change: object = {}) => ({
  path: 'package/package.json',
  bytes: JSON.stringify({ ...MANIFEST, ...change }),
})
const hostile = { path: 'package/svg/line/zz-hostile.svg', bytes: SCRIPT }

const ARCHIVES: Readonly<Record<string, Buffer>> = {
  '1.0.0': await packed([manifest(), ...real, hostile, { path: 'package/../../evil.svg', bytes: SCRIPT }]),
  '2.0.0-copyleft': await packed([manifest({ license: 'GPL-3.0-only' }), ...real]),
  '2.0.0-unlicensed': await packed([manifest({ license: undefined }), ...real]),
  '2.0.0-empty': await packed([manifest(), real[0] ?? hostile]),
  '2.0.0-changed': await packed([manifest(), ...real]),
  '2.0.0-unsigned': await packed([manifest(), ...real]),
  '2.0.0-moved': await packed([manifest(), ...real]),
}
const otherArchive = await packed([manifest()])

let server: Server
let registry: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '' } = request
    const version = /\/-\/unicons-(.+)\.tgz$/.exec(url)?.[1] ?? ''
    if (url === '/npm/@test%2funicons') return response.end(JSON.stringify(packument()))
    if (url === '/npm/broken') return response.end('not a package')
    if (version === '2.0.0-changed') return response.end(otherArchive)
    if (version === '2.0.0-moved') return response.writeHead(302, { Location: '/elsewhere' }).end()
    const archive = ARCHIVES[version]
    return archive === undefined ? response.writeHead(404).end() : response.end(archive)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/npm/`
})
afterAll(() => server.close())

function packument() {
  const versions = Object.entries(ARCHIVES).map(([version, archive]) => {
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
    // Another host, which is never asked.
    const tarball = `https://elsewhere.example/npm/@test/unicons/-/unicons-${version}.tgz`
    return [version, { dist: { tarball, ...(version.endsWith('unsigned') ? {} : { integrity }) } }]
  })
  return { 'dist-tags': { latest: '1.0.0' }, versions: Object.fromEntries(versions) }
}

const read = (name: string, wanted: string) => readPackage(registry, { name, wanted })

describe('a package', () => {
  test.each([
    ['@test/unicons', '9.9.9', 'package-unknown'],
    ['@test/unicons', '__proto__', 'package-unknown'],
    ['nothing', 'latest', 'package-unknown'],
    ['broken', 'latest', 'package-registry'],
    ['@test/unicons', '2.0.0-moved', 'package-registry'],
    ['@test/unicons', '2.0.0-changed', 'package-damaged'],
    ['@test/unicons', '2.0.0-unsigned', 'package-damaged'],
    ['@test/unicons', '2.0.0-copyleft', 'package-licence'],
    ['@test/unicons', '2.0.0-unlicensed', 'package-licence'],
    ['@test/unicons', '2.0.0-empty', 'package-without-icons'],
  ])('%s@%s is refused with %s', async (name, wanted, code) => {
    expect(await read(name, wanted)).toMatchObject({ ok: false, code })
  })

  test('beyond the limits is refused before it is read to its end', async () => {
    const limits = { packumentBytes: 1_000_000, tarballBytes: 100, unpackedBytes: 0, entries: 0, icons: 0 }
    const fetched = await fetchPackage(registry, { name: '@test/unicons', wanted: 'latest' }, limits as never)
    expect(fetched).toMatchObject({ ok: false, code: 'package-too-large' })
  })

  test('of a registry that does not answer is refused', async () => {
    const closed = 'http://127.0.0.1:9'
    expect(await readPackage(closed, { name: 'a', wanted: 'latest' })).toMatchObject({
      code: 'package-registry',
    })
  })
})

describe('an imported package', () => {
  let database: TestDatabase
  let client: pg.Client
  let pool: Pool

  beforeAll(async () => {
    database = await testDatabase()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    pool = createPool({ size: 1 })
  })
  afterAll(async () => {
    await pool.close()
    await client.end()
    await database.drop()
  })

  async function load() {
    const imported = await read('@test/unicons', 'latest')
    if (!imported.ok) throw new Error(imported.code)
    const { source, fingerprint } = imported.value
    const storage = { put: async () => {} }
    const report = await loadCatalogue({ client, storage, sources: [source], measure: measureWithPool(pool) })
    return { report, fingerprint }
  }

  test('has a pack for each folder of icons, with its licence, its contributor and where it is from', async () => {
    const { report, fingerprint } = await load()
    expect(fingerprint).toBe('npm:@test/unicons@1.0.0')
    expect(report.loaded).toBe(FOLDERS.length * PER_FOLDER)
    expect(report.refused).toEqual([
      expect.objectContaining({
        sourceKey: 'npm:@test/unicons:svg/line/zz-hostile.svg',
        code: 'file-script',
      }),
    ])
    const { rows } = await client.query(`
      select t.title, t.description, l.code as licence, c.username, c.name, c.claimed, c.url, p.item_count::int as items
        from packs p join packs_locales t on t._parent_id = p.id and t._locale = 'en'
        join licences l on l.id = p.licence_id join contributors c on c.id = p.contributor_id order by 1`)
    const common = {
      description: 'Icons of the npm package @test/unicons@1.0.0 by Ada. Apache License 2.0.',
      licence: 'apache-2.0',
      username: 'npm-test-unicons',
      name: 'Test unicons',
      claimed: false,
      url: 'https://www.npmjs.com/package/@test/unicons',
      items: PER_FOLDER,
    }
    expect(rows).toEqual([
      { ...common, title: 'Test unicons line' },
      { ...common, title: 'Test unicons solid' },
    ])
    const items = await client.query(`select visibility::text, free, source_url from items`)
    expect(items.rows).toHaveLength(FOLDERS.length * PER_FOLDER)
    expect(new Set(items.rows.map((row) => JSON.stringify(row))).size).toBe(1)
    expect(items.rows[0]).toMatchObject({ visibility: 'published', free: true })
  })

  test('is not imported twice', async () => {
    const { report } = await load()
    expect(report.loaded).toBe(0)
    const { rows } = await client.query('select count(*)::int as count from items')
    expect(rows).toEqual([{ count: FOLDERS.length * PER_FOLDER }])
  })
})
