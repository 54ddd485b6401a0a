import { type SqlText, sqlTextsOf } from './sql-texts.ts'

/** The columns of each table. */
export type TableColumns = ReadonlyMap<string, ReadonlySet<string>>

export interface SqlFault {
  readonly line: number
  readonly text: string
}

/** Reads the tables and columns from the source of `cms/operations/schema/tables.ts`. */
export function readTableColumns(source: string): TableColumns {
  const [tables = ''] = source.split('\ninterface Enums')
  return new Map(
    [...tables.matchAll(/^ {2}(\w+): \{\n(.*?)^ {2}\}/gms)].map(([, table = '', columns = '']) => [
      table,
      new Set([...columns.matchAll(/^ {4}'?([^':]+)'?:/gm)].map(([, column = '']) => column)),
    ]),
  )
}

/**
 * The columns in the SQL of a source file that their tables do not have: qualified by the alias of a table of the same
 * file, listed by an insert, or set by an update. Columns without a qualifier are not checked.
 */
export function findUnknownColumns(path: string, source: string, tables: TableColumns): SqlFault[] {
  const texts = sqlTextsOf(path, source)
  const aliases = aliasesOf(texts, tables)
  return texts.flatMap((sql) =>
    [...qualified(sql, aliases, tables), ...inserted(sql, tables), ...updated(sql, tables)].map((text) => ({
      line: sql.line,
      text,
    })),
  )
}

const NAME = '[a-z_][a-z0-9_]*'
const RELATION = new RegExp(
  String.raw`\b(?:from|join|update|into|using)\s+(${NAME}|\$\$)(?:\s+(?:as\s+)?(${NAME}))?`,
  'gi',
)
const LISTED = new RegExp(String.raw`,\s*(${NAME})\s+(${NAME})(?=\s*(?:,|where\b|$))`, 'gi')
/** A subquery, a function or a common table expression: its columns are not those of a table. */
const DERIVED = new RegExp(
  String.raw`\)\s*(?:as\s+)?(${NAME})\b|\b(${NAME})\s+as\s+(?:not\s+)?(?:materialized\s+)?\(`,
  'gi',
)

/** The tables of each alias in a file; aliases that may name something else are left out. */
function aliasesOf(
  texts: readonly SqlText[],
  tables: TableColumns,
): ReadonlyMap<string, ReadonlySet<string>> {
  const aliases = new Map<string, Set<string>>()
  const uncertain = new Set<string>()
  const add = (alias: string, table: string) => {
    if (tables.has(table)) aliases.set(alias, (aliases.get(alias) ?? new Set()).add(table))
    else uncertain.add(alias)
  }
  for (const { text } of texts) {
    for (const pattern of [RELATION, LISTED])
      for (const [, table = '', alias] of text.matchAll(pattern)) {
        if (alias !== undefined && !KEYWORDS.has(alias.toLowerCase())) add(alias, table)
        else if (tables.has(table)) add(table, table)
      }
    for (const [, subquery, expression] of text.matchAll(DERIVED)) uncertain.add(subquery ?? expression ?? '')
  }
  for (const alias of uncertain) aliases.delete(alias)
  return aliases
}

function qualified(
  { text }: SqlText,
  aliases: ReadonlyMap<string, ReadonlySet<string>>,
  tables: TableColumns,
): string[] {
  const mentions = text.matchAll(new RegExp(String.raw`(?<![\w.'"$])(${NAME})\."?(${NAME})`, 'g'))
  return [...mentions].flatMap(([, alias = '', column = '']) => {
    const named = aliases.get(alias)
    if (named === undefined || SYSTEM_COLUMNS.has(column)) return []
    const isKnown = [...named].some((table) => tables.get(table)?.has(column))
    return isKnown ? [] : [`${alias}.${column} is no column of ${[...named].join(' or ')}`]
  })
}

function inserted({ text }: SqlText, tables: TableColumns): string[] {
  const inserts = text.matchAll(
    new RegExp(String.raw`\binsert\s+into\s+(${NAME})(?:\s+(?:as\s+)?${NAME})?\s*\(([^()$]*)\)`, 'gi'),
  )
  return [...inserts].flatMap(([, table = '', list = '']) => unknownOf(table, list.split(','), tables))
}

function updated({ text }: SqlText, tables: TableColumns): string[] {
  const updates = text.matchAll(
    new RegExp(String.raw`\bupdate\s+(${NAME})(?:\s+(?:as\s+)?(?!set\b)${NAME})?\s+set\s`, 'gi'),
  )
  return [...updates].flatMap(({ 0: start, 1: table = '', index }) =>
    unknownOf(table, assignedColumns(text.slice(index + start.length)), tables),
  )
}

/** The columns on the left of the assignments at the start of a text, as far as they are written out. */
function assignedColumns(text: string): string[] {
  const columns: string[] = []
  let depth = 0
  let awaits = true
  for (const [token] of text.matchAll(/[(),]|"?\w+"?|[^\s\w"(),]+/g)) {
    if (depth === 0 && /^(?:where|from|returning)$/i.test(token)) break
    if (awaits && depth === 0) {
      if (/^"?[a-z_]\w*"?$/i.test(token)) columns.push(token)
      awaits = false
    }
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (depth < 0) break
    if (token === ',' && depth === 0) awaits = true
  }
  return columns
}

function unknownOf(table: string, columns: readonly string[], tables: TableColumns): string[] {
  const known = tables.get(table)
  if (known === undefined) return []
  return columns
    .map((column) => column.trim().replaceAll('"', ''))
    .filter((column) => column !== '' && !known.has(column))
    .map((column) => `${column} is no column of ${table}`)
}

const SYSTEM_COLUMNS = new Set(['ctid', 'xmax', 'xmin', 'tableoid'])

const KEYWORDS = new Set(
  'on where set join left right inner cross full order group limit union select using values returning for natural lateral having offset default tablesample with and'.split(
    ' ',
  ),
)
