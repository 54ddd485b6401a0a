import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bigints, integers, moments, smallIntegers } from '#cms/operations/binary-arrays.ts'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await testDatabase({ migrated: false })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test.each([
  ['int', integers([0, -1, 7, 2 ** 31 - 1, -(2 ** 31)]), '{0,-1,7,2147483647,-2147483648}'],
  ['smallint', smallIntegers(new Int32Array([0, -1, 32_767, -32_768])), '{0,-1,32767,-32768}'],
  [
    'bigint',
    bigints([0n, -1n, 2n ** 63n - 1n, -(2n ** 63n)]),
    '{0,-1,9223372036854775807,-9223372036854775808}',
  ],
  [
    'timestamptz',
    moments([Date.parse('2026-10-31T23:59:59.999Z'), Date.parse('1999-01-01T00:00:00Z')]),
    '{"2026-10-31 23:59:59.999+00","1999-01-01 00:00:00+00"}',
  ],
  ['int', integers([5, 6, 7], new Int32Array([2, 0])), '{7,5}'],
  ['int', integers([]), '{}'],
  ['bigint', bigints(new BigInt64Array(0)), '{}'],
])('PostgreSQL reads an array of %s', async (type, array, expected) => {
  const { rows } = await client.query(`select ($1::${type}[])::text as text`, [array])
  expect(rows).toEqual([{ text: expected }])
})
