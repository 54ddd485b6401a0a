import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchBehind } from './search-paths.ts'

const ENGINE = 'http://127.0.0.1:4000'
const behind = (method: string, address: string) => searchBehind(method, address, ENGINE)?.toString() ?? null

test.each([
  ['POST', '/1/indexes/*/queries?x-algolia-agent=a%20b'],
  ['POST', '/1/indexes/motif_items_en/query'],
  ['POST', '/1/indexes/motif_items_pt-BR_latest/query'],
  ['POST', '/1/indexes/motif_items_en/facets/style/query'],
  ['POST', '/1/indexes/motif_items_en/facets/author.name/query'],
  ['POST', '/1/events?X-Algolia-API-Key=k'],
  ['POST', '/1/indexes/*/queries?x-algolia-agent=Algolia%20for%20JavaScript%20(5.55.2)%3B%20Lite%20(5.55.2)'],
])('forwards %s %s without its prefix', (method, address) => {
  expect(behind(method, `/search-api${address}`)).toBe(ENGINE + address)
})

test('forwards to an engine below a path', () => {
  const sent = searchBehind('POST', '/search-api/1/events', 'http://engine/search/')
  expect(sent?.toString()).toBe('http://engine/search/1/events')
})

test('reads an encoded asterisk as one', () => {
  expect(behind('POST', '/search-api/1/indexes/%2A/queries')).toBe(`${ENGINE}/1/indexes/*/queries`)
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
  ['POST', '/1/indexes/x\\batch#/query'],
  ['POST', '/1/indexes/x%5Cbatch%23/query'],
  ['POST', '/1/indexes/x/batch#/query'],
  ['POST', '/1/indexes/x%2Fbatch/query'],
  ['POST', '/1/indexes/../query'],
  ['POST', '/1/indexes/%2e%2e/query'],
  ['POST', '/1/indexes/x/facets/../query'],
  ['POST', '/1/indexes/x/facets/%2E%2E/query'],
  ['POST', '/1/indexes/x/facets/..\\..\\batch#/query'],
  ['POST', '/1/indexes/x\t/query'],
  ['POST', '/1/indexes/*/query'],
  ['POST', '/1/indexes/x;/query'],
  ['POST', '/1/indexes/x/query?a=1#b'],
  ['POST', '/1/indexes/x/query?a=\\'],
  ['POST', '@evil.example/1/events'],
])('refuses %s %s', (method, address) => {
  expect(behind(method, `/search-api${address}`)).toBe(address.startsWith('/') ? 'closed' : null)
})

test('ignores other paths', () => {
  expect(behind('POST', '/1/indexes/*/queries')).toBeNull()
  expect(behind('GET', '/search-apis')).toBeNull()
})

test('refuses everything without a local engine', () => {
  expect(searchBehind('POST', '/search-api/1/indexes/*/queries', undefined)).toBe('closed')
})

describe('any spelling of a path', () => {
  const pieces = fc.constantFrom(
    ...[
      '1',
      'indexes',
      '*',
      'queries',
      'query',
      'batch',
      'facets',
      'events',
      'keys',
      'settings',
      'browse',
      'x',
    ],
    ...[
      '..',
      '.',
      '%2e',
      '%2E%2e',
      '%2F',
      '%2f',
      '%5C',
      '%23',
      '%3F',
      '%00',
      '%2A',
      '%252F',
      '%',
      '\\',
      '#',
      '?',
    ],
    ...['/', '//', '@', ':', ';', '\t', '\n', '\r', '\u2215', '\ud800', '|', '&'],
  )
  const address = fc
    .array(fc.tuple(fc.constantFrom('/', '', '\\', '//'), pieces), { maxLength: 9 })
    .map((parts) => `/search-api/${parts.flat().join('')}`)
  const nearly = fc
    .tuple(fc.constantFrom('x', 'x/facets/kind'), pieces, pieces, pieces)
    .map(([index, ...inserted]) => `/search-api/1/indexes/${index}${inserted.join('')}/query`)

  /** The engine's parsing of a path: as a URL, split at slashes, each segment decoded. */
  const routeOf = ({ pathname }: URL) => pathname.split('/').slice(1).map(decodeURIComponent)

  test('only searches and events are forwarded, as the engine parses them', () => {
    const isAllowed = ([version, kind, ...rest]: readonly string[]) => {
      if (version !== '1') return false
      if (kind === 'events') return rest.length === 0
      const [index, ...act] = rest
      if (kind !== 'indexes' || index === undefined || /[^\w*-]/.test(index)) return false
      if (index === '*') return act.join('/') === 'queries'
      return act.at(-1) === 'query' && (act.length === 1 || (act.length === 3 && act[0] === 'facets'))
    }
    const property = fc.property(fc.oneof(address, nearly), (asked) => {
      const sent = searchBehind('POST', asked, ENGINE)
      if (sent === null || sent === 'closed') return
      expect(sent.origin).toBe(ENGINE)
      // As the engine parses the request line.
      expect(isAllowed(routeOf(new URL(`http://search${sent.pathname}${sent.search}`)))).toBe(true)
    })
    fc.assert(property, { numRuns: 5_000 })
  })
})
