import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'
import { describeTables } from './describe-tables.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('tables.ts describes the migrated database; `npm test -- code cms/operations/schema -u` writes it again', async () => {
  await expect(await describeTables(client)).toMatchFileSnapshot('tables.ts')
})

test('a renamed column changes tables.ts', async () => {
  const before = await describeTables(client)
  await client.query('alter table items rename column slug to handle')
  const after = await describeTables(client)
  await client.query('alter table items rename column handle to slug')
  const changed = before.replace(/(\n {2}items: \{.*?)\n {4}slug: string \| null/s, '$1')
  expect(changed).not.toBe(before)
  expect(after.replace('\n    handle: string | null', '')).toBe(changed)
})

test('a column of another type changes tables.ts', async () => {
  await client.query("create type probe_kind as enum ('a', 'b')")
  await client.query(
    'create table probe (id bigint not null, size int not null, kind probe_kind, at timestamptz, data jsonb)',
  )
  const described = await describeTables(client)
  await client.query('drop table probe')
  await client.query('drop type probe_kind')
  expect(described).toContain(`  probe: {
    at: string | null
    data: unknown
    id: string
    kind: Enums['probe_kind'] | null
    size: number
  }`)
  expect(described).toContain("  probe_kind:\n    | 'a'\n    | 'b'\n")
})
