import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEARCH_KEY, type StartedSearch, startedSearch, WRITE_KEY } from './server/testing/started-search.ts'

const INDEX = 'items'
const LIMITS = { hitsPerQuery: 4, hitsPerCall: 10, callsPerHour: 3, attributes: ['title', 'preview'] }
const HIDDEN = 'secret'

let search: StartedSearch
beforeAll(async () => {
  search = await startedSearch({ publicKey: LIMITS, proxiesInFront: 1 })
  const objects = Array.from({ length: 12 }, (_, at) => ({
    objectID: String(at),
    title: 'heart',
    notes: `${HIDDEN} heart`,
    preview: { side: at, notes: 'shown' },
    kind: 'icon',
  }))
  const indexSettings = { searchableAttributes: ['title', 'notes'], attributesForFaceting: ['kind'] }
  await search.client.setSettings({ indexName: INDEX, indexSettings })
  await search.client.saveObjects({ indexName: INDEX, objects, waitForTasks: true })
})
afterAll(() => search.stop())

/**
 * Sends a request as the storefront does for a visitor behind a load balancer, or for itself without an
 * address.
 */
async function ask(
  path: string,
  body: unknown,
  { from, key = SEARCH_KEY }: { from?: string; key?: string } = {},
) {
  const headers = {
    'x-algolia-api-key': key,
    ...(from === undefined ? {} : { 'x-forwarded-for': `203.0.113.9, ${from}, 10.0.0.1` }),
  }
  const answer = await search.ask(path, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, body: JSON.parse(text) }
}

/** A response without the fields that repeat the request. */
function withoutEcho(text: string): string {
  return text.replace(/"(query|params)":"[^"]*"/g, '')
}

const query = `/1/indexes/${INDEX}/query`
const queries = '/1/indexes/*/queries'
const objects = '/1/indexes/*/objects'

describe('hits with the public key', () => {
  test.each([
    [LIMITS.hitsPerQuery - 1, LIMITS.hitsPerQuery - 1],
    [LIMITS.hitsPerQuery, LIMITS.hitsPerQuery],
    [LIMITS.hitsPerQuery + 1, LIMITS.hitsPerQuery],
  ])('a search for %i is answered with %i', async (hitsPerPage, hits) => {
    expect((await ask(query, { hitsPerPage })).body.hits).toHaveLength(hits)
    expect((await ask(query, { offset: 0, length: hitsPerPage })).body.hits).toHaveLength(hits)
  })

  test.each([
    [[4, 4, 1], 200],
    [[4, 4, 2], 200],
    [[4, 4, 3], 400],
  ])('searches for %j of one call are answered with %i', async (sizes, status) => {
    const requests = sizes.map((hitsPerPage) => ({ indexName: INDEX, hitsPerPage }))
    const answer = await ask(queries, { requests })
    expect(answer.status).toBe(status)
    if (status !== 200) {
      const message = 'hitsPerPage: 11 hits, the requests may ask for 10 together'
      expect(answer.body).toEqual({ message, status })
    }
  })

  test.each([
    [9, 200],
    [10, 200],
    [11, 400],
  ])('%i records by their names are answered with %i', async (count, status) => {
    const requests = Array.from({ length: count }, (_, at) => ({ indexName: INDEX, objectID: String(at) }))
    expect((await ask(objects, { requests })).status).toBe(status)
  })

  test('do not apply to a key that may write', async () => {
    expect((await ask(query, { hitsPerPage: 9 }, { key: WRITE_KEY })).body.hits).toHaveLength(9)
  })
})

describe('attributes with the public key', () => {
  const everything = {
    query: HIDDEN,
    attributesToRetrieve: ['*', 'notes'],
    attributesToHighlight: ['*', 'notes'],
    attributesToSnippet: ['*:10', 'notes:10'],
    facets: ['*'],
    hitsPerPage: 1,
  }

  test.each([
    ['a search', query, everything],
    ['several searches', queries, { requests: [{ indexName: INDEX, ...everything }] }],
    [
      'records',
      objects,
      { requests: [{ indexName: INDEX, objectID: '1', attributesToRetrieve: ['*', 'notes'] }] },
    ],
    ['a record', `/1/indexes/${INDEX}/1?attributesToRetrieve=notes,preview`, undefined],
  ])('%s returns only public attributes', async (_, path, body) => {
    const shown = await ask(path, body)
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('"side":')])
    expect(withoutEcho(shown.text)).not.toContain(HIDDEN)
    const whole = await ask(path, body, { key: WRITE_KEY })
    expect(withoutEcho(whole.text)).toContain(HIDDEN)
  })

  test('a browse is refused', async () => {
    expect((await ask(`/1/indexes/${INDEX}/browse`, {})).status).toBe(403)
  })
})

describe('calls within an hour with the public key', () => {
  const statusFrom = async (from: string) => (await ask(query, {}, { from })).status

  test('are limited for each address separately', async () => {
    for (let call = 0; call < LIMITS.callsPerHour; call++) expect(await statusFrom('198.51.100.1')).toBe(200)
    expect((await ask(query, {}, { from: '198.51.100.1' })).body).toEqual({
      message: 'Too many requests',
      status: 429,
    })
    expect(await statusFrom('198.51.100.2')).toBe(200)
  })

  test('are unlimited for processes of this machine', async () => {
    for (let call = 0; call < LIMITS.callsPerHour + 2; call++) expect((await ask(query, {})).status).toBe(200)
  })
})
