import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from './query/limits.ts'
import { SEARCH_KEY, type StartedSearch, startedSearch } from './server/testing/started-search.ts'

const INDEX = 'items'
const CALLS = 8

let search: StartedSearch
beforeAll(async () => {
  search = await startedSearch()
  const objects = Array.from({ length: 200 }, (_, at) => ({ objectID: String(at), title: `heart ${at}` }))
  await search.client.saveObjects({ indexName: INDEX, objects, waitForTasks: true })
})
afterAll(() => search.stop())

/** A call through the storefront, for a visitor of a network. */
async function ask(from: string, path: string, body: object): Promise<void> {
  const answer = await search.ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-algolia-api-key': SEARCH_KEY, 'x-forwarded-for': from },
  })
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
}

const request = { indexName: INDEX, query: 'heart', hitsPerPage: 100 }
const requests = Array.from({ length: LIMITS.searchesPerCall }, () => request)
const names = Array.from({ length: 1_000 }, (_, at) => ({ indexName: INDEX, objectID: String(at % 200) }))

test.each([
  ['the largest multi-queries', '/1/indexes/*/queries', { requests }],
  ['the largest lists of records', '/1/indexes/*/objects', { requests: names }],
])('a visitor is answered before a caller who sends %s', async (_, path, body) => {
  const order: string[] = []
  const hostile = Array.from({ length: CALLS }, () =>
    ask('203.0.113.66', path, body).then(() => order.push('hostile')),
  )
  const ordinary = ask('198.51.100.7', `/1/indexes/${INDEX}/query`, { query: 'heart' }).then(() =>
    order.push('ordinary'),
  )
  await Promise.all([...hostile, ordinary])
  expect(order).toHaveLength(CALLS + 1)
  expect(order.at(-1)).toBe('hostile')
})
