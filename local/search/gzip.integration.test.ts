import { gzipSync } from 'node:zlib'
import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  APP_ID,
  published,
  type StartedSearch,
  startedSearch,
  WRITE_KEY,
} from './server/testing/started-search.ts'

let search: StartedSearch

beforeAll(async () => {
  search = await startedSearch()
})

afterAll(() => search.stop())

it('accepts compressed bodies of the official client', async () => {
  const { hostname, port } = new URL(search.url)
  const client = algoliasearch(APP_ID, WRITE_KEY, {
    hosts: [{ url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite' }],
    compression: 'gzip',
  })
  const objects = Array.from({ length: 50 }, (_, at) => ({ objectID: `${at}`, title: `blue heart ${at}` }))
  const [last] = await client.saveObjects({ indexName: 'items', objects })
  await published(client, 'items', Promise.resolve(last ?? { taskID: undefined }))
  // The client compresses only bodies above a certain size.
  const filters = objects.map(({ objectID }) => `objectID:${objectID}`).join(' OR ')
  const found = await client.searchSingleIndex({
    indexName: 'items',
    searchParams: { query: 'heart', filters },
  })
  expect(found.nbHits).toBe(50)
})

it.each([
  ['a body that inflates beyond what is allowed', 'gzip', gzipSync(Buffer.alloc(80 * 1024 * 1024)), 413],
  ['a body that is not what it is called', 'gzip', Buffer.from('{}'), 400],
  ['an unknown encoding', 'zstd', Buffer.from('{}'), 415],
])('refuses %s', async (_, encoding, body, status) => {
  const answer = await search.ask('/1/indexes/items/query', {
    method: 'POST',
    body,
    headers: { 'content-encoding': encoding },
  })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ status, message: expect.any(String) })
})
