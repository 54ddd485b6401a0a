import { describe, expect, it } from 'vitest'
import type { IndexRecord } from '#local/search/model/record.ts'
import { runSearch } from '#local/search/query/run-search.ts'
import { answerTo, CONTEXT, idsOf, makeIndex } from '#local/search/query/testing/make-index.ts'

describe('facetingAfterDistinct', () => {
  const records = ['a', 'a', 'a', 'b', 'b'].map((pack, at) => ({
    objectID: `${at}`,
    pack,
    kind: pack === 'a' ? 'icon' : 'photo',
    price: pack === 'a' ? 1 : 5,
  }))
  const stored = { attributesForFaceting: ['kind', 'price'], attributeForDistinct: 'pack' }
  const counted = (request: object, settings: object = stored) => {
    const { facets, facets_stats, nbHits } = answerTo(makeIndex(records, settings), {
      facets: ['*'],
      ...request,
    })
    return { kinds: facets?.kind, prices: facets?.price, sum: facets_stats?.price?.sum, nbHits }
  }

  it('counts the records that remain of each group', () => {
    const after = { facetingAfterDistinct: true }
    expect(counted({ distinct: 1, ...after })).toEqual({
      kinds: { icon: 1, photo: 1 },
      prices: { 1: 1, 5: 1 },
      sum: 6,
      nbHits: 2,
    })
    expect(counted({ distinct: 2, ...after }).kinds).toEqual({ icon: 2, photo: 2 })
    expect(counted({ distinct: 3, ...after }).kinds).toEqual({ icon: 3, photo: 2 })
    expect(counted({ distinct: 0, ...after }).kinds).toEqual({ icon: 3, photo: 2 })
    expect(counted({ distinct: 1 }).kinds).toEqual({ icon: 3, photo: 2 })
  })

  it('applies by default only to facets that are marked afterDistinct', () => {
    const settings = { ...stored, attributesForFaceting: ['afterDistinct(kind)', 'price'] }
    expect(counted({ distinct: 1 }, settings)).toMatchObject({
      kinds: { icon: 1, photo: 1 },
      prices: { 1: 3, 5: 2 },
    })
  })

  it('does not mix counts from before and after grouping', () => {
    const index = makeIndex(records, stored)
    const kinds = (facetingAfterDistinct: boolean) =>
      answerTo(index, { facets: ['kind'], distinct: 1, facetingAfterDistinct }).facets?.kind
    expect([kinds(false), kinds(true), kinds(false)]).toEqual([
      { icon: 3, photo: 2 },
      { icon: 1, photo: 1 },
      { icon: 3, photo: 2 },
    ])
  })
})

describe('disableExactOnAttributes', () => {
  const index = makeIndex(
    [
      { objectID: 'sole', title: 'heart', tags: 'x' },
      { objectID: 'tagged', title: 'heart shape', tags: 'heart' },
    ],
    { searchableAttributes: ['title,tags'], ranking: ['exact'] },
  )
  const exact = (request: object) =>
    answerTo(index, { query: 'heart', getRankingInfo: true, ...request }).hits?.map((hit) => ({
      ...hit,
    }))

  it('counts no word of these attributes as exact', () => {
    expect(exact({})).toMatchObject([
      { objectID: 'sole', _rankingInfo: { nbExactWords: 1 } },
      { objectID: 'tagged', _rankingInfo: { nbExactWords: 1 } },
    ])
    expect(exact({ disableExactOnAttributes: ['title'] })).toMatchObject([
      { objectID: 'tagged', _rankingInfo: { nbExactWords: 1 } },
      { objectID: 'sole', _rankingInfo: { nbExactWords: 0 } },
    ])
    expect(exact({ disableExactOnAttributes: ['title', 'tags'] })).toMatchObject([
      { _rankingInfo: { nbExactWords: 0 } },
      { _rankingInfo: { nbExactWords: 0 } },
    ])
  })
})

describe('disableTypoToleranceOnAttributes', () => {
  const records: readonly IndexRecord[] = [
    { objectID: 'title', title: 'heart' },
    { objectID: 'code', code: 'heart' },
  ]
  const stored = { searchableAttributes: ['title', 'code'] }

  it('of a search overrides that of the index', () => {
    const plain = makeIndex(records, stored)
    expect(idsOf(answerTo(plain, { query: 'haert' }))).toEqual(['title', 'code'])
    const request = { query: 'haert', disableTypoToleranceOnAttributes: ['code'] }
    expect(idsOf(answerTo(plain, request))).toEqual(['title'])
    expect(idsOf(answerTo(plain, { ...request, query: 'heart' }))).toEqual(['title', 'code'])
    const strict = makeIndex(records, { ...stored, disableTypoToleranceOnAttributes: ['title'] })
    expect(idsOf(answerTo(strict, { query: 'haert' }))).toEqual(['code'])
    expect(idsOf(answerTo(strict, request))).toEqual(['title'])
    expect(idsOf(answerTo(strict, { ...request, disableTypoToleranceOnAttributes: [] }))).toEqual([
      'title',
      'code',
    ])
  })
})

describe('equalOnly', () => {
  const index = makeIndex(
    [
      { objectID: '1', price: 1, size: 1 },
      { objectID: '2', price: 2, size: 2 },
    ],
    { numericAttributesForFiltering: ['equalOnly(price)', 'size'] },
  )

  it.each([
    ['price = 1', ['1']],
    ['price != 1', ['2']],
    ['size > 1', ['2']],
  ])('allows comparison for equality: %s', (filters, ids) => {
    expect(idsOf(answerTo(index, { filters }))).toEqual(ids)
  })

  it.each(['price > 1', 'NOT price <= 1', 'price:0 TO 5', 'size > 0 AND (price < 2 OR size = 3)'])(
    'refuses every other comparison with the name of its attribute: %s',
    (filters) => {
      expect(runSearch(index, { filters }, CONTEXT)).toMatchObject({
        ok: false,
        status: 400,
        message: expect.stringContaining('price is equalOnly'),
      })
    },
  )
})

describe('a rule', () => {
  const RECORDS = [{ objectID: '1', title: 'heart', kind: 'icon' }]
  const applied = (condition: { readonly [name: string]: string }, request: object) => {
    const rules = [{ objectID: 'r', conditions: [condition], consequence: { userData: 1 } }]
    const index = makeIndex(RECORDS, { attributesForFaceting: ['kind'] }, { rules })
    return answerTo(index, request).appliedRules !== undefined
  }

  it('whose pattern has no anchoring applies to exactly that query', () => {
    expect(applied({ pattern: 'heart' }, { query: 'heart' })).toBe(true)
    expect(applied({ pattern: 'heart' }, { query: 'blue heart' })).toBe(false)
    expect(applied({ pattern: '' }, { query: '' })).toBe(true)
    expect(applied({ pattern: '' }, { query: 'heart' })).toBe(false)
  })

  it('needs no pattern beside a context or filters, with or without anchoring', () => {
    expect(applied({ context: 'shop' }, { query: 'heart', ruleContexts: ['shop'] })).toBe(true)
    expect(applied({ context: 'shop', anchoring: 'is' }, { query: 'x', ruleContexts: ['shop'] })).toBe(true)
    expect(applied({ context: 'shop' }, { query: 'heart' })).toBe(false)
    expect(applied({ filters: 'kind:icon' }, { query: '', filters: 'kind:icon' })).toBe(true)
    expect(applied({ filters: 'kind:icon' }, { query: '' })).toBe(false)
  })
})
