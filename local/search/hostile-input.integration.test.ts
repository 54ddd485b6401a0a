import { request as httpRequest } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PARAMS } from './query/params/param-table.ts'
import { SETTINGS } from './query/settings/setting-table.ts'
import { ROUTES } from './server/routes/table.ts'
import { hostileText, hostileValue } from './server/testing/hostile-text.ts'
import {
  APP_ID,
  published,
  SEARCH_KEY,
  type StartedSearch,
  startedSearch,
  WRITE_KEY,
} from './server/testing/started-search.ts'

const INDEX = 'items'
/** The index for writes of these tests: no other test searches the indices that they name or delete. */
const SCRATCH = 'scratch'

let search: StartedSearch
beforeAll(async () => {
  search = await startedSearch()
  const { client } = search
  const records = Array.from({ length: 40 }, (_, at) => ({
    objectID: String(at),
    title: `cat ${at} house 図書館`,
    kind: at % 2 === 0 ? 'icon' : 'photo',
    constructor: 'x',
    tags: ['a', `b${at}`],
    n: at,
  }))
  await published(
    client,
    INDEX,
    client.setSettings({
      indexName: INDEX,
      indexSettings: {
        searchableAttributes: ['title', 'unordered(tags)'],
        attributesForFaceting: ['searchable(kind)', 'tags', 'constructor'],
        queryLanguages: ['en', 'ja', 'de'],
        indexLanguages: ['en', 'ja', 'de'],
        ignorePlurals: true,
        removeWordsIfNoResults: 'lastWords',
      },
    }),
  )
  await client.saveObjects({ indexName: INDEX, objects: records, waitForTasks: true })
  await client.saveRules({
    indexName: INDEX,
    rules: [
      {
        objectID: 'rule',
        conditions: [{ pattern: '{facet:kind} house', anchoring: 'contains', alternatives: true }],
        consequence: { params: { query: { edits: [{ type: 'remove', delete: '{facet:kind}' }] } } },
      },
    ],
  })
  const synonym = { objectID: 'synonym', type: 'synonym' as const, synonyms: ['cat', 'kitty', 'small tiger'] }
  await published(client, INDEX, client.saveSynonyms({ indexName: INDEX, synonymHit: [synonym] }))
})
afterAll(() => search.stop())

/** Sends a request with its path as it is; `fetch` would normalise it. */
async function send(method: string, path: string, body = '', key = WRITE_KEY) {
  const { port } = new URL(search.url)
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = {
      'x-algolia-application-id': APP_ID,
      'x-algolia-api-key': key,
      'content-length': Buffer.byteLength(body),
    }
    const outgoing = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Expects an answer to every request; a refusal must give its reason in the protocol's format. */
async function expectAnswer(method: string, path: string, body?: unknown, key?: string) {
  const answer = await send(method, path, body === undefined ? '' : JSON.stringify(body), key)
  if (answer.status >= 500) throw new Error(`${method} ${path} ${answer.status}: ${answer.text}`)
  if (answer.status < 400) return
  const refusal: unknown = JSON.parse(answer.text)
  expect(refusal).toEqual({ message: expect.any(String), status: answer.status })
  expect(answer.text.length).toBeLessThan(5_000)
}

describe('a hostile search is answered or refused without an internal error', () => {
  const inUrl = (text: string) => encodeURIComponent(text.toWellFormed())

  test.each(Object.keys(PARAMS))('for any value of %s', { timeout: 120_000 }, async (name) => {
    const property = fc.asyncProperty(hostileValue, hostileText, async (value, text) => {
      const said = { [name]: value }
      await expectAnswer('POST', `/1/indexes/${INDEX}/query`, said)
      await expectAnswer('POST', `/1/indexes/${INDEX}/query`, { query: 'cat icon house', ...said })
      await expectAnswer('POST', `/1/indexes/${INDEX}/query`, { params: `${name}=${inUrl(text)}` })
      await expectAnswer('POST', `/1/indexes/${INDEX}/browse`, said)
      await expectAnswer('POST', `/1/indexes/${INDEX}/facets/kind/query`, said)
      await expectAnswer('POST', '/1/indexes/*/queries', { requests: [{ indexName: INDEX, ...said }] })
    })
    await fc.assert(property, { numRuns: 12 })
  })
})

describe('a hostile change is executed or refused without an internal error', () => {
  test.each(Object.keys(SETTINGS))('for any value of the setting %s', { timeout: 120_000 }, async (name) => {
    const property = fc.asyncProperty(hostileValue, async (value) => {
      await expectAnswer('PUT', `/1/indexes/${SCRATCH}/settings`, { [name]: value })
      await expectAnswer('PUT', `/1/indexes/${SCRATCH}/settings`, { [name]: null })
    })
    await fc.assert(property, { numRuns: 8 })
  })

  const BODIES = fc.oneof(
    hostileValue,
    fc.record({ requests: hostileValue, strategy: hostileValue }, { requiredKeys: ['requests'] }),
    fc.record({
      requests: fc.array(
        fc.record(
          {
            action: fc.constantFrom(
              'addObject',
              'updateObject',
              'partialUpdateObject',
              'deleteObject',
              'constructor',
            ),
            indexName: fc.constantFrom<string>(SCRATCH),
            body: fc.record(
              { objectID: hostileText, text: hostileText, kind: hostileValue },
              { requiredKeys: [] },
            ),
          },
          { requiredKeys: ['action', 'body', 'indexName'] },
        ),
        { maxLength: 3 },
      ),
    }),
    fc.record({
      requests: fc.array(
        fc.record(
          {
            indexName: hostileText,
            type: hostileValue,
            facet: hostileValue,
            objectID: hostileValue,
            attributesToRetrieve: hostileValue,
          },
          { requiredKeys: [] },
        ),
        { maxLength: 3 },
      ),
    }),
    fc.record(
      {
        objectID: hostileText,
        text: hostileText,
        n: fc.record({ _operation: hostileText, value: hostileValue }),
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        objectID: hostileText,
        conditions: fc.array(
          fc.record(
            {
              pattern: hostileText,
              anchoring: fc.constantFrom('is', 'contains', 'startsWith', 'endsWith'),
              context: hostileText,
              filters: hostileText,
            },
            { requiredKeys: [] },
          ),
          { maxLength: 2 },
        ),
        consequence: fc.record(
          {
            params: fc.record({ query: hostileValue, filters: hostileText }, { requiredKeys: [] }),
            userData: hostileValue,
            promote: hostileValue,
            hide: hostileValue,
          },
          { requiredKeys: [] },
        ),
        validity: hostileValue,
      },
      { requiredKeys: ['conditions', 'consequence'] },
    ),
    fc.record(
      {
        objectID: hostileText,
        type: fc.constantFrom('synonym', 'onewaysynonym', 'altcorrection1', 'placeholder'),
        synonyms: fc.array(hostileText, { maxLength: 3 }),
        input: hostileText,
        word: hostileText,
        corrections: fc.array(hostileText, { maxLength: 2 }),
        placeholder: hostileText,
        replacements: fc.array(hostileText, { maxLength: 2 }),
      },
      { requiredKeys: ['objectID', 'type'] },
    ),
    fc.record(
      {
        query: hostileText,
        type: hostileValue,
        anchoring: hostileValue,
        context: hostileText,
        page: hostileValue,
        hitsPerPage: hostileValue,
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        acl: hostileValue,
        description: hostileText,
        indexes: hostileValue,
        queryParameters: hostileText,
        referers: hostileValue,
        validity: hostileValue,
        maxHitsPerQuery: hostileValue,
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        operation: fc.constantFrom('copy', 'move'),
        destination: fc.oneof(fc.constantFrom<string>(SCRATCH), hostileText),
        scope: hostileValue,
      },
      { requiredKeys: [] },
    ),
    fc.record({
      events: fc.array(
        fc.record(
          {
            eventType: fc.constantFrom('click', 'view'),
            eventName: hostileText,
            index: hostileText,
            userToken: fc.constantFrom('a'),
            objectIDs: fc.array(hostileText, { maxLength: 2 }),
            timestamp: hostileValue,
          },
          { requiredKeys: ['eventType', 'eventName', 'index', 'userToken', 'objectIDs'] },
        ),
        { maxLength: 2 },
      ),
    }),
  )

  test.each(ROUTES.map(({ method, path }) => [method, path] as const))(
    '%s %s, for any path, query and body',
    { timeout: 120_000 },
    async (method, path) => {
      const property = fc.asyncProperty(
        fc.infiniteStream(hostileText),
        BODIES,
        hostileText,
        hostileText,
        async (pieces, body, name, value) => {
          const piece = () => encodeURIComponent((pieces.next().value ?? '').slice(0, 300).toWellFormed())
          const hostile = path.replace(/:\w+/g, piece)
          const aimed = path.replace(':index', SCRATCH).replace(/:\w+/g, piece)
          const query = `?${encodeURIComponent(name.slice(0, 300).toWellFormed())}=${encodeURIComponent(value.slice(0, 300).toWellFormed())}`
          await expectAnswer(method, hostile, body)
          await expectAnswer(method, aimed, body)
          await expectAnswer(method, aimed + query, [body])
        },
      )
      await fc.assert(property, { numRuns: 25 })
    },
  )

  test('the engine still writes and finds records after all accepted changes are executed', async () => {
    const { client } = search
    await client.saveObjects({
      indexName: INDEX,
      objects: [{ objectID: 'last', title: 'afterwards' }],
      waitForTasks: true,
    })
    const { hits } = await client.searchSingleIndex({
      indexName: INDEX,
      searchParams: { query: 'afterwards' },
    })
    expect(hits.map(({ objectID }) => objectID)).toEqual(['last'])
  })
})

describe('a hostile address is answered or refused without an internal error', () => {
  test.each([
    ...[
      '%',
      '%zz',
      '%ED%A0%80',
      '%00',
      '%2F',
      '%5C',
      '..',
      '%2e%2e',
      '*',
      '__proto__',
      'constructor',
      '%23',
      '%3F',
    ],
    ...['a%ED%A0%80b', '%C0%AF', '%F0%9F', ';', '@', '//', '\\', '%0d%0a', 'a%2Fquery'],
  ])('with %s in its path and in its query', async (piece) => {
    for (const path of [
      `/1/indexes/${piece}`,
      `/1/indexes/${piece}/query`,
      `/1/indexes/${INDEX}/${piece}`,
      `/${piece}`,
    ]) {
      await expectAnswer('GET', path)
      await expectAnswer('POST', path, {})
    }
    for (const name of ['query', 'filters', 'cursor', 'x-algolia-api-key', 'x-algolia-usertoken', piece]) {
      await expectAnswer('GET', `/1/indexes/${INDEX}/query?${name}=${piece}`, undefined, SEARCH_KEY)
      await expectAnswer('GET', `/1/indexes/${INDEX}/browse?${name}=${piece}`)
    }
  })

  test('for any key, also a signed one', async () => {
    const { createHmac } = await import('node:crypto')
    const sign = (said: string) =>
      Buffer.from(createHmac('sha256', SEARCH_KEY).update(said).digest('hex') + said).toString('base64')
    const property = fc.asyncProperty(
      hostileText,
      fc.constantFrom(
        'filters',
        'userToken',
        'validUntil',
        'restrictIndices',
        'restrictSources',
        'query',
        'hitsPerPage',
        'unknown',
      ),
      async (text, name) => {
        const keys = [text, sign(text.toWellFormed()), sign(new URLSearchParams({ [name]: text }).toString())]
        for (const key of keys) {
          const inAddress = `x-algolia-api-key=${encodeURIComponent(key.toWellFormed().slice(0, 1_000))}`
          const { status } = await send(
            'GET',
            `/1/indexes/${INDEX}/query?${inAddress}&x-algolia-application-id=${APP_ID}`,
            '',
            '',
          )
          expect(status).toBeLessThan(500)
        }
      },
    )
    await fc.assert(property, { numRuns: 150 })
  })
})

describe('a hostile body is answered or refused without an internal error', () => {
  test.each([
    ['nested lists', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['nested objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['lists that never end', '['.repeat(400_000)],
    ['nested filters', JSON.stringify({ facetFilters: `${'['.repeat(100_000)}${']'.repeat(100_000)}` })],
    ['very many filters', JSON.stringify({ facetFilters: Array.from({ length: 150_000 }, () => 'a:b') })],
    ['brackets in filters', JSON.stringify({ filters: '('.repeat(400_000) })],
    [
      'closed brackets in filters',
      JSON.stringify({ filters: `${'('.repeat(5_000)}a:b${')'.repeat(5_000)}` }),
    ],
    ['a quoted value that never ends', JSON.stringify({ filters: `a:"${'\\"'.repeat(200_000)}` })],
    ['a very long number', JSON.stringify({ numericFilters: `n=${'1'.repeat(400_000)}x` })],
    ['a very long row of digits', JSON.stringify({ filters: `n=${'1'.repeat(400_000)}x` })],
    ['very many spaces', JSON.stringify({ numericFilters: `n${' '.repeat(400_000)}x` })],
    [
      'bytes that are no UTF-8',
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]).toString('latin1'),
    ],
    ['a lone surrogate', '{"query":"\\ud800","filters":"kind:\\udc00"}'],
    ['nothing', ''],
    ['null', 'null'],
    ['a text', '"a"'],
  ])('of %s', async (_, body) => {
    for (const path of [
      'items/query',
      'items/browse',
      'items/facets/kind/query',
      '*/queries',
      '*/objects',
      'scratch/batch',
      '*/batch',
      'scratch/settings',
      'scratch/rules/batch',
      'scratch/synonyms/search',
      'scratch/deleteByQuery',
    ]) {
      const { status } = await send(path.endsWith('settings') ? 'PUT' : 'POST', `/1/indexes/${path}`, body)
      expect([path, status < 500 && status >= 200]).toEqual([path, true])
    }
  })
})
