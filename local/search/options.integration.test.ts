import type { IndexSettings, SearchParamsObject } from 'algoliasearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { published, type StartedSearch, startedSearch } from './server/testing/started-search.ts'

let search: StartedSearch

beforeAll(async () => {
  search = await startedSearch()
  const objects = [{ objectID: '1', title: 'red heart' }]
  const [last] = await search.client.saveObjects({ indexName: 'items', objects })
  await published(search.client, 'items', Promise.resolve(last ?? { taskID: undefined }))
})

afterAll(() => search.stop())

/** The warnings about options without effect in a response. */
const warningsOf = (answer: object): unknown => ('warnings' in answer ? answer.warnings : undefined)

describe('an option that has no effect', () => {
  it('is a warning in the response to a search', async () => {
    const answer = await search.client.searchSingleIndex({
      indexName: 'items',
      searchParams: { query: 'heart', enablePersonalization: true, responseFields: ['hits'] },
    })
    expect(answer.hits).toHaveLength(1)
    expect(warningsOf(answer)).toEqual(['enablePersonalization: nothing is personalised'])
  })

  it('is a warning in the responses to each of several searches, a browse and a facet search', async () => {
    const { results } = await search.client.search({
      requests: [
        { indexName: 'items', query: 'heart' },
        { indexName: 'items', query: 'heart', mode: 'neuralSearch' },
      ],
    })
    expect(results.map(warningsOf)).toEqual([undefined, ['mode: words are searched, vectors are not']])
    const browsed = await search.client.browse({
      indexName: 'items',
      browseParams: { enablePersonalization: true },
    })
    expect(warningsOf(browsed)).toEqual(['enablePersonalization: nothing is personalised'])
  })

  it('is a warning in the response to changed settings and in the status of their task', async () => {
    const answer = await search.client.setSettings({
      indexName: 'warned',
      indexSettings: { mode: 'neuralSearch', hitsPerPage: 7 },
    })
    expect(warningsOf(answer)).toEqual(['mode: words are searched, vectors are not'])
    const task = await search.client.waitForTask({ indexName: 'warned', taskID: answer.taskID })
    expect(warningsOf(task)).toEqual(['mode: words are searched, vectors are not'])
    expect(await search.client.getSettings({ indexName: 'warned' })).toMatchObject({ hitsPerPage: 7 })
  })

  it('is a warning in the response to a saved rule, and in searches that the rule applies to', async () => {
    const rule = {
      objectID: 'r',
      conditions: [{ context: 'shop' }],
      consequence: { params: { enablePersonalization: true } },
    }
    const saved = await published(
      search.client,
      'items',
      search.client.saveRule({ indexName: 'items', objectID: 'r', rule }),
    )
    expect(warningsOf(saved)).toEqual(['rule r: enablePersonalization: nothing is personalised'])
    const answer = await search.client.searchSingleIndex({
      indexName: 'items',
      searchParams: { query: '', ruleContexts: ['shop'] },
    })
    expect(warningsOf(answer)).toEqual(['enablePersonalization: nothing is personalised'])
  })
})

describe('attributes that an index cannot have', () => {
  const attributes = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `a${from + at}`)
  const set = (indexName: string, indexSettings: IndexSettings) =>
    published(search.client, indexName, search.client.setSettings({ indexName, indexSettings }))

  it('are refused in settings with more than 64 searchable attributes', async () => {
    await set('wide', { searchableAttributes: attributes(0, 64) })
    await expect(set('wide', { searchableAttributes: attributes(0, 65) })).rejects.toMatchObject({
      status: 400,
      message: 'searchableAttributes: 65 attributes, an index may have 64',
    })
  })

  it('are refused where a replica adds to those of its primary', async () => {
    await set('shared', { searchableAttributes: attributes(0, 40), replicas: ['shared_copy'] })
    await set('shared_copy', { searchableAttributes: attributes(20, 44) })
    await expect(set('shared_copy', { searchableAttributes: attributes(20, 45) })).rejects.toMatchObject({
      status: 400,
      message: 'searchableAttributes: 65 attributes with those of replicas, an index may have 64',
    })
    await expect(
      set('shared', { searchableAttributes: ['other', ...attributes(0, 40)] }),
    ).rejects.toMatchObject({
      status: 400,
    })
  })

  it('are a warning where camelCase is set for attributes that are not searched', async () => {
    const said = 'camelCaseAttributes: code is not named in searchableAttributes'
    expect(warningsOf(await set('camel', { camelCaseAttributes: ['code'] }))).toEqual([said])
    expect(warningsOf(await set('camel', { searchableAttributes: ['title'] }))).toEqual([said])
    expect(warningsOf(await set('camel', { searchableAttributes: ['title', 'code'] }))).toBeUndefined()
    expect(warningsOf(await set('camel', { hitsPerPage: 5 }))).toBeUndefined()
  })
})

describe('one of several searches', () => {
  it('is refused with an unknown type', async () => {
    const requests = [{ indexName: 'items', type: 'facets', facet: 'kind' }]
    const answer = await search.ask('/1/indexes/*/queries', {
      method: 'POST',
      body: JSON.stringify({ requests }),
    })
    expect(await answer.json()).toEqual({
      message: 'Invalid value for "type" parameter, expected default or facet',
      status: 400,
    })
  })
})

describe('a rule without anchoring', () => {
  it('applies to every search with its filters or context', async () => {
    const objects = [
      { objectID: 'a', title: 'shelf' },
      { objectID: 'b', title: 'lamp' },
    ]
    const [last] = await search.client.saveObjects({ indexName: 'ruled', objects })
    await published(search.client, 'ruled', Promise.resolve(last ?? { taskID: undefined }))
    const rule = {
      objectID: 'pin',
      conditions: [{ context: 'sale' }],
      consequence: { promote: [{ objectID: 'b', position: 0 }] },
    }
    await published(
      search.client,
      'ruled',
      search.client.saveRule({ indexName: 'ruled', objectID: 'pin', rule }),
    )
    const ids = async (searchParams: SearchParamsObject) =>
      (await search.client.searchSingleIndex({ indexName: 'ruled', searchParams })).hits.map(
        (hit) => hit.objectID,
      )
    expect(await ids({ query: 'shelf', ruleContexts: ['sale'] })).toEqual(['b', 'a'])
    expect(await ids({ query: 'shelf' })).toEqual(['a'])
  })
})

describe('facetingAfterDistinct', () => {
  it('counts the records that remain of each group, when a search sets it', async () => {
    await set('grouped')
    const objects = [
      { objectID: '1', pack: 'p', kind: 'icon' },
      { objectID: '2', pack: 'p', kind: 'icon' },
      { objectID: '3', pack: 'q', kind: 'icon' },
    ]
    const [last] = await search.client.saveObjects({ indexName: 'grouped', objects })
    await published(search.client, 'grouped', Promise.resolve(last ?? { taskID: undefined }))
    const counts = async (searchParams: SearchParamsObject) =>
      (
        await search.client.searchSingleIndex({
          indexName: 'grouped',
          searchParams: { query: '', distinct: true, facets: ['kind'], ...searchParams },
        })
      ).facets
    expect(await counts({})).toEqual({ kind: { icon: 3 } })
    expect(await counts({ facetingAfterDistinct: true })).toEqual({ kind: { icon: 2 } })
  })

  const set = (indexName: string) =>
    published(
      search.client,
      indexName,
      search.client.setSettings({
        indexName,
        indexSettings: { attributesForFaceting: ['kind'], attributeForDistinct: 'pack' },
      }),
    )
})

describe('an unknown option', () => {
  it('is refused with its name in a search and in settings', async () => {
    const asked = (path: string, method: string, body: object) =>
      search.ask(path, { method, body: JSON.stringify(body) }).then((answer) => answer.json())
    expect(await asked('/1/indexes/items/query', 'POST', { neuralness: 1 })).toEqual({
      message: 'Unknown parameter: neuralness',
      status: 400,
    })
    expect(await asked('/1/indexes/items/settings', 'PUT', { neuralness: 1 })).toEqual({
      message: expect.stringMatching(/^Invalid object attributes: neuralness near line:1 column:\d+$/),
      status: 400,
    })
  })
})
