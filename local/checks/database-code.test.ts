import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#local/paths.ts'
import { findHandWrittenColumns } from './row-types.ts'
import { findUnknownColumns, readTableColumns } from './sql-columns.ts'

const TABLES = readTableColumns(`export interface Tables {
  items: {
    id: number
    slug: string | null
    views: string
  }
  packs: {
    id: number
    title: string
  }
}

interface Enums {
  kind:
    | 'icon'
}
`)

const unknown = (source: string) => findUnknownColumns('query.ts', source, TABLES).map(({ text }) => text)
const handWritten = (source: string) => findHandWrittenColumns('query.ts', source).map(({ text }) => text)

describe('a column that its table does not have', () => {
  test.each([
    ['fragment`select i.handle from items i`', 'i.handle is no column of items'],
    ['fragment`select items.handle from items`', 'items.handle is no column of items'],
    ['fragment`select 1 from packs p join items i on i.pack = p.id`', 'i.pack is no column of items'],
    ['fragment`select 1 from packs p, items i where i.pack = p.id`', 'i.pack is no column of items'],
    ['sql(payload)`insert into items (id, handle) values (1, $1)`', 'handle is no column of items'],
    ['sql(payload)`update items set views = views + 1, handle = $1`', 'handle is no column of items'],
    ["client.query('select i.handle from items i')", 'i.handle is no column of items'],
    [
      'const FROM = fragment`from items i`; const WHERE = fragment`i.handle = 1`',
      'i.handle is no column of items',
    ],
  ])('is found in %s', (source, text) => {
    expect(unknown(source)).toEqual([text])
  })

  test.each([
    'fragment`select i.slug, p.title from items i join packs p on p.id = i.id where i.ctid is not null`',
    'fragment`select i.handle from (select slug as handle from items) i`',
    'fragment`with i as (select 1 as handle) select i.handle from i`',
    ['fragment`select a.handle from $', '{table} a`'].join(''),
    'fragment`update items set views = case when views > 1 then 0 else views end, slug = $1 where id = 1`',
    "const path = 'items.handle.ts'",
  ])('is not found in %s', (source) => {
    expect(unknown(source)).toEqual([])
  })
})

describe('a column type written by hand', () => {
  test.each([
    ['run<{ id: number }>(payload, query)', 'id: number'],
    ['sql<Row>(payload)`…`; interface Row { readonly slug: string | null }', 'readonly slug: string | null'],
    ['transaction<Row & { id: string }>(query)', 'id: string'],
    ["client.query<{ id: Column<'items.id'>, kind: Kind }>('…')", 'kind: Kind'],
    ['export interface AnyRow extends Record<string, unknown> { id: number }', 'id: number'],
  ])('is found in %s', (source, text) => {
    expect(handWritten(source)).toEqual([text])
  })

  test.each([
    "run<{ id: Column<'items.id'>; count: Computed<number> }>(payload, query)",
    'run<Contributor & Record<string, unknown>>(payload, query)',
    "run<Row>(payload, query); type Row = Columns<'items', 'id' | 'slug'>",
    'interface Options { id: number }',
  ])('is not found in %s', (source) => {
    expect(handWritten(source)).toEqual([])
  })
})

const FILES = ['cms', 'collections', 'seed']
  .flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
  .filter(
    (path) => path.endsWith('.ts') && !/[\\/](?:\.next|migrations|schema)[\\/]|payload-types/.test(path),
  )
  .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }))

test('the SQL of the project names only columns that its tables have', () => {
  const tables = readTableColumns(
    readFileSync(join(ROOT, 'cms', 'operations', 'schema', 'tables.ts'), 'utf8'),
  )
  expect(tables.get('items')?.has('slug')).toBe(true)
  const faults = FILES.flatMap(({ path, source }) =>
    findUnknownColumns(path, source, tables).map(({ line, text }) => `${path}:${line}: ${text}`),
  )
  expect(faults).toEqual([])
})

test('row types derive from the tables: Column, Present, Cast or Computed of cms/operations/schema/columns.ts', () => {
  const faults = FILES.filter(({ path }) => !/\.test\.ts$|[\\/]testing[\\/]/.test(path)).flatMap(
    ({ path, source }) =>
      findHandWrittenColumns(path, source).map(({ line, text }) => `${path}:${line}: ${text}`),
  )
  expect(faults).toEqual([])
})
