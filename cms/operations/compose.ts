import { is, Param, SQL, StringChunk } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** A statement for PostgreSQL's driver. */
export interface Composed {
  readonly sql: string
  readonly params: unknown[]
}

const DIALECT = new PgDialect()

/**
 * The text and parameters of a composed statement: what Drizzle's `sqlToQuery` answers, in one pass. Drizzle copies text and
 * parameters once for each level of nesting, which costs more than the statement for those that run most often. What is not
 * text, a value, a list or a nested fragment is left to Drizzle.
 */
export function compose(query: SQL): Composed {
  const composed = { sql: '', params: [] }
  return add(query.queryChunks, composed) ? composed : DIALECT.sqlToQuery(query)
}

/** False when a chunk is of another kind. */
function add(chunks: readonly unknown[], composed: Composed & { sql: string }): boolean {
  for (const chunk of chunks) {
    if (is(chunk, StringChunk))
      composed.sql += chunk.value.length === 1 ? chunk.value[0] : chunk.value.join('')
    else if (is(chunk, SQL)) {
      if (hasOwnRules(chunk) || !add(chunk.queryChunks, composed)) return false
    } else if (is(chunk, Param)) {
      const value = chunk.value === null ? null : chunk.encoder.mapToDriverValue(chunk.value)
      if (isOther(value)) return false
      addParameter(value, composed)
    } else if (Array.isArray(chunk)) {
      composed.sql += '('
      for (const [index, one] of chunk.entries()) {
        if (index > 0) composed.sql += ', '
        if (!add([one], composed)) return false
      }
      composed.sql += ')'
    } else if (isOther(chunk)) return false
    else if (chunk !== undefined) addParameter(chunk, composed)
  }
  return true
}

/** Whether the values of a fragment are written into the text (`inlineParams`). */
function hasOwnRules(query: SQL): boolean {
  return (query as unknown as { readonly shouldInlineParams: boolean }).shouldInlineParams
}

/** Whether only Drizzle can compose a chunk: a name, a table, a column, a placeholder or a query of its query builder. */
function isOther(chunk: unknown): boolean {
  return (
    typeof chunk === 'function' ||
    (typeof chunk === 'object' &&
      chunk !== null &&
      chunk.constructor !== Object &&
      !Array.isArray(chunk) &&
      !(chunk instanceof Date) &&
      !Buffer.isBuffer(chunk))
  )
}

function addParameter(value: unknown, composed: Composed & { sql: string }): void {
  composed.sql += `$${composed.params.push(value)}`
}
