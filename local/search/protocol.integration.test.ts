import { readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import aa from 'search-insights'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  APP_ID,
  published,
  SEARCH_KEY,
  type StartedSearch,
  startedSearch,
} from './server/testing/started-search.ts'

let search: StartedSearch
const indexName = 'items'
beforeAll(async () => {
  search = await startedSearch()
  await published(search.client, indexName, search.client.saveObject({ indexName, body: { objectID: 'a' } }))
})
afterAll(() => search.stop())

const errorOf = async (answer: Response) => [answer.status, await answer.json()]
const post = (path: string, body: string) => search.ask(path, { method: 'POST', body })

describe("errors have Algolia's format", () => {
  test.each([
    ['/1/nowhere', 'GET', 404, 'Path not found'],
    ['/1/indexes/%E0%A4%A/settings', 'GET', 404, 'Path not found'],
    ['/1/keys', 'PUT', 405, 'Method not allowed'],
    ['/1/indexes/nothing/a', 'GET', 404, 'Index nothing does not exist'],
    ['/1/indexes/items/missing', 'GET', 404, 'ObjectID does not exist'],
    ['/1/indexes/items/task/abc', 'GET', 400, 'Invalid taskID'],
  ])('for %s by %s', async (path, method, status, message) => {
    expect(await errorOf(await search.ask(path, { method }))).toEqual([status, { message, status }])
  })

  test.each(['{', '[]', '"text"', 'null', '{"a":1}}'])('for a body of %j', async (body) => {
    const answer = await post('/1/indexes/items/batch', body)
    expect(await errorOf(answer)).toEqual([400, { message: expect.any(String), status: 400 }])
  })

  test('for a body that is nested too deeply', async () => {
    const body = `{"requests":${'['.repeat(200_000)}`
    expect((await post('/1/indexes/items/batch', body)).status).toBe(400)
  })

  test('for an attribute that reaches into prototypes', async () => {
    const answer = await post('/1/indexes/items', '{"__proto__":{"polluted":true}}')
    expect(answer.status).toBe(400)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test("for recommendations, which need Algolia's models", async () => {
    expect((await post('/1/indexes/*/recommendations', '{"requests":[]}')).status).toBe(404)
  })

  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'FOO'])('for the method %s', async (method) => {
    const target = method === 'CONNECT' ? 'evil.example:443' : '/1/indexes/*/queries'
    const head = [`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close']
    expect(await exchange(`${head.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 405 /)
  })

  test('for a body above 64 MB, before it is sent', async () => {
    const head = [
      'POST /1/indexes/items/batch HTTP/1.1',
      'Host: x',
      `X-Algolia-Application-Id: ${APP_ID}`,
      `X-Algolia-API-Key: ${'w'.repeat(32)}`,
      `Content-Length: ${64 * 1024 * 1024 + 1}`,
    ]
    expect(await exchange(`${head.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 /)
  })
})

describe('a browser of another origin', () => {
  test('may send every header of the clients', async () => {
    const answer = await fetch(`${search.url}/1/indexes/*/queries`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    for (const name of ['x-algolia-api-key', 'x-algolia-application-id', 'content-type', 'request-id']) {
      expect(answer.headers.get('access-control-allow-headers')).toContain(name)
    }
  })

  test('can read answers and errors', async () => {
    for (const path of ['/1/indexes', '/1/nowhere']) {
      expect((await search.ask(path)).headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  test('may send JSON as plain text', async () => {
    const headers = { 'content-type': 'text/plain' }
    const body = JSON.stringify({ requests: [{ indexName, objectID: 'a' }] })
    const answer = await search.ask('/1/indexes/*/objects', { method: 'POST', headers, body })
    expect(await answer.json()).toEqual({ results: [{ objectID: 'a' }] })
  })
})

test('large answers are compressed for clients that accept it', async () => {
  await published(
    search.client,
    indexName,
    search.client.saveObject({ indexName, body: { objectID: 'large', text: 'x'.repeat(50_000) } }),
  )
  const asked = (encoding: string) =>
    exchange(
      [
        'GET /1/indexes/items/large HTTP/1.1',
        'Host: x',
        `X-Algolia-Application-Id: ${APP_ID}`,
        `X-Algolia-API-Key: ${SEARCH_KEY}`,
        `Accept-Encoding: ${encoding}`,
        'Connection: close',
        '\r\n',
      ].join('\r\n'),
    )
  expect(await asked('gzip, br')).toMatch(/Content-Encoding: gzip/i)
  expect(await asked('gzip;q=0')).not.toMatch(/Content-Encoding/i)
  expect((await asked('identity')).length).toBeGreaterThan(50_000)
})

describe('tasks', () => {
  test('have increasing numbers, and are reported by index and by application', async () => {
    const first = await search.client.saveObject({ indexName, body: { objectID: 'b' } })
    const second = await search.client.saveObject({ indexName: 'others', body: { objectID: 'b' } })
    expect(second.taskID).toBeGreaterThan(first.taskID)
    await search.client.waitForTask({ indexName, taskID: first.taskID })
    await search.client.waitForAppTask({ taskID: second.taskID })
    expect(await search.client.getTask({ indexName, taskID: first.taskID })).toMatchObject({
      status: 'published',
    })
  })

  test('are not published before they are assigned', async () => {
    expect(await search.client.getTask({ indexName, taskID: 1_000_000 })).toMatchObject({
      status: 'notPublished',
    })
  })
})

test('an index exists by its name until it is deleted', async () => {
  await published(
    search.client,
    'brief',
    search.client.saveObject({ indexName: 'brief', body: { objectID: 'b' } }),
  )
  expect(await search.client.indexExists({ indexName: 'brief' })).toBe(true)
  await published(search.client, 'brief', search.client.deleteIndex({ indexName: 'brief' }))
  expect(await search.client.indexExists({ indexName: 'brief' })).toBe(false)
})

test('indices are listed in pages', async () => {
  const all = await search.client.listIndices()
  const page = await search.client.listIndices({ page: 1, hitsPerPage: 1 })
  expect(page).toMatchObject({ nbPages: all.items.length, items: [{ name: all.items[1]?.name }] })
  expect(all.items[0]).toMatchObject({ dataSize: expect.any(Number), updatedAt: expect.stringMatching(/Z$/) })
})

describe('events', () => {
  const event = (more: object = {}) => ({
    eventType: 'click',
    eventName: 'Item clicked',
    index: indexName,
    userToken: 'anonymous-1',
    objectIDs: ['a'],
    ...more,
  })
  const send = (...events: object[]) => post('/1/events', JSON.stringify({ events }))

  test('of the official library are stored and counted', async () => {
    aa('init', { appId: APP_ID, apiKey: SEARCH_KEY, host: search.url })
    aa('setUserToken', 'anonymous-1')
    await aa('viewedObjectIDs', { eventName: 'Items viewed', index: indexName, objectIDs: ['a', 'b'] })
    const kept = () =>
      readFileSync(join(search.folder, 'events', 'events.jsonl'), 'utf8')
        .trim()
        .split('\n')
    await expect
      .poll(() => kept().map((line) => JSON.parse(line)))
      .toContainEqual(
        expect.objectContaining({ eventType: 'view', objectIDs: ['a', 'b'], userToken: 'anonymous-1' }),
      )
    expect(await (await search.ask('/metrics')).text()).toContain('search_events_total{type="view"} 1')
  })

  test.each([
    ['a type that there is not', { eventType: 'glance' }],
    ['no index', { index: '' }],
    ['no person', { userToken: undefined }],
    ['a person with a strange name', { userToken: 'a b' }],
    ['neither records nor filters', { objectIDs: undefined }],
    ['records and filters', { filters: ['kind:icon'] }],
    ['21 records', { objectIDs: Array.from({ length: 21 }, String) }],
    ['positions for other records', { positions: [1, 2] }],
    ['a time long gone', { timestamp: Date.now() - 5 * 24 * 3_600_000 }],
    ['a time to come', { timestamp: Date.now() + 3_600_000 }],
  ])('with %s are refused', async (_, more) => {
    expect((await send(event(more))).status).toBe(422)
  })

  test('are accepted all or none', async () => {
    const before = readFileSync(join(search.folder, 'events', 'events.jsonl'), 'utf8')
    expect((await send(event(), event({ eventType: 'glance' }))).status).toBe(422)
    expect(readFileSync(join(search.folder, 'events', 'events.jsonl'), 'utf8')).toBe(before)
    expect(await (await send(event())).json()).toEqual({ status: 200, message: 'OK' })
  })
})

describe('the operator of the engine', () => {
  test('can check its health without a key', async () => {
    expect((await fetch(`${search.url}/1/isalive`)).status).toBe(200)
    expect(await (await fetch(`${search.url}/healthz`)).json()).toMatchObject({
      status: 'ok',
      pendingTasks: 0,
    })
  })

  test('can read metrics of requests, records, memory and waiting tasks', async () => {
    await search.ask('/1/indexes/items/a')
    const text = await (await fetch(`${search.url}/metrics`)).text()
    expect(text).toMatch(
      /^search_requests_total\{route="\/1\/indexes\/:index\/:objectID",status="200"\} \d+$/m,
    )
    expect(text).toMatch(/^search_request_seconds_bucket\{route="[^"]+",le="\+Inf"\} \d+$/m)
    expect(text).toMatch(/^search_records\{index="items"\} [1-9]\d*$/m)
    expect(text).toMatch(/^search_memory_bytes \d+$/m)
    expect(text).toMatch(/^search_pending_tasks 0$/m)
  })

  test('can read the latest requests, or only errors, without keys in them', async () => {
    await fetch(
      `${search.url}/1/indexes/items/gone?x-algolia-application-id=${APP_ID}&x-algolia-api-key=${SEARCH_KEY}`,
    )
    const { logs } = await search.client.getLogs({ length: 5 })
    expect(logs[0]).toMatchObject({ method: 'GET', answer_code: '404', index: 'items' })
    expect(JSON.stringify(logs)).not.toContain(SEARCH_KEY)
    const errors = (await search.client.getLogs({ type: 'error' })).logs
    expect(errors.every(({ answer_code }) => Number(answer_code) >= 400)).toBe(true)
  })
})

test('an engine at its memory limit searches and deletes, but refuses new records', async () => {
  const full = await startedSearch({ memoryMb: 1 })
  const step = (action: string, body: object) =>
    full.ask('/1/indexes/items/batch', {
      method: 'POST',
      body: JSON.stringify({ requests: [{ action, body }] }),
    })
  expect(await errorOf(await step('addObject', { objectID: 'b' }))).toEqual([
    507,
    { message: expect.stringContaining('of the 1 MB it may'), status: 507 },
  ])
  expect((await step('deleteObject', { objectID: 'a' })).status).toBe(200)
  expect(await (await full.ask('/healthz')).json()).toMatchObject({ status: 'full' })
  await full.stop()
})

/** One exchange over a TCP connection, for requests that no HTTP client sends. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(new URL(search.url).port), '127.0.0.1', () => socket.write(text))
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')))
    socket.on('error', reject)
  })
}
