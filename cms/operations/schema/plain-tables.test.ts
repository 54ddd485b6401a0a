import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GLOBALS } from '#collections/globals.ts'
import { COLLECTIONS } from '#collections/index.ts'

const TABLES = readTables(new URL('./tables.ts', import.meta.url))
const DECISION = readFileSync(
  new URL('../../../docs/decisions/0041-collections-and-plain-tables.md', import.meta.url),
  'utf8',
)
const DOCUMENTS = [...COLLECTIONS, ...GLOBALS].map(({ slug, dbName }) =>
  typeof dbName === 'string' ? dbName : slug.replaceAll('-', '_'),
)

test('decision 41 names every table that belongs to no collection, and says why it is a plain one', () => {
  const plain = TABLES.filter((table) => !isOfDocuments(table))
  expect(plain.filter((table) => !DECISION.includes(`\`${table}\``))).toEqual([])
})

test('decision 41 names no plain table that does not exist', () => {
  const named = [...DECISION.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) =>
    [...String(cell).matchAll(/`([a-z_]+)`/g)].map(([, table]) => String(table)),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((table) => !TABLES.includes(table))).toEqual([])
})

/** Payload's own tables, those of collections and globals, and those of their lists, translations and versions. */
function isOfDocuments(table: string): boolean {
  if (table.startsWith('payload_')) return true
  const base = table.replace(/^_(.*?)_v(_|$)/, '$1$2').replace(/_$/, '')
  return DOCUMENTS.some((documents) => base === documents || base.startsWith(`${documents}_`))
}

function readTables(file: URL): string[] {
  const [, body = ''] = readFileSync(file, 'utf8').split('export interface Tables {')
  return [...(body.split('\ninterface')[0]?.matchAll(/^ {2}(\w+): \{$/gm) ?? [])].map(([, table]) =>
    String(table),
  )
}
