import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from './query/limits.ts'
import { SEARCH_KEY, type StartedSearch, startedSearch } from './server/testing/started-search.ts'

const INDEX = 'items'

let search: StartedSearch
beforeAll(async () => {
  search = await startedSearch()
  await search.client.saveObjects({ indexName: INDEX, objects: [{ objectID: 'a' }], waitForTasks: true })
})
afterAll(() => search.stop())

async function statusOf(path: string, body: unknown): Promise<readonly [number, string]> {
  const answer = await search.ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-algolia-api-key': SEARCH_KEY },
  })
  const { message = '' } = (await answer.json()) as { message?: string }
  return [answer.status, message]
}

const terms = (count: number) => Array.from({ length: count }, (_, at) => `kind:${at}`).join(' OR ')
const query = `/1/indexes/${INDEX}/query`

test.each([
  [LIMITS.filterTermsPerSearch, 200],
  [LIMITS.filterTermsPerSearch + 1, 400],
])('a search with %i filter conditions is answered with %i', async (count, status) => {
  expect((await statusOf(query, { filters: terms(count) }))[0]).toBe(status)
})

test.each([
  [LIMITS.scoredTermsPerSearch - 1, 200],
  [LIMITS.scoredTermsPerSearch, 200],
  [LIMITS.scoredTermsPerSearch + 1, 400],
])('a search with %i filter conditions that are summed is answered with %i', async (count, status) => {
  expect((await statusOf(query, { filters: terms(count), sumOrFiltersScores: true }))[0]).toBe(status)
  expect((await statusOf(query, { filters: `${terms(count)}<score=2>` }))[0]).toBe(status)
})

const numbers = (count: number, joint: string) =>
  Array.from({ length: count }, (_, at) => `price>${at}`).join(joint)

test.each([
  [LIMITS.comparisonsPerSearch - 1, ' AND ', 200],
  [LIMITS.comparisonsPerSearch, ' AND ', 200],
  [LIMITS.comparisonsPerSearch + 1, ' AND ', 400],
  [LIMITS.filterTermsPerSearch, ' OR ', 200],
])('a search with %i comparisons joined by "%s" is answered with %i', async (count, joint, status) => {
  expect((await statusOf(query, { filters: numbers(count, joint) }))[0]).toBe(status)
})

test.each([
  [LIMITS.hitsPerCall - 1_000, 200],
  [LIMITS.hitsPerCall - 999, 400],
])('searches for a thousand hits and %i more are answered with %i', async (more, status) => {
  const sizes = [1_000, ...Array.from({ length: Math.floor(more / 1_000) }, () => 1_000), more % 1_000]
  const requests = sizes.map((hitsPerPage) => ({ indexName: INDEX, hitsPerPage }))
  expect((await statusOf('/1/indexes/*/queries', { requests }))[0]).toBe(status)
})

test.each([
  [LIMITS.optionalFilterTerms, 200],
  [LIMITS.optionalFilterTerms + 1, 400],
])('a search with %i optional filters is answered with %i', async (count, status) => {
  const optionalFilters = Array.from({ length: count }, (_, at) => `kind:${at}`)
  expect((await statusOf(query, { optionalFilters }))[0]).toBe(status)
})

test('refuses searches whose filters have too many conditions together', async () => {
  const half = { indexName: INDEX, filters: terms(LIMITS.filterTermsPerCall / 2) }
  const one = { indexName: INDEX, filters: 'kind:x' }
  expect((await statusOf('/1/indexes/*/queries', { requests: [half, half] }))[0]).toBe(200)
  expect(await statusOf('/1/indexes/*/queries', { requests: [half, half, one] })).toEqual([
    400,
    'filters: 2001 conditions, the requests may have 2000 together',
  ])
})

test('refuses the body of a search above the limit for searches', async () => {
  const body = { query: '', filters: ' '.repeat(LIMITS.searchBodyBytes) }
  expect(await statusOf(query, body)).toEqual([
    413,
    `Request body is too big: it may have ${LIMITS.searchBodyBytes} bytes at most`,
  ])
})
