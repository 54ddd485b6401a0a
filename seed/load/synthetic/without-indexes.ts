import type pg from 'pg'
import type { Computed } from '#cms/operations/schema/columns.ts'

/**
 * Runs `work` while these tables have neither secondary indexes nor foreign keys, and rebuilds both afterwards:
 * sorting once is much faster than inserting millions of times. Runs inside a transaction, so that no other
 * connection sees the tables without them, and a failed load changes nothing.
 */
export async function withoutIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
  say: (line: string) => void,
): Promise<void> {
  const keys = await foreignKeysOf(client, tables)
  const indexes = await indexesOf(client, tables)
  for (const { table, name } of keys) await client.query(`alter table "${table}" drop constraint "${name}"`)
  for (const { name } of indexes) await client.query(`drop index "${name}"`)
  await work()
  say(`building ${indexes.length} indexes`)
  await client.query(`set local maintenance_work_mem = '512MB'`)
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table "${table}" add constraint "${name}" ${definition}`)
  }
}

interface Part {
  table: Computed<string>
  name: Computed<string>
  definition: Computed<string>
}

async function foreignKeysOf(client: pg.ClientBase, tables: readonly string[]): Promise<readonly Part[]> {
  const { rows } = await client.query<Part>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by conname`,
    [tables],
  )
  return rows
}

/** All except the primary keys, because foreign keys refer to those. */
async function indexesOf(client: pg.ClientBase, tables: readonly string[]): Promise<readonly Part[]> {
  const { rows } = await client.query<Part>(
    `select indrelid::regclass::text as table, relname as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = any($1::regclass[]) and not indisprimary order by relname`,
    [tables],
  )
  return rows
}
