import type { SearchParamsObject } from 'algoliasearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { published, type StartedSearch, startedSearch } from './server/testing/started-search.ts'

let search: StartedSearch

const setSettings = (indexName: string, indexSettings: object) =>
  published(search.client, 'items', search.client.setSettings({ indexName, indexSettings }))

const idsIn = async (indexName: string, searchParams: SearchParamsObject) => {
  const { hits } = await search.client.searchSingleIndex({ indexName, searchParams })
  return hits.map(({ objectID }) => objectID)
}

beforeAll(async () => {
  search = await startedSearch()
  await setSettings('items', { searchableAttributes: ['title'], replicas: ['by_tag', 'virtual(latest)'] })
  await setSettings('by_tag', { searchableAttributes: ['tags', 'title'] })
  const objects = [
    { objectID: 'title', title: 'heart', tags: ['red'] },
    { objectID: 'tag', title: 'love', tags: ['heart'] },
    { objectID: 'both', title: 'heart', tags: ['heart'] },
  ]
  const [last] = await search.client.saveObjects({ indexName: 'items', objects })
  await published(search.client, 'items', Promise.resolve(last ?? { taskID: undefined }))
})

afterAll(() => search.stop())

describe('a standard replica', () => {
  it('searches its own attributes in its own order, and its primary its own', async () => {
    expect(await idsIn('items', { query: 'heart' })).toEqual(['title', 'both'])
    expect(await idsIn('by_tag', { query: 'heart' })).toEqual(['tag', 'both', 'title'])
    expect(await idsIn('by_tag', { query: 'heart', restrictSearchableAttributes: ['title'] })).toEqual([
      'title',
      'both',
    ])
  })

  it('follows its primary after its attributes are changed', async () => {
    await setSettings('by_tag', { searchableAttributes: ['tags'] })
    expect(await idsIn('by_tag', { query: 'heart' })).toEqual(['tag', 'both'])
    expect(await idsIn('items', { query: 'heart' })).toEqual(['title', 'both'])
  })

  it('reports which of its settings are those of its primary', async () => {
    const answer = await setSettings('by_tag', { disablePrefixOnAttributes: ['title'] })
    expect(answer).toMatchObject({
      warnings: ['disablePrefixOnAttributes: the records of a replica are indexed as its primary says'],
    })
  })
})

it('a virtual replica refuses settings of the indexed attributes', async () => {
  await expect(setSettings('latest', { searchableAttributes: ['tags'] })).rejects.toMatchObject({
    status: 403,
  })
})

it('a virtual replica sorts by a boolean, true first when it is descending', async () => {
  await setSettings('works', { searchableAttributes: ['title'], replicas: ['virtual(featured)'] })
  await setSettings('featured', { customRanking: ['desc(featured)', 'asc(place)'] })
  const objects = [1, 2, 3, 4].map((place) => ({ objectID: `${place}`, place, featured: place % 2 === 0 }))
  const [last] = await search.client.saveObjects({ indexName: 'works', objects })
  await published(search.client, 'works', Promise.resolve(last ?? { taskID: undefined }))
  expect(await idsIn('featured', {})).toEqual(['2', '4', '1', '3'])
})
