import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  published,
  SEARCH_KEY,
  type StartedSearch,
  startedSearch,
  WRITE_KEY,
} from './server/testing/started-search.ts'

let search: StartedSearch
const indexName = 'items'
beforeAll(async () => {
  search = await startedSearch()
  await published(search.client, indexName, search.client.saveObject({ indexName, body: { objectID: 'a' } }))
})
afterAll(() => search.stop())

/**
 * Created by the official client for servers; the compiler sees the types of the client for browsers, which
 * has no such function.
 */
function securedKey(restrictions: Readonly<Record<string, unknown>>, parentApiKey = SEARCH_KEY): string {
  const generate: unknown = Reflect.get(search.client, 'generateSecuredApiKey')
  if (typeof generate !== 'function') throw new TypeError('the client makes no secured keys')
  return String(generate({ parentApiKey, restrictions }))
}

const WRONG = { status: 403, message: 'Invalid Application-ID or API key' }
const NOT_ALLOWED = { status: 403, message: 'Method not allowed with this API key' }
const NOT_THIS_INDEX = { status: 403, message: 'Index not allowed with this API key' }
const getRecord = (key: string, index = indexName) =>
  search.clientWith(key).getObject({ indexName: index, objectID: 'a' })

describe('a request', () => {
  test("with a wrong or missing key is refused with Algolia's message", async () => {
    await expect(getRecord('wrong')).rejects.toMatchObject(WRONG)
    const answer = await fetch(`${search.url}/1/indexes`)
    expect([answer.status, await answer.json()]).toEqual([403, { message: WRONG.message, status: 403 }])
  })

  test('for another application is refused', async () => {
    const answer = await search.ask('/1/indexes', { headers: { 'x-algolia-application-id': 'other' } })
    expect([answer.status, await answer.json()]).toEqual([403, { message: WRONG.message, status: 403 }])
  })

  test('may have its key in the query, as browsers send it', async () => {
    const answer = await fetch(
      `${search.url}/1/indexes/${indexName}/a?x-algolia-api-key=${SEARCH_KEY}&X-Algolia-Application-Id=motif-test`,
    )
    expect(await answer.json()).toEqual({ objectID: 'a' })
  })

  test('with the search key can read and nothing else', async () => {
    const reader = search.clientWith(SEARCH_KEY)
    expect(await getRecord(SEARCH_KEY)).toEqual({ objectID: 'a' })
    await expect(reader.saveObject({ indexName, body: {} })).rejects.toMatchObject(NOT_ALLOWED)
    await expect(reader.deleteObject({ indexName, objectID: 'a' })).rejects.toMatchObject(NOT_ALLOWED)
    await expect(reader.getSettings({ indexName })).rejects.toMatchObject(NOT_ALLOWED)
    await expect(reader.listApiKeys()).rejects.toMatchObject(NOT_ALLOWED)
    await expect(reader.listIndices()).rejects.toMatchObject(NOT_ALLOWED)
    await expect(
      reader.batch({ indexName, batchWriteParams: { requests: [{ action: 'addObject', body: {} }] } }),
    ).rejects.toMatchObject(NOT_ALLOWED)
    await expect(reader.batch({ indexName, batchWriteParams: { requests: [] } })).rejects.toMatchObject(
      NOT_ALLOWED,
    )
    await expect(reader.multipleBatch({ requests: [] })).rejects.toMatchObject(NOT_ALLOWED)
  })
})

describe('a secured key', () => {
  const name = 'secured'
  beforeAll(async () => {
    const objects = ['red', 'blue'].flatMap((team) =>
      [1, 2].map((at) => ({ objectID: `${team}${at}`, team })),
    )
    await search.client.saveObjects({ indexName: name, objects, waitForTasks: true })
    const indexSettings = { attributesForFaceting: ['filterOnly(team)'] }
    await published(search.client, name, search.client.setSettings({ indexName: name, indexSettings }))
  })
  const idsWith = async (key: string, params: object = {}, indexName = name) => {
    const { results } = await search.liteWith(key).searchForHits({ requests: [{ indexName, ...params }] })
    return results[0]?.hits.map(({ objectID }) => objectID)
  }
  const tomorrow = () => Math.floor(Date.now() / 1_000) + 86_400

  test('finds only records of its filters, whatever the request', async () => {
    const key = securedKey({ filters: 'team:red', validUntil: tomorrow() })
    expect(await idsWith(key)).toEqual(['red1', 'red2'])
    expect(await idsWith(key, { filters: 'team:blue' })).toEqual([])
    expect(await idsWith(key, { filters: 'team:blue OR team:red' })).toEqual(['red1', 'red2'])
    await expect(idsWith(key, { filters: 'team:red) OR (team:blue' })).rejects.toMatchObject({ status: 400 })
  })

  test('reads no record that it would not find', async () => {
    const client = search.clientWith(securedKey({ filters: 'team:red' }))
    expect(await client.getObject({ indexName: name, objectID: 'red1' })).toMatchObject({ team: 'red' })
    await expect(client.getObject({ indexName: name, objectID: 'blue1' })).rejects.toMatchObject({
      status: 404,
    })
    const requests = [{ indexName: name, objectID: 'blue1' }]
    expect((await client.getObjects({ requests })).results).toEqual([null])
  })

  test('expires at its time', async () => {
    const key = securedKey({ validUntil: Math.floor(Date.now() / 1_000) - 1 })
    await expect(idsWith(key)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('validUntil'),
    })
  })

  test('is limited to its indices and sources', async () => {
    await expect(idsWith(securedKey({ restrictIndices: ['other*'] }))).rejects.toMatchObject(NOT_THIS_INDEX)
    expect(await idsWith(securedKey({ restrictIndices: ['secur*'] }))).toHaveLength(4)
    await expect(idsWith(securedKey({ restrictSources: '203.0.113.0/24' }))).rejects.toMatchObject({
      status: 403,
    })
    expect(await idsWith(securedKey({ restrictSources: '127.0.0.0/8' }))).toHaveLength(4)
  })

  test('adds to the parameters of its parent key', async () => {
    const { key } = await search.client.addApiKey({
      acl: ['search'],
      queryParameters: 'hitsPerPage=1&filters=team:blue',
    })
    expect(await idsWith(key)).toEqual(['blue1'])
    expect(await idsWith(securedKey({ filters: 'team:red' }, key), { hitsPerPage: 9 })).toEqual([])
  })

  test('is refused without its parent, with another one, and with the admin key as its parent', async () => {
    const { key } = await search.client.addApiKey({ acl: ['search'] })
    const secured = securedKey({ filters: 'team:red' }, key)
    expect(await idsWith(secured)).toEqual(['red1', 'red2'])
    await search.client.deleteApiKey({ key })
    await expect(idsWith(secured)).rejects.toMatchObject(WRONG)
    await expect(idsWith(securedKey({}, 'x'.repeat(32)))).rejects.toMatchObject(WRONG)
    await expect(idsWith(securedKey({}, WRITE_KEY))).rejects.toMatchObject(WRONG)
  })
})

describe('an API key', () => {
  test('is created, read, changed, removed and restored', async () => {
    const { client } = search
    const { key } = await client.addApiKey({ acl: ['search', 'browse'], description: 'for a partner' })
    await client.waitForApiKey({ operation: 'add', key })
    expect(await client.getApiKey({ key })).toMatchObject({
      value: key,
      acl: ['search', 'browse'],
      validity: 0,
    })
    expect((await client.listApiKeys()).keys.map(({ value }) => value)).toContain(key)

    const apiKey = { acl: ['search' as const], maxHitsPerQuery: 5 }
    await client.updateApiKey({ key, apiKey })
    await client.waitForApiKey({ operation: 'update', key, apiKey })

    await client.deleteApiKey({ key })
    await client.waitForApiKey({ operation: 'delete', key })
    await expect(getRecord(key)).rejects.toMatchObject(WRONG)
    await client.restoreApiKey({ key })
    expect(await getRecord(key)).toEqual({ objectID: 'a' })
  })

  test('can read its own description and no other', async () => {
    const { key } = await search.client.addApiKey({ acl: ['search'] })
    expect(await search.clientWith(key).getApiKey({ key })).toMatchObject({ value: key })
    await expect(search.clientWith(key).getApiKey({ key: SEARCH_KEY })).rejects.toMatchObject(NOT_ALLOWED)
  })

  test('the admin key cannot be read by any key', async () => {
    await expect(search.client.getApiKey({ key: WRITE_KEY })).rejects.toMatchObject({ status: 404 })
    expect((await search.client.listApiKeys()).keys.map(({ value }) => value)).not.toContain(WRITE_KEY)
  })

  test('is refused with invalid terms', async () => {
    await expect(search.client.addApiKey({ acl: ['fly' as never] })).rejects.toMatchObject({ status: 400 })
    await expect(search.client.addApiKey({ acl: ['search'], validity: -1 })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('is limited to the indices of its patterns', async () => {
    const { key } = await search.client.addApiKey({ acl: ['search', 'addObject'], indexes: ['item*'] })
    expect(await getRecord(key)).toEqual({ objectID: 'a' })
    await expect(getRecord(key, 'others')).rejects.toMatchObject(NOT_THIS_INDEX)
    await expect(
      search.clientWith(key).getObjects({ requests: [{ indexName: 'others', objectID: 'a' }] }),
    ).rejects.toMatchObject(NOT_THIS_INDEX)
    await expect(
      search
        .clientWith(key)
        .multipleBatch({ requests: [{ action: 'addObject', indexName: 'others', body: {} }] }),
    ).rejects.toMatchObject(NOT_THIS_INDEX)
    await expect(
      search
        .clientWith(key)
        .operationIndex({ indexName, operationIndexParams: { operation: 'copy', destination: 'others' } }),
    ).rejects.toMatchObject(NOT_THIS_INDEX)
  })

  test('expires after its validity', async () => {
    const { key } = await search.client.addApiKey({ acl: ['search'], validity: 1 })
    expect(await getRecord(key)).toEqual({ objectID: 'a' })
    await expect.poll(() => getRecord(key).catch(({ status }) => status), { timeout: 4_000 }).toBe(403)
  })

  test('has an hourly limit for each address, counted separately', async () => {
    const { key } = await search.client.addApiKey({ acl: ['search'], maxQueriesPerIPPerHour: 2 })
    const statusFor = async (ip: string) => {
      const headers = { 'x-algolia-api-key': key, 'x-forwarded-for': `203.0.113.9, ${ip}` }
      return (await search.ask(`/1/indexes/${indexName}/a`, { headers })).status
    }
    expect([await statusFor('198.51.100.1'), await statusFor('198.51.100.1')]).toEqual([200, 200])
    expect(await statusFor('198.51.100.1')).toBe(429)
    expect(await statusFor('198.51.100.2')).toBe(200)
  })

  test('counts a whole IPv6 network as one address, and ignores tokens in requests', async () => {
    const { key } = await search.client.addApiKey({ acl: ['search'], maxQueriesPerIPPerHour: 2 })
    const statusFor = async (ip: string, token: string) => {
      const headers = {
        'x-algolia-api-key': key,
        'x-forwarded-for': ip,
        'x-algolia-usertoken': token,
      }
      return (await search.ask(`/1/indexes/${indexName}/a`, { headers })).status
    }
    expect([await statusFor('2001:db8::1', 'a'), await statusFor('2001:db8::2:1', 'b')]).toEqual([200, 200])
    expect(await statusFor('2001:db8::3:1', 'c')).toBe(429)
    expect(await statusFor('2001:db8:0:1::1', 'c')).toBe(200)
  })

  test('is limited to its referers', async () => {
    const { key } = await search.client.addApiKey({ acl: ['search'], referers: ['https://motif.example/*'] })
    const statusFrom = async (referer: string) => {
      const headers = { 'x-algolia-api-key': key, referer }
      return (await search.ask(`/1/indexes/${indexName}/a`, { headers })).status
    }
    expect(await statusFrom('https://motif.example/en')).toBe(200)
    expect(await statusFrom('https://elsewhere.example/')).toBe(403)
  })
})
