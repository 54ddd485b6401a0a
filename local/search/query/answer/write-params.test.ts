import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readParamsText } from '#local/search/query/params/read-request.ts'
import { writeParams } from './write-params.ts'

it('writes parameters in the form in which they are read', () => {
  const request = fc.record(
    {
      query: fc.string({ unit: 'grapheme', maxLength: 20 }),
      page: fc.nat(),
      facets: fc.array(fc.string()),
      facetFilters: fc.array(fc.oneof(fc.string(), fc.array(fc.string()))),
      getRankingInfo: fc.boolean(),
      ignorePlurals: fc.oneof(fc.boolean(), fc.constant(['en', 'fr'])),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(request, (given) => {
      expect(readParamsText(writeParams(given))).toEqual({ ok: true, value: given })
    }),
  )
})

it('omits parameters that are not set', () => {
  expect(writeParams({ query: 'a b&c', userToken: null })).toBe('query=a%20b%26c')
})

it('writes a lone surrogate as U+FFFD', () => {
  expect(writeParams({ query: 'a\ud800' })).toBe(`query=a${encodeURIComponent('\ufffd')}`)
})
