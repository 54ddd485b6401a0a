import { describe, expect, it } from 'vitest'
import type { Json } from '#local/search/model/record.ts'
import type { SearchRequest } from './param-table.ts'
import { readParamsText, readRequest } from './read-request.ts'

function read(body: Json): SearchRequest {
  const result = readRequest(body)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

function readText(source: string): SearchRequest {
  const result = readParamsText(source)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

const REQUEST = {
  query: 'a cat & a dog',
  page: 2,
  hitsPerPage: 48,
  facets: ['kind', 'style'],
  facetFilters: [['kind:icon', 'kind:3d'], 'free:true'],
  numericFilters: ['price<=10'],
  getRankingInfo: true,
  removeStopWords: ['en', 'fr'],
  distinct: true,
}

describe('a request', () => {
  it('is the same as JSON and as a query string', () => {
    const entries = Object.entries(REQUEST).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    const inUrl = new URLSearchParams(entries).toString()
    expect(read(REQUEST)).toEqual(REQUEST)
    expect(readText(inUrl)).toEqual(REQUEST)
    expect(read({ params: inUrl })).toEqual(REQUEST)
  })

  it('prefers the body over its `params` where both have a parameter', () => {
    expect(read({ params: 'query=dog&page=1', query: 'cat' })).toEqual({ query: 'cat', page: 1 })
  })

  it('ignores the fields of its envelope', () => {
    expect(read({ indexName: 'items', type: 'default', query: 'cat' })).toEqual({ query: 'cat' })
  })

  it('may list names separated by commas', () => {
    expect(readText('facets=kind, style&attributesToRetrieve=*')).toEqual({
      facets: ['kind', 'style'],
      attributesToRetrieve: ['*'],
    })
  })

  it('treats null as not set', () => {
    expect(read({ query: 'cat', insideBoundingBox: null, optionalWords: null })).toEqual({ query: 'cat' })
  })

  it("ignores credentials and the client's name in its query", () => {
    expect(readText('x-algolia-agent=Algolia&X-Algolia-API-Key=k&query=cat')).toEqual({ query: 'cat' })
  })

  it.each([
    [{ foo: 1 }, 'Unknown parameter: foo'],
    [{ searchableAttributes: ['a'] }, 'Unknown parameter: searchableAttributes'],
    [{ constructor: 1 }, 'Unknown parameter: constructor'],
    [{ query: 7 }, 'Invalid value for "query" parameter, expected string shorter than 512 bytes'],
    [
      { query: 'é'.repeat(257) },
      'Invalid value for "query" parameter, expected string shorter than 512 bytes',
    ],
    [
      { page: -1 },
      `Invalid value for "page" parameter, expected integer between 0 and ${Number.MAX_SAFE_INTEGER}`,
    ],
    [{ params: 'getRankingInfo=perhaps' }, 'Invalid value for "getRankingInfo" parameter, expected boolean'],
    [
      { facetFilters: [1] },
      'Invalid value for "facetFilters" parameter, expected string or nested arrays of strings',
    ],
    ['query=cat', 'Search parameters must be an object'],
  ])('is refused: %j', (body, message) => {
    expect(readRequest(body)).toEqual({ ok: false, status: 400, message })
  })

  it('may have a query of 512 bytes', () => {
    expect(read({ query: 'é'.repeat(256) }).query).toHaveLength(256)
  })

  it('may have analytics parameters without effect', () => {
    const accepted = {
      analytics: false,
      analyticsTags: ['web'],
      clickAnalytics: true,
      userToken: 'anonymous-1',
      enablePersonalization: true,
      percentileComputation: false,
      aroundLatLng: '48.8, 2.3',
      aroundRadius: 'all',
      insidePolygon: [[1, 2, 3, 4, 5, 6]],
      ruleContexts: ['home'],
      explain: ['match.alternatives'],
    }
    expect(read(accepted)).toEqual(accepted)
  })
})
