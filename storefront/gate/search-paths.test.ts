import { expect, test } from 'vitest'
import { searchBehind } from './search-paths.ts'

const ENGINE = 'http://127.0.0.1:4000'
const behind = (method: string, address: string) => searchBehind(method, address, ENGINE)?.toString() ?? null

test.each([
  ['POST', '/1/indexes/*/queries?x-algolia-agent=a%20b'],
  ['POST', '/1/indexes/motif_items_en/query'],
  ['POST', '/1/indexes/motif_items_en/facets/style/query'],
  ['POST', '/1/events?X-Algolia-API-Key=k'],
])('%s %s passes, without its prefix', (method, address) => {
  expect(behind(method, `/search-api${address}`)).toBe(ENGINE + address)
})

test('an encoded asterisk is one', () => {
  expect(behind('POST', '/search-api/1/indexes/%2A/queries')).toBe(`${ENGINE}/1/indexes/%2A/queries`)
})

test.each([
  ['POST', '/1/indexes/motif_items_en/batch'],
  ['POST', '/1/indexes/motif_items_en'],
  ['PUT', '/1/indexes/motif_items_en/settings'],
  ['DELETE', '/1/indexes/motif_items_en'],
  ['GET', '/1/keys'],
  ['GET', '/metrics'],
  ['POST', '/1/indexes/motif_items_en/browse'],
  ['POST', '/1/indexes/a/../../keys'],
  ['POST', '/1/indexes/a%2F..%2Fb/query/../batch'],
])('%s %s stays closed', (method, address) => {
  expect(behind(method, `/search-api${address}`)).toBe('closed')
})

test('other addresses are not about search', () => {
  expect(behind('POST', '/1/indexes/*/queries')).toBeNull()
  expect(behind('GET', '/search-apis')).toBeNull()
})

test('without a local engine everything is closed', () => {
  expect(searchBehind('POST', '/search-api/1/indexes/*/queries', undefined)).toBe('closed')
})
