import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { synonymSummary } from '#domain/search/synonyms.ts'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'
import { loadSynonyms, seededSynonyms } from './synonyms.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await loadSynonyms(client)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** The first group of equal words in English; its content changes with the ideas of domain/search. */
const [SUMMARY = ''] = seededSynonyms('en').flatMap((synonym) =>
  synonym.kind === 'equal' && !synonymSummary(synonym).includes("'") ? [synonymSummary(synonym)] : [],
)

const one = async <T>(query: string): Promise<T> => (await client.query(query)).rows[0]

test('every language has synonyms, with their words in order', async () => {
  const { rows } = await client.query('select locale::text, count(*)::int from synonyms group by 1')
  expect(rows.map(({ locale }) => locale).sort()).toEqual([...LOCALE_CODES].sort())
  for (const { locale, count } of rows) expect(count, locale).toBeGreaterThan(100)
  const { words } = await one<{ words: string }>(`
    select string_agg(t.text, ', ' order by t."order") as words from synonyms s
    join synonyms_texts t on t.parent_id = s.id and t.path = 'words'
    where s.locale = 'en' and s.summary = '${SUMMARY}' group by s.id`)
  expect(words).toBe(SUMMARY)
})

test("a second load adds nothing and keeps an editor's changes", async () => {
  const before = await one('select count(*)::int from synonyms')
  await client.query(`update synonyms set enabled = false where locale = 'en' and summary = '${SUMMARY}'`)
  await loadSynonyms(client)
  expect(await one('select count(*)::int from synonyms')).toEqual(before)
  expect(await one(`select enabled from synonyms where locale = 'en' and summary = '${SUMMARY}'`)).toEqual({
    enabled: false,
  })
})

test('writes one outbox message for the worker', async () => {
  expect(await one(`select count(*)::int from outbox where topic = 'search.configuration'`)).toEqual({
    count: 1,
  })
})
