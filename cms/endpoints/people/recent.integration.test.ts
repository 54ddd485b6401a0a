import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { recentSchema } from '#domain/contract/recent.ts'
import { MAX_RECENT_SEARCHES } from '#domain/search/recent-searches.ts'
import { MAX_RECENTLY_VIEWED } from '#domain/search/recently-viewed.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

const person = async () => withSession(payload, await makePerson(payload))
const search = (query: string) => ({ query, asset: null, contributors: [], lang: 'en' })
const recentIn = ({ body }: Answer) => recentSchema.parse(body.response?.recent)
const queries = (answer: Answer) => recentIn(answer).searches.map(({ query }) => query)
const saveSearches = (browser: TestBrowser, ...words: string[]) =>
  browser.call('POST', '/v2/auth/recent/searches', { json: { searches: words.map(search) } })
const view = (browser: TestBrowser, ...viewed: string[]) =>
  browser.call('POST', '/v2/auth/recent/viewed', { json: { viewed } })
const read = (browser: TestBrowser) => browser.call('GET', '/v2/auth/recent')

test('searches are stored newest first, each query once in any spelling', async () => {
  const browser = await person()
  for (const word of ['heart', 'house', ' Heart ']) await saveSearches(browser, word)
  expect(queries(await read(browser))).toEqual(['Heart', 'house'])
})

test('searches of a visitor come before those of the account, in order, within the maximum', async () => {
  const browser = await person()
  const words = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name} ${n}`)
  await saveSearches(browser, ...words('old', MAX_RECENT_SEARCHES))
  const merged = queries(await saveSearches(browser, 'new 0', 'old 5', 'new 1'))
  expect(merged.slice(0, 5)).toEqual(['new 0', 'old 5', 'new 1', 'old 0', 'old 1'])
  expect(merged).toHaveLength(MAX_RECENT_SEARCHES)
  const slugs = words('slug', MAX_RECENTLY_VIEWED)
  await view(browser, ...slugs)
  expect(recentIn(await view(browser, 'newest', 'slug 3')).viewed).toEqual(
    ['newest', 'slug 3', ...slugs.filter((slug) => slug !== 'slug 3')].slice(0, MAX_RECENTLY_VIEWED),
  )
})

test('two concurrent tabs lose nothing', async () => {
  const browser = await person()
  await Promise.all(['a', 'b', 'c', 'd'].map((word) => saveSearches(browser, word)))
  expect(queries(await read(browser)).sort()).toEqual(['a', 'b', 'c', 'd'])
})

test('each is deleted on its own, and all at once', async () => {
  const browser = await person()
  await saveSearches(browser, 'one', 'two')
  await view(browser, 'first', 'second')
  const forget = (path: string) => browser.call('DELETE', `/v2/auth/recent/${path}`)
  expect(queries(await forget('searches?query=TWO'))).toEqual(['one'])
  expect(recentIn(await forget('viewed?slug=first')).viewed).toEqual(['second'])
  await forget('searches')
  expect(recentIn(await forget('viewed'))).toEqual({ searches: [], viewed: [] })
})

test('are visible only to their user', async () => {
  const [browser, stranger] = [await person(), await person()]
  await saveSearches(browser, 'secret')
  await stranger.call('DELETE', '/v2/auth/recent/searches?query=secret')
  expect(queries(await read(stranger))).toEqual([])
  expect(queries(await read(browser))).toEqual(['secret'])
})

test('an invalid search is rejected', async () => {
  const browser = await person()
  expect((await saveSearches(browser, '   ')).status).toBe(400)
  expect(
    (await saveSearches(browser, ...Array.from({ length: MAX_RECENT_SEARCHES + 1 }, String))).status,
  ).toBe(400)
  expect((await view(browser, 'x'.repeat(201))).status).toBe(400)
})
