import { readdirSync, readFileSync } from 'node:fs'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { getTableName, isTable } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

let opened: TestPayload

/** A database created by the migrations alone. */
beforeAll(async () => {
  opened = await openPayload({ migrated: false })
  await opened.payload.db.migrate()
})
afterAll(() => opened.close())

describe('the migrations', () => {
  test('run completely on an empty database', async () => {
    const rows = await sql<{ name: string }>(
      opened.payload,
    )`select name from payload_migrations order by name`
    const files = readdirSync(FOLDER).filter((name) => /^\d.*\.ts$/.test(name))
    expect(rows.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
  })

  test('create each table and column that the configuration uses', async () => {
    const rows = await sql<{ place: string }>(opened.payload)`
      select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`
    const existing = new Set(rows.map(({ place }) => place))
    const wanted = tablesOf(opened).flatMap((table) =>
      getTableConfig(table).columns.map((column) => `${getTableName(table)}.${column.name}`),
    )
    expect(wanted).toContain('items.current_revision_id')
    expect(wanted.filter((place) => !existing.has(place))).toEqual([])
  })

  test('end with a snapshot of the configuration, so that `migrate:create` finds no changes', async () => {
    const { schema, requireDrizzleKit } = adapterOf(opened)
    const { generateDrizzleJson, generateMigration } = requireDrizzleKit()
    const snapshot = JSON.parse(readFileSync(new URL(newestSnapshot(), FOLDER), 'utf8'))
    expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([])
  })
})

/** The snapshot that `migrate:create` compares the configuration with. */
function newestSnapshot(): string {
  const newest = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1)
  if (!newest) throw new Error('There is no snapshot.')
  return newest
}

function adapterOf({ payload }: TestPayload): PostgresAdapter {
  return payload.db as unknown as PostgresAdapter
}

function tablesOf(opened: TestPayload): PgTable[] {
  const { tables } = adapterOf(opened)
  return Object.values(tables).filter((table): table is PgTable & typeof table => isTable(table))
}
