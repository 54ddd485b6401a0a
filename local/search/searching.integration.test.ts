import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { published, SEARCH_KEY, type StartedSearch, startedSearch } from './server/testing/started-search.ts'

let search: StartedSearch
const indexName = 'items'
const objects = [
  {
    objectID: 'owl',
    title: 'Night owl',
    tags: ['bird', 'night'],
    kind: 'icon',
    free: true,
    price: 0,
    likes: 50,
    at: 4,
    secret: 's',
  },
  {
    objectID: 'owls',
    title: 'Two owls',
    tags: ['bird'],
    kind: 'illustration',
    free: false,
    price: 900,
    likes: 80,
    at: 3,
  },
  {
    objectID: 'fox',
    title: 'Red fox',
    tags: ['forest'],
    kind: 'icon',
    free: true,
    price: 0,
    likes: 20,
    at: 2,
  },
  {
    objectID: 'robin',
    title: 'Robin in the forest',
    tags: ['bird', 'forest'],
    kind: 'photo',
    free: false,
    price: 300,
    likes: 10,
    at: 1,
  },
]

beforeAll(async () => {
  search = await startedSearch()
  const { client } = search
  await client.saveObjects({ indexName, objects, waitForTasks: true })
  await published(
    client,
    indexName,
    client.setSettings({
      indexName,
      indexSettings: {
        searchableAttributes: ['title', 'tags'],
        attributesForFaceting: ['kind', 'searchable(tags)', 'free', 'filterOnly(price)'],
        customRanking: ['desc(likes)'],
        unretrievableAttributes: ['secret'],
        replicas: ['virtual(items_latest)', 'items_cheapest'],
      },
    }),
  )
  await published(
    client,
    'items_latest',
    client.setSettings({ indexName: 'items_latest', indexSettings: { customRanking: ['desc(at)'] } }),
  )
  const ranking = [
    'asc(price)',
    'typo',
    'geo',
    'words',
    'filters',
    'proximity',
    'attribute',
    'exact',
    'custom',
  ]
  await published(
    client,
    'items_cheapest',
    client.setSettings({ indexName: 'items_cheapest', indexSettings: { ranking } }),
  )
})
afterAll(() => search.stop())

const find = (params: Record<string, unknown>, name = indexName) =>
  search.lite
    .searchForHits<Record<string, unknown>>({ requests: [{ indexName: name, ...params }] })
    .then(({ results }) => {
      const [result] = results
      if (!result) throw new Error('no result')
      return result
    })
const idsOf = (result: { hits: readonly { objectID: string }[] }) =>
  result.hits.map(({ objectID }) => objectID)

describe('a search', () => {
  test('without a query finds everything, ordered by the custom ranking', async () => {
    expect(idsOf(await find({ query: '' }))).toEqual(['owls', 'owl', 'fox', 'robin'])
  })

  test('finds words, their prefixes, and misspelt ones', async () => {
    expect(idsOf(await find({ query: 'fox' }))).toEqual(['fox'])
    expect(idsOf(await find({ query: 'for' })).sort()).toEqual(['fox', 'robin'])
    expect(idsOf(await find({ query: 'forset' }))).toEqual(expect.arrayContaining(['fox', 'robin']))
  })

  test('returns the fields that InstantSearch reads', async () => {
    const result = await find({ query: 'owl', facets: ['kind', 'tags'], hitsPerPage: 1, page: 0 })
    expect(result).toMatchObject({
      nbHits: 2,
      page: 0,
      nbPages: 2,
      hitsPerPage: 1,
      query: 'owl',
      index: indexName,
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      facets: { kind: { icon: 1, illustration: 1 }, tags: { bird: 2, night: 1 } },
    })
    expect(result.params).toContain('query=owl')
    expect(result.processingTimeMS).toBeGreaterThan(0)
    expect(result.hits[0]?._highlightResult).toMatchObject({
      title: { value: expect.stringContaining('<em>'), matchLevel: 'full', matchedWords: ['owl'] },
    })
  })

  test('hides unretrievable attributes from keys without the right to see them', async () => {
    expect((await find({ query: 'night owl' })).hits[0]).not.toHaveProperty('secret')
    const { hits } = await search.client.searchSingleIndex({
      indexName,
      searchParams: { query: 'night owl' },
    })
    expect(hits[0]).toMatchObject({ secret: 's' })
  })

  test.each([
    [{ filters: 'kind:icon AND free:true' }, ['owl', 'fox']],
    [{ filters: 'price > 0 AND NOT tags:forest' }, ['owls']],
    [{ facetFilters: [['kind:icon', 'kind:photo'], 'tags:forest'] }, ['fox', 'robin']],
    [{ numericFilters: ['price>=300'] }, ['owls', 'robin']],
    [{ query: 'owl', hitsPerPage: 1, page: 1 }, ['owl']],
    [{ query: '', offset: 1, length: 2 }, ['owl', 'fox']],
  ])('finds records by %j', async (params, expected) => {
    expect(idsOf(await find(params))).toEqual(expected)
  })

  test('returns a query ID where clicks are tracked', async () => {
    expect((await find({ query: 'owl', clickAnalytics: true })).queryID).toMatch(/^[0-9a-f]{32}$/)
    expect(await find({ query: 'owl' })).not.toHaveProperty('queryID')
  })

  test('explains the ranking of a hit', async () => {
    const { hits } = await find({ query: 'owl', getRankingInfo: true })
    expect(hits[0]?._rankingInfo).toMatchObject({ nbTypos: 0, nbExactWords: expect.any(Number), words: 1 })
  })

  test('in a missing index answers 404', async () => {
    await expect(find({ query: '' }, 'nowhere')).rejects.toMatchObject({
      status: 404,
      message: 'Index nowhere does not exist',
    })
  })

  test.each([{ filters: 'kind:icon AND' }, { hitsPerPage: 1_001 }, { colour: 'red' }, { facetFilters: 7 }])(
    'with invalid parameters answers 400: %j',
    async (params) => expect(find(params)).rejects.toMatchObject({ status: 400 }),
  )

  test('by GET reads its parameters from the address', async () => {
    for (const path of ['/1/indexes/items/query', '/1/indexes/items']) {
      const answer = await search.ask(`${path}?query=fox&hitsPerPage=1&x-algolia-agent=test`)
      expect(await answer.json()).toMatchObject({ nbHits: 1, hits: [{ objectID: 'fox' }] })
    }
  })

  test('accepts its parameters as a query string', async () => {
    const body = JSON.stringify({ params: 'query=fox&attributesToRetrieve=%5B%22kind%22%5D' })
    const answer = await search.ask('/1/indexes/items/query', { method: 'POST', body })
    expect(await answer.json()).toMatchObject({ hits: [{ objectID: 'fox', kind: 'icon' }] })
  })
})

describe('replicas', () => {
  test('return the same records in another order', async () => {
    expect(idsOf(await find({ query: '' }, 'items_latest'))).toEqual(['owl', 'owls', 'fox', 'robin'])
    expect(idsOf(await find({ query: '' }, 'items_cheapest'))).toEqual(['owl', 'fox', 'robin', 'owls'])
    expect((await find({ query: '', facets: ['kind'] }, 'items_latest')).facets).toEqual({
      kind: { icon: 2, illustration: 1, photo: 1 },
    })
  })
})

describe('many searches at once', () => {
  test('are answered in order, with facet searches among them', async () => {
    const { results } = await search.lite.search({
      requests: [
        { indexName, query: 'owl' },
        { indexName, type: 'facet', facet: 'tags', facetQuery: 'fo', query: '' },
        { indexName: 'items_latest', query: 'fox' },
      ],
    })
    expect(results).toMatchObject([
      { nbHits: 2 },
      {
        facetHits: [{ value: 'forest', highlighted: '<em>fo</em>rest', count: 2 }],
        exhaustiveFacetsCount: true,
      },
      { index: 'items_latest', nbHits: 1 },
    ])
  })

  test('stop after a full page if requested', async () => {
    const { results } = await search.client.search({
      strategy: 'stopIfEnoughMatches',
      requests: [
        { indexName, query: 'fox', hitsPerPage: 2 },
        { indexName, query: 'owl', hitsPerPage: 2 },
        { indexName, query: '', hitsPerPage: 2 },
      ],
    })
    expect(results).toMatchObject([{ nbHits: 1 }, { nbHits: 2 }, { nbHits: 0, processed: false }])
  })

  test('are limited to 50', async () => {
    const requests = (count: number) => Array.from({ length: count }, () => ({ indexName, query: 'owl' }))
    expect((await search.client.search({ requests: requests(50) })).results).toHaveLength(50)
    await expect(search.client.search({ requests: requests(51) })).rejects.toMatchObject({ status: 400 })
  })
})

describe('a facet search', () => {
  test('finds values by prefix among the results of the search', async () => {
    const { facetHits } = await search.client.searchForFacetValues({
      indexName,
      facetName: 'tags',
      searchForFacetValuesRequest: { facetQuery: 'bi', params: 'filters=free%3Afalse' },
    })
    expect(facetHits).toEqual([{ value: 'bird', highlighted: '<em>bi</em>rd', count: 2 }])
  })

  test('is refused where the settings do not make the facet searchable', async () => {
    await expect(search.client.searchForFacetValues({ indexName, facetName: 'kind' })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('searchable(kind)'),
    })
  })
})

describe('browsing', () => {
  test('returns all records, part by part', async () => {
    const ids: string[] = []
    let parts = 0
    await search.client.browseObjects({
      indexName,
      browseParams: { hitsPerPage: 3, attributesToRetrieve: ['title'] },
      aggregator: ({ hits }) => {
        parts += 1
        ids.push(...hits.map(({ objectID }) => objectID))
      },
    })
    expect(parts).toBe(2)
    expect(ids.sort()).toEqual(['fox', 'owl', 'owls', 'robin'])
  })

  test('applies filters, and requires the right to browse', async () => {
    const { hits } = await search.client.browse({ indexName, browseParams: { filters: 'kind:icon' } })
    expect(hits.map(({ objectID }) => objectID).sort()).toEqual(['fox', 'owl'])
    await expect(search.clientWith(SEARCH_KEY).browse({ indexName })).rejects.toMatchObject({ status: 403 })
  })
})

describe('merchandising', () => {
  const name = 'shelf'
  beforeAll(async () => {
    await search.client.saveObjects({ indexName: name, objects, waitForTasks: true })
    const rule = {
      objectID: 'fox-first',
      conditions: [{ pattern: 'owl', anchoring: 'contains' as const }],
      consequence: {
        promote: [{ objectID: 'fox', position: 0 }],
        hide: [{ objectID: 'owls' }],
        userData: { banner: 'Foxes!' },
      },
    }
    await search.client.saveRule({ indexName: name, objectID: rule.objectID, rule })
    const synonymHit = { objectID: 's', type: 'synonym' as const, synonyms: ['vixen', 'fox'] }
    await published(
      search.client,
      name,
      search.client.saveSynonym({ indexName: name, objectID: 's', synonymHit }),
    )
  })

  test('promotes and hides records by rules', async () => {
    const result = await find({ query: 'owl' }, name)
    expect(idsOf(result)).toEqual(['fox', 'owl'])
    expect(result.userData).toEqual([{ banner: 'Foxes!' }])
    expect(idsOf(await find({ query: 'owl', enableRules: false }, name)).sort()).toEqual(['owl', 'owls'])
  })

  test('finds records by synonyms', async () => {
    expect(idsOf(await find({ query: 'vixen' }, name))).toEqual(['fox'])
    expect(idsOf(await find({ query: 'vixen', synonyms: false }, name))).toEqual([])
  })
})

describe('a key with limits', () => {
  test('gets at most its maximum of hits', async () => {
    const { key } = await search.client.addApiKey({ acl: ['search'], maxHitsPerQuery: 2 })
    const { hits, hitsPerPage } = await search.clientWith(key).searchSingleIndex({ indexName })
    expect([hits.length, hitsPerPage]).toEqual([2, 2])
    const asked = await search
      .clientWith(key)
      .searchSingleIndex({ indexName, searchParams: { hitsPerPage: 3 } })
    expect(asked.hits).toHaveLength(2)
    const window = await search
      .clientWith(key)
      .searchSingleIndex({ indexName, searchParams: { offset: 0, length: 3 } })
    expect(window.hits).toHaveLength(2)
  })
})
