import { createHmac } from 'node:crypto'
import { algoliasearch } from 'algoliasearch'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './check-restrictions.ts'
import { type Restrictions, readSecuredKey } from './read-secured-key.ts'
import { restrictRequest } from './restrict-request.ts'

/**
 * Created by the official client for Node; the compiler sees the types of the client for browsers, which has
 * no such function.
 */
function make(parentApiKey: string, restrictions: Readonly<Record<string, unknown>>): string {
  const generate: unknown = Reflect.get(algoliasearch('app', 'any'), 'generateSecuredApiKey')
  if (typeof generate !== 'function') throw new TypeError('the client makes no secured keys')
  return String(generate({ parentApiKey, restrictions }))
}

function restrictionsOf(key: string, parents: readonly string[] = ['parent']): Restrictions | null {
  const read = readSecuredKey(key, parents)
  if (read && !read.ok) throw new Error(read.message)
  return read?.value.restrictions ?? null
}

describe('a secured key', () => {
  it('of the official client is read', () => {
    const key = make('parent', {
      filters: 'group:"a b" AND NOT old:true',
      validUntil: 1_000,
      restrictIndices: ['dev_*', 'items'],
      restrictSources: '10.0.0.0/8',
      userToken: 'me',
      searchParams: { hitsPerPage: 5, facetFilters: ['x:1', 'y:2'] },
    })
    expect(readSecuredKey(key, ['other', 'parent'])).toEqual({
      ok: true,
      value: {
        parent: 'parent',
        restrictions: {
          request: {
            filters: 'group:"a b" AND NOT old:true',
            userToken: 'me',
            hitsPerPage: 5,
            facetFilters: 'x:1,y:2',
          },
          validUntil: 1_000,
          restrictIndices: ['dev_*', 'items'],
          restrictSources: '10.0.0.0/8',
        },
      },
    })
  })

  it('may have no restrictions', () => {
    expect(restrictionsOf(make('parent', {}))).toEqual({
      request: {},
      validUntil: null,
      restrictIndices: [],
      restrictSources: null,
    })
  })

  it('is not recognised when another key made it, or its restrictions were changed', () => {
    const key = make('parent', { filters: 'a:1' })
    expect(restrictionsOf(key, ['other'])).toBeNull()
    expect(restrictionsOf(key, [])).toBeNull()
    const changed = Buffer.from(Buffer.from(key, 'base64').toString().replace('1', '2')).toString('base64')
    expect(restrictionsOf(changed)).toBeNull()
    const widened = Buffer.from(Buffer.from(key, 'base64').toString().replace('filters=a%3A1', '')).toString(
      'base64',
    )
    expect(restrictionsOf(widened)).toBeNull()
  })

  it.each(['', 'plain-key', Buffer.from('ü'.repeat(64)).toString('base64')])(
    'is not recognised as %j',
    (key) => {
      expect(restrictionsOf(key)).toBeNull()
    },
  )

  it('is refused when it has an unknown restriction', () => {
    const said = 'foo=1'
    const signature = createHmac('sha256', 'parent').update(said).digest('hex')
    const key = Buffer.from(signature + said).toString('base64')
    expect(readSecuredKey(key, ['parent'])).toEqual({
      ok: false,
      status: 400,
      message: 'Unknown parameter: foo',
    })
  })
})

describe('the restrictions of a secured key', () => {
  const none: Restrictions = { request: {}, validUntil: null, restrictIndices: [], restrictSources: null }
  const use = { now: 1_000_000, index: 'items', source: '10.1.2.3' }
  const allows = (restrictions: Partial<Restrictions>, more: Partial<typeof use> = {}) =>
    refusalOf({ ...none, ...restrictions }, { ...use, ...more }) === null

  it.each([
    [999, false],
    [1_000, true],
    [1_001, true],
  ])('expire after their last second: until %i, %s', (validUntil, expected) => {
    expect(allows({ validUntil })).toBe(expected)
  })

  it('allow only the indices of a pattern', () => {
    expect(allows({ restrictIndices: ['none', 'item*'] })).toBe(true)
    expect(allows({ restrictIndices: ['none'] })).toBe(false)
    expect(allows({ restrictIndices: [] })).toBe(true)
  })

  it.each([
    ['10.1.2.3', '10.1.2.3', true],
    ['10.1.2.3', '10.1.2.4', false],
    ['10.1.0.0/16', '10.1.255.255', true],
    ['10.1.0.0/16', '10.2.0.0', false],
    ['10.1.2.3', '::ffff:10.1.2.3', true],
    ['2001:db8::/32', '2001:db8::1', true],
    ['2001:db8::/32', '10.1.2.3', false],
    ['10.1.0.0/99', '10.1.0.0', false],
    ['nowhere', '10.1.2.3', false],
  ])('from %s allow %s: %s', (restrictSources, source, expected) => {
    expect(allows({ restrictSources }, { source })).toBe(expected)
  })

  it('are reported as Algolia reports them', () => {
    expect(refusalOf({ ...none, validUntil: 1 }, use)).toMatchObject({ status: 400 })
    expect(refusalOf({ ...none, restrictIndices: ['x'] }, use)).toMatchObject({
      status: 403,
      message: 'Index not allowed with this API key',
    })
  })
})

describe('a restricted request', () => {
  it('has the filters of both, and other parameters from the key', () => {
    const restricted = { filters: 'group:a OR group:b', hitsPerPage: 5, tagFilters: ['x'] }
    const request = { query: 'cat', filters: 'kind:icon OR kind:photo', hitsPerPage: 100, tagFilters: 'y' }
    expect(restrictRequest(request, restricted)).toEqual({
      ok: true,
      value: {
        query: 'cat',
        filters: 'group:a OR group:b AND kind:icon OR kind:photo',
        hitsPerPage: 5,
        tagFilters: ['x', 'y'],
      },
    })
  })

  it.each(['kind:"', 'OR kind:a', 'kind:a) OR (group:b', 'kind:a OR'])(
    "cannot change the meaning of the key's filters: %s",
    (filters) => {
      expect(restrictRequest({ filters }, { filters: 'group:a' })).toMatchObject({ ok: false, status: 400 })
    },
  )
})
