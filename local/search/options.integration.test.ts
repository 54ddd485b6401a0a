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

/** What an answer of the client says of options without effect. */
const warningsOf = (answer: object): unknown => ('warnings' in answer ? answer.warnings : undefined)

describe('an option that has no effect', () => {
  it('is named in the answer to a search', async () => {
    const answer = await search.client.searchSingleIndex({
      indexName: 'items',
      searchParams: { query: 'heart', enablePersonalization: true, responseFields: ['hits'] },
    })
    expect(answer.hits).toHaveLength(1)
    expect(warningsOf(answer)).toEqual(['enablePersonalization: nothing is personalised'])
  })

  it('is named by each of several searches, a browse and a search for facet values', async () => {
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

  it('is named in the answer to changed settings and with their task', async () => {
    const answer = await search.client.setSettings({
      indexName: 'warned',
      indexSettings: { mode: 'neuralSearch', hitsPerPage: 7 },
    })
    expect(warningsOf(answer)).toEqual(['mode: words are searched, vectors are not'])
    const task = await search.client.waitForTask({ indexName: 'warned', taskID: answer.taskID })
    expect(warningsOf(task)).toEqual(['mode: words are searched, vectors are not'])
    expect(await search.client.getSettings({ indexName: 'warned' })).toMatchObject({ hitsPerPage: 7 })
  })

  it('is named in the answer to a saved rule, and by the searches that the rule applies to', async () => {
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

describe('an option that Algolia does not know', () => {
  it('is refused by name in a search and in settings', async () => {
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
