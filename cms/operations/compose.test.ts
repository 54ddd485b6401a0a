import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '#cms/operations/compose.ts'

const dialect = new PgDialect()
const expected = (query: SQL) => {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return { sql: text, params }
}
const shown = (query: SQL) => {
  const { sql: text, params } = compose(query)
  return { sql: text, params }
}

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.date({ noInvalidDate: true }),
  fc.record({ a: fc.integer() }, { noNullPrototype: true }),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 4 }),
)

const { query } = fc.letrec<{ query: SQL; piece: unknown }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 4 },
    value,
    value.map((one) => sql.param(one ?? null)),
    fc.string().map((text) => sql.raw(text)),
    fc.string({ minLength: 1 }).map((name) => sql.identifier(name)),
    fc.integer().map((number) => sql`${number}`.inlineParams()),
    tie('query'),
  ),
  query: fc.tuple(tie('piece'), tie('piece')).map(([a, b]) => sql`select ${a}, (${b}) from t`),
}))

test('composes the same text and parameters as Drizzle, for random statements', () => {
  fc.assert(
    fc.property(query, (one) => {
      expect(shown(one)).toEqual(expected(one))
    }),
    { numRuns: 500 },
  )
})

test('numbers the parameters of nested fragments in their order', () => {
  const inner = sql`b = ${2} and c in ${[3, 4]}`
  expect(shown(sql`select * from t where a = ${1} and (${inner}) and d = ${5}`)).toEqual({
    sql: 'select * from t where a = $1 and (b = $2 and c in ($3, $4)) and d = $5',
    params: [1, 2, 3, 4, 5],
  })
})
