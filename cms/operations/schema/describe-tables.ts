import type { ClientBase } from 'pg'

interface DescribedColumn {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly nullable: boolean
}

interface DescribedEnum {
  readonly name: string
  readonly labels: readonly string[]
}

const HEADER = `/**
 * The tables of the migrated database, with the types that their columns have in a row of \`sql\` and \`run\`.
 * Generated: \`npm test -- code cms/operations/schema -u\` writes it again after a change to the migrations.
 */`

/** The types in JavaScript; what is missing here is text. Drizzle leaves times as text, and the driver bigint and numeric. */
const TYPES: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  bool: 'boolean',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  _int2: 'readonly number[]',
  _int4: 'readonly number[]',
  _float4: 'readonly number[]',
  _float8: 'readonly number[]',
  _int8: 'readonly string[]',
  _text: 'readonly string[]',
  _varchar: 'readonly string[]',
  _uuid: 'readonly string[]',
  _bool: 'readonly boolean[]',
}

/** The source of `tables.ts`: an interface of every table of a database. */
export async function describeTables(client: ClientBase): Promise<string> {
  const enums = (await client.query<DescribedEnum>(ENUMS)).rows
  const columns = (await client.query<DescribedColumn>(COLUMNS)).rows
  const isEnum = new Set(enums.map(({ name }) => name))
  const tables = Map.groupBy(columns, ({ table }) => table)
  return [
    HEADER,
    'export interface Tables {',
    ...[...tables].flatMap(([table, its]) => [
      `  ${table}: {`,
      ...its.map(({ column, type, nullable }) => {
        const written = isEnum.has(type) ? `Enums['${type}']` : (TYPES[type] ?? 'string')
        return `    ${property(column)}: ${written}${nullable && written !== 'unknown' ? ' | null' : ''}`
      }),
      '  }',
    ]),
    '}',
    '',
    'interface Enums {',
    ...enums.flatMap(({ name, labels }) => [
      `  ${name}:`,
      ...labels.map((label) => `    | '${label.replaceAll("'", "\\'")}'`),
    ]),
    '}',
    '',
  ].join('\n')
}

function property(column: string): string {
  return /^[a-z_]\w*$/i.test(column) ? column : `'${column}'`
}

const COLUMNS = `
  select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attname collate "C"`

const ENUMS = `
  select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace
  group by t.typname
  order by t.typname collate "C"`
