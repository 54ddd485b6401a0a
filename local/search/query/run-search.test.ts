import { describe, expect, it } from 'vitest'
import type { Json } from '#local/search/model/record.ts'
import type { SearchRequest } from './params/param-table.ts'
import { runSearch } from './run-search.ts'
import type { StoredSettings } from './settings/setting-table.ts'
import { answerTo, CONTEXT, idsOf, makeIndex } from './testing/make-index.ts'

const RECORDS = [
  { objectID: '1', title: 'Red apple', kind: 'icon', price: 0, tags: ['fruit', 'food'], popularity: 5 },
  {
    objectID: '2',
    title: 'Green apple tree',
    kind: 'illustration',
    price: 300,
    tags: ['fruit'],
    popularity: 9,
  },
  { objectID: '3', title: 'Red house', kind: 'icon', price: 100, tags: ['building'], popularity: 7 },
  { objectID: '4', title: 'Apple pie recipe', kind: 'photo', price: 200, tags: ['food'], popularity: 1 },
]

const SETTINGS: StoredSettings = {
  searchableAttributes: ['title', 'unordered(tags)'],
  attributesForFaceting: ['searchable(kind)', 'tags', 'filterOnly(price)'],
  customRanking: ['desc(popularity)'],
}

const index = makeIndex(RECORDS, SETTINGS)

describe('a response', () => {
  it("has all requested fields of Algolia's response", () => {
    const answer = answerTo(index, { query: 'red app', hitsPerPage: 10, attributesToRetrieve: ['title'] })
    expect(answer).toEqual({
      hits: [
        {
          objectID: '1',
          title: 'Red apple',
          _highlightResult: {
            title: {
              value: '<em>Red</em> <em>app</em>le',
              matchLevel: 'full',
              fullyHighlighted: false,
              matchedWords: ['red', 'app'],
            },
            tags: [
              { value: 'fruit', matchLevel: 'none', matchedWords: [] },
              { value: 'food', matchLevel: 'none', matchedWords: [] },
            ],
          },
        },
      ],
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 10,
      exhaustive: { nbHits: true, typo: true, rulesMatch: true },
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      query: 'red app',
      params: 'query=red%20app&hitsPerPage=10&attributesToRetrieve=%5B%22title%22%5D',
      index: 'items',
      renderingContent: {},
      processingTimeMS: 3,
      serverTimeMS: 3,
    })
  })

  it('counts facets, with statistics of numbers', () => {
    const answer = answerTo(index, { query: 'apple', facets: ['*'], hitsPerPage: 0 })
    expect(answer).toMatchObject({
      hits: [],
      nbHits: 3,
      nbPages: 0,
      facets: { kind: { icon: 1, illustration: 1, photo: 1 }, tags: { food: 2, fruit: 2 } },
      exhaustiveFacetsCount: true,
      exhaustive: { facetsCount: true },
    })
    expect(answer.facets).not.toHaveProperty('price')
  })

  it('is in the order of the custom ranking for an empty query', () => {
    expect(idsOf(answerTo(index, {}))).toEqual(['2', '3', '1', '4'])
  })

  it('has paging fields in the form of the request', () => {
    expect(answerTo(index, { page: 1, hitsPerPage: 3 })).toMatchObject({
      page: 1,
      nbPages: 2,
      hitsPerPage: 3,
      nbHits: 4,
    })
    const byOffset = answerTo(index, { offset: 1, length: 2 })
    expect(byOffset).toMatchObject({ offset: 1, length: 2, nbHits: 4 })
    expect(byOffset).not.toHaveProperty('nbPages')
    expect(idsOf(byOffset)).toEqual(['3', '1'])
  })

  it('ends at the pagination limit', () => {
    const limited = makeIndex(RECORDS, { ...SETTINGS, paginationLimitedTo: 3 })
    expect(answerTo(limited, { hitsPerPage: 2 })).toMatchObject({ nbHits: 4, nbPages: 2 })
    expect(idsOf(answerTo(limited, { page: 1, hitsPerPage: 2 }))).toEqual(['1'])
    const beyond = answerTo(limited, { page: 2, hitsPerPage: 2 })
    expect(beyond).toMatchObject({ hits: [], nbHits: 4, message: expect.stringContaining('first 3 hits') })
  })

  it('includes ranking, index name and explained words on request', () => {
    const answer = answerTo(index, {
      query: 'rad apple',
      minWordSizefor1Typo: 3,
      getRankingInfo: true,
      clickAnalytics: true,
      explain: ['match.alternatives'],
    })
    expect(answer.queryID).toBe('query-id')
    expect(answer.parsedQuery).toBe('rad apple')
    expect(answer.hits?.[0]).toMatchObject({ objectID: '1', _rankingInfo: { nbTypos: 1, words: 2 } })
    expect(answer.explain?.match.alternatives).toContainEqual({
      words: ['red'],
      types: ['typo'],
      typos: 1,
      offset: 0,
      length: 1,
    })
  })

  it('has only the requested fields', () => {
    expect(Object.keys(answerTo(index, { responseFields: ['hits', 'nbHits'] }))).toEqual(['hits', 'nbHits'])
  })

  it("is Algolia's error for an invalid filter", () => {
    expect(runSearch(index, { filters: 'kind:icon OR price > 1' }, CONTEXT)).toEqual({
      ok: false,
      status: 400,
      message: 'filters: Different types are not allowed in the same OR.',
    })
  })
})

describe('the results', () => {
  it('are narrowed by filters of all kinds', () => {
    expect(idsOf(answerTo(index, { filters: 'kind:icon AND price < 100' }))).toEqual(['1'])
    expect(idsOf(answerTo(index, { facetFilters: [['kind:icon', 'kind:photo']] }))).toEqual(['3', '1', '4'])
    expect(idsOf(answerTo(index, { numericFilters: ['price:100 TO 200'] }))).toEqual(['3', '4'])
  })

  it('match only in the requested attributes', () => {
    expect(idsOf(answerTo(index, { query: 'food' }))).toEqual(['1', '4'])
    expect(idsOf(answerTo(index, { query: 'food', restrictSearchableAttributes: ['title'] }))).toEqual([])
  })

  it('are highlighted only at exact matches, if only those count', () => {
    const single = { query: 'app', exactOnSingleWordQuery: 'word', attributesToHighlight: ['title'] } as const
    const texts = JSON.stringify(answerTo(index, single).hits)
    expect(texts).toContain('Red apple')
    expect(texts).not.toContain('<em>')
    expect(JSON.stringify(answerTo(index, { ...single, query: 'apple' }).hits)).toContain(
      'Red <em>apple</em>',
    )
  })

  it('match in all attributes where an index names none', () => {
    const any = makeIndex(RECORDS.map(({ title, ...rest }) => ({ ...rest, deep: [{ title }] })))
    expect(idsOf(answerTo(any, { query: 'red' })).toSorted()).toEqual(['1', '3'])
    expect(idsOf(answerTo(any, { query: '300' }))).toEqual(['2'])
  })

  it('may lack words that the strategy makes optional', () => {
    expect(idsOf(answerTo(index, { query: 'red zebra' }))).toEqual([])
    const answer = answerTo(index, { query: 'Red Zebra', removeWordsIfNoResults: 'lastWords' })
    expect(idsOf(answer)).toEqual(['3', '1'])
    expect(answer.queryAfterRemoval).toBe('Red <em>Zebra</em>')
    expect(idsOf(answerTo(index, { query: 'zebra red', removeWordsIfNoResults: 'firstWords' }))).toEqual([
      '3',
      '1',
    ])
    expect(idsOf(answerTo(index, { query: 'zebra red', removeWordsIfNoResults: 'allOptional' }))).toEqual([
      '3',
      '1',
    ])
  })

  it('ignore stop words', () => {
    expect(idsOf(answerTo(index, { query: 'the red house' }))).toEqual([])
    expect(idsOf(answerTo(index, { query: 'the red house', removeStopWords: ['en'] }))).toEqual(['3'])
  })

  it('contain one record of each group', () => {
    const grouped = makeIndex(RECORDS, { ...SETTINGS, attributeForDistinct: 'kind', distinct: true })
    expect(answerTo(grouped, {})).toMatchObject({ nbHits: 3 })
    expect(idsOf(answerTo(grouped, {}))).toEqual(['2', '3', '4'])
    expect(idsOf(answerTo(grouped, { distinct: false }))).toHaveLength(4)
  })

  it('include matches by synonyms', () => {
    const synonyms = [{ objectID: 's', type: 'synonym', synonyms: ['home', 'house'] } as const]
    const knowing = makeIndex(RECORDS, SETTINGS, { synonyms })
    expect(idsOf(answerTo(knowing, { query: 'red home' }))).toEqual(['3'])
    expect(idsOf(answerTo(knowing, { query: 'red home', synonyms: false }))).toEqual([])
  })

  it('count as exact what the settings say', () => {
    const synonyms = [
      { objectID: 's', type: 'synonym', synonyms: ['home', 'house', 'place to live'] } as const,
    ]
    const texts = ['home', 'home page', 'homes', 'house', 'place to live']
    const any = makeIndex(
      texts.map((title) => ({ objectID: title, title })),
      { searchableAttributes: ['title'], ignorePlurals: ['en'] },
      { synonyms },
    )
    const exact = (query: string, more: SearchRequest = {}) => {
      const { hits = [] } = answerTo(any, { query, queryType: 'prefixNone', getRankingInfo: true, ...more })
      const explained = hits as readonly { objectID: string; _rankingInfo: { nbExactWords: number } }[]
      return explained.filter((hit) => hit._rankingInfo.nbExactWords > 0).map((hit) => hit.objectID)
    }
    expect(exact('home').toSorted()).toEqual(['home', 'homes', 'house'])
    expect(exact('home', { exactOnSingleWordQuery: 'none' })).toEqual([])
    expect(exact('home', { exactOnSingleWordQuery: 'word' }).toSorted()).toEqual([
      'home',
      'home page',
      'homes',
      'house',
    ])
    expect(exact('home', { alternativesAsExact: [] })).toEqual(['home'])
    const every = { exactOnSingleWordQuery: 'word', alternativesAsExact: ['multiWordsSynonym'] } as const
    expect(exact('home', every).toSorted()).toEqual(['home', 'home page', 'place to live'])
    expect(exact('home', { ...every, removeStopWords: ['en'] })).toContain('home')
  })

  it('are raised by optional filters', () => {
    expect(idsOf(answerTo(index, { optionalFilters: ['kind:photo'] }))[0]).toBe('4')
  })
})

describe('rules', () => {
  const ruled = (...rules: Json[]) => makeIndex(RECORDS, SETTINGS, { rules })

  it('promote and hide records, and return data', () => {
    const withRule = ruled({
      objectID: 'r',
      conditions: [{ pattern: 'apple', anchoring: 'contains' }],
      consequence: {
        promote: [{ objectID: '3', position: 0 }],
        hide: [{ objectID: '2' }],
        userData: { banner: 'x' },
      },
    })
    const answer = answerTo(withRule, { query: 'apple' })
    expect(idsOf(answer)).toEqual(['3', '4', '1'])
    expect(answer).toMatchObject({ appliedRules: [{ objectID: 'r' }], userData: [{ banner: 'x' }] })
    expect(idsOf(answerTo(withRule, { query: 'apple', enableRules: false }))).not.toContain('3')
    expect(answerTo(withRule, { query: 'pear' })).not.toHaveProperty('appliedRules')
  })

  it('promote only records that match the filters, if set', () => {
    const promote = [{ objectID: '3', position: 0 }]
    const filters = 'kind:photo'
    const always = ruled({ objectID: 'r', consequence: { promote } })
    const filtered = ruled({ objectID: 'r', consequence: { promote, filterPromotes: true } })
    expect(idsOf(answerTo(always, { filters }))).toEqual(['3', '4'])
    expect(idsOf(answerTo(filtered, { filters }))).toEqual(['4'])
    expect(idsOf(answerTo(filtered, {}))[0]).toBe('3')
  })

  it('turn words into filters by the values of a facet', () => {
    const withRule = ruled({
      objectID: 'r',
      conditions: [{ pattern: '{facet:kind}', anchoring: 'contains' }],
      consequence: { params: { automaticFacetFilters: ['kind'], query: { remove: ['{facet:kind}'] } } },
    })
    expect(idsOf(answerTo(withRule, { query: 'apple photo' }))).toEqual(['4'])
    expect(answerTo(withRule, { query: 'apple photo' }).query).toBe('apple photo')
    expect(idsOf(answerTo(withRule, { query: 'apple phot' }))).toEqual([])
  })

  it('match alternatives by typos, numbers and synonyms', () => {
    const rule = {
      objectID: 'r',
      conditions: [{ pattern: 'apple', anchoring: 'is', alternatives: true }],
      consequence: { userData: 1 },
    }
    const synonyms = [{ objectID: 's', type: 'synonym', synonyms: ['apple', 'pomme'] } as const]
    const withRule = makeIndex(RECORDS, SETTINGS, { rules: [rule], synonyms })
    const applied = (query: string) => answerTo(withRule, { query }).appliedRules !== undefined
    for (const query of ['apple', 'apples', 'aplpe', 'appel', 'appl', 'pomme']) {
      expect({ query, is: applied(query) }).toEqual({ query, is: true })
    }
    for (const query of ['app', 'orange', 'apple tree']) {
      expect({ query, is: applied(query) }).toEqual({ query, is: false })
    }
  })

  it('change the settings of a search', () => {
    const withRule = ruled({ objectID: 'r', consequence: { params: { query: 'house', hitsPerPage: 1 } } })
    const answer = answerTo(withRule, { query: 'anything', hitsPerPage: 9 })
    expect(idsOf(answer)).toEqual(['3'])
    expect(answer).toMatchObject({ query: 'anything', hitsPerPage: 1, params: 'query=house&hitsPerPage=1' })
  })
})
