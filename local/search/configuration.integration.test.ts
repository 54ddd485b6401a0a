import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { published, type StartedSearch, startedSearch } from './server/testing/started-search.ts'

let search: StartedSearch
let indexName: string
let count = 0
beforeAll(async () => {
  search = await startedSearch()
})
afterAll(() => search.stop())
beforeEach(() => {
  count += 1
  indexName = `configured_${count}`
})

const done = <Answer extends { readonly taskID?: number | undefined }>(answer: Promise<Answer>) =>
  published(search.client, indexName, answer)
const settingsOf = (name: string) => search.client.getSettings({ indexName: name })

describe('settings', () => {
  test('a new index has Algolia’s default settings', async () => {
    await done(search.client.saveObject({ indexName, body: { objectID: 'a' } }))
    expect(await settingsOf(indexName)).toMatchObject({
      hitsPerPage: 20,
      maxValuesPerFacet: 100,
      minWordSizefor1Typo: 4,
      minWordSizefor2Typos: 8,
      paginationLimitedTo: 1_000,
      searchableAttributes: null,
      attributesForFaceting: null,
      ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
    })
  })

  test('settings keep unnamed values, and null restores a default', async () => {
    await done(
      search.client.setSettings({ indexName, indexSettings: { hitsPerPage: 7, maxValuesPerFacet: 5 } }),
    )
    await done(search.client.setSettings({ indexName, indexSettings: { searchableAttributes: ['title'] } }))
    expect(await settingsOf(indexName)).toMatchObject({ hitsPerPage: 7, searchableAttributes: ['title'] })
    const back: Record<string, null> = { hitsPerPage: null }
    await done(search.client.setSettings({ indexName, indexSettings: back as never }))
    expect(await settingsOf(indexName)).toMatchObject({ hitsPerPage: 20, maxValuesPerFacet: 5 })
  })

  test('invalid settings are rejected with their name', async () => {
    await expect(
      search.client.setSettings({ indexName, indexSettings: { customRanking: ['upwards(size)'] } }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('customRanking') })
    await expect(
      search.client.setSettings({ indexName, indexSettings: { hitsPerPage: 'many' as never } }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('hitsPerPage') })
  })

  test('a change of the indexed attributes keeps all records', async () => {
    const objects = Array.from({ length: 1_200 }, (_, at) => ({ objectID: `o${at}`, title: `t${at}` }))
    await search.client.saveObjects({ indexName, objects, waitForTasks: true })
    await done(
      search.client.setSettings({
        indexName,
        indexSettings: { searchableAttributes: ['title'], attributesForFaceting: ['title'] },
      }),
    )
    expect((await search.client.listIndices()).items.find(({ name }) => name === indexName)?.entries).toBe(
      1_200,
    )
    expect(await search.client.getObject({ indexName, objectID: 'o1199' })).toEqual(objects[1_199])
  })

  test('settings of a missing index answer 404', async () => {
    await expect(settingsOf('nowhere')).rejects.toMatchObject({
      status: 404,
      message: 'Index nowhere does not exist',
    })
  })
})

describe('rules', () => {
  const pin = {
    objectID: 'pin',
    conditions: [{ pattern: 'owl', anchoring: 'is' as const }],
    consequence: { promote: [{ objectID: 'a', position: 0 }] },
  }
  const hide = {
    objectID: 'hide',
    conditions: [{ pattern: 'fox', anchoring: 'is' as const }],
    consequence: { hide: [{ objectID: 'b' }] },
  }

  test('rules are saved, found, read and deleted', async () => {
    await done(search.client.saveRule({ indexName, objectID: 'pin', rule: pin }))
    await done(search.client.saveRules({ indexName, rules: [hide] }))
    expect(
      (await search.client.searchRules({ indexName, searchRulesParams: { query: 'fox' } })).hits,
    ).toEqual([expect.objectContaining({ objectID: 'hide' })])
    expect(await search.client.getRule({ indexName, objectID: 'pin' })).toMatchObject({ objectID: 'pin' })
    await done(search.client.deleteRule({ indexName, objectID: 'pin' }))
    await expect(search.client.getRule({ indexName, objectID: 'pin' })).rejects.toMatchObject({ status: 404 })
  })

  test('rules are replaced as a whole on request, and cleared', async () => {
    await done(search.client.saveRules({ indexName, rules: [pin] }))
    await done(search.client.saveRules({ indexName, rules: [hide], clearExistingRules: true }))
    expect((await search.client.searchRules({ indexName })).hits.map(({ objectID }) => objectID)).toEqual([
      'hide',
    ])
    await done(search.client.clearRules({ indexName }))
    expect(await search.client.searchRules({ indexName })).toMatchObject({ hits: [], nbHits: 0 })
  })

  test('invalid rules are rejected with their name', async () => {
    const consequence = { promote: [{ objectID: 'a', position: -1 }] }
    await expect(
      search.client.saveRule({ indexName, objectID: 'x', rule: { objectID: 'x', consequence } }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('x') })
  })
})

describe('synonyms', () => {
  const bird = { objectID: 'bird', type: 'synonym' as const, synonyms: ['owl', 'bird'] }
  const tablet = { objectID: 'tablet', type: 'onewaysynonym' as const, input: 'tablet', synonyms: ['ipad'] }

  test('synonyms are saved, found, read and deleted', async () => {
    const saved = await done(search.client.saveSynonym({ indexName, objectID: 'bird', synonymHit: bird }))
    expect(saved.id).toBe('bird')
    await done(search.client.saveSynonyms({ indexName, synonymHit: [tablet] }))
    const found = await search.client.searchSynonyms({ indexName, searchSynonymsParams: { query: 'ipad' } })
    expect(found).toMatchObject({ nbHits: 1, hits: [{ objectID: 'tablet' }] })
    expect(await search.client.getSynonym({ indexName, objectID: 'bird' })).toMatchObject(bird)
    const { deletedAt } = await done(search.client.deleteSynonym({ indexName, objectID: 'bird' }))
    expect(Date.parse(deletedAt)).toBeGreaterThan(0)
    await expect(search.client.getSynonym({ indexName, objectID: 'bird' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('synonyms are replaced as a whole on request, browsed and cleared', async () => {
    await done(search.client.saveSynonyms({ indexName, synonymHit: [bird] }))
    await done(search.client.saveSynonyms({ indexName, synonymHit: [tablet], replaceExistingSynonyms: true }))
    const ids: string[] = []
    await search.client.browseSynonyms({
      indexName,
      aggregator: ({ hits }) => ids.push(...hits.map(({ objectID }) => objectID)),
    })
    expect(ids).toEqual(['tablet'])
    await done(search.client.clearSynonyms({ indexName }))
    expect((await search.client.searchSynonyms({ indexName })).nbHits).toBe(0)
  })
})

describe('replicas', () => {
  let latest: string
  let popular: string
  beforeEach(async () => {
    latest = `${indexName}_latest`
    popular = `${indexName}_popular`
    await done(search.client.saveObject({ indexName, body: { objectID: 'a', title: 'Owl' } }))
    await done(search.client.setSettings({ indexName, indexSettings: { hitsPerPage: 7 } }))
    await done(
      search.client.setSettings({ indexName, indexSettings: { replicas: [`virtual(${latest})`, popular] } }),
    )
  })

  test('replicas start with the settings of their primary, and are listed with it', async () => {
    expect(await settingsOf(latest)).toMatchObject({ hitsPerPage: 7, primary: indexName })
    expect((await settingsOf(indexName)).replicas).toEqual([`virtual(${latest})`, popular])
    const { items } = await search.client.listIndices()
    expect(items.find(({ name }) => name === indexName)).toMatchObject({
      replicas: [latest, popular],
      entries: 1,
    })
    expect(items.find(({ name }) => name === latest)).toMatchObject({
      primary: indexName,
      virtual: true,
      entries: 1,
    })
    expect(items.find(({ name }) => name === popular)).toMatchObject({ primary: indexName, entries: 1 })
  })

  test('replicas follow the record changes of their primary', async () => {
    await done(search.client.saveObject({ indexName, body: { objectID: 'b', title: 'Fox' } }))
    for (const name of [latest, popular]) {
      expect(await search.client.getObject({ indexName: name, objectID: 'b' })).toMatchObject({
        title: 'Fox',
      })
    }
  })

  test('replicas receive settings, rules and synonyms of their primary only when these are forwarded', async () => {
    const indexSettings = { hitsPerPage: 9 }
    await done(search.client.setSettings({ indexName, indexSettings }))
    expect((await settingsOf(latest)).hitsPerPage).toBe(7)
    await done(search.client.setSettings({ indexName, indexSettings, forwardToReplicas: true }))
    expect((await settingsOf(latest)).hitsPerPage).toBe(9)
    const synonymHit = [{ objectID: 's', type: 'synonym' as const, synonyms: ['owl', 'bird'] }]
    await done(search.client.saveSynonyms({ indexName, synonymHit, forwardToReplicas: true }))
    expect((await search.client.searchSynonyms({ indexName: popular })).nbHits).toBe(1)
  })

  test('replicas reject records of their own', async () => {
    const refused = { status: 400, message: 'cannot apply the batch operation on a replica index' }
    await expect(
      search.client.saveObject({ indexName: latest, body: { objectID: 'x' } }),
    ).rejects.toMatchObject(refused)
    await expect(
      search.client.batch({
        indexName: popular,
        batchWriteParams: { requests: [{ action: 'addObject', body: {} }] },
      }),
    ).rejects.toMatchObject(refused)
    await expect(search.client.clearObjects({ indexName: latest })).rejects.toMatchObject({ status: 400 })
    await expect(search.client.deleteIndex({ indexName: latest })).rejects.toMatchObject({
      message: 'cannot apply the deleteIndex operation on a replica index',
    })
  })

  test('virtual replicas reject settings of the indexed attributes', async () => {
    await expect(
      search.client.setSettings({ indexName: latest, indexSettings: { searchableAttributes: ['title'] } }),
    ).rejects.toMatchObject({
      status: 403,
      message: 'The following settings are forbidden in virtual replicas: searchableAttributes',
    })
  })

  test('a replica has one primary and cannot be a primary itself', async () => {
    await expect(
      search.client.setSettings({ indexName: 'other', indexSettings: { replicas: [popular] } }),
    ).rejects.toMatchObject({ message: 'A replica index is already replica of another index' })
    await expect(
      search.client.setSettings({ indexName: popular, indexSettings: { replicas: ['third'] } }),
    ).rejects.toMatchObject({ status: 400 })
    await expect(
      search.client.setSettings({ indexName, indexSettings: { replicas: [indexName] } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('a detached replica becomes an index of its own; a standard replica keeps its records', async () => {
    await done(search.client.setSettings({ indexName, indexSettings: { replicas: [] } }))
    expect(await search.client.getObject({ indexName: popular, objectID: 'a' })).toMatchObject({
      title: 'Owl',
    })
    await expect(search.client.getObject({ indexName: latest, objectID: 'a' })).rejects.toMatchObject({
      status: 404,
    })
    await done(search.client.saveObject({ indexName: popular, body: { objectID: 'own' } }))
    await expect(search.client.getObject({ indexName, objectID: 'own' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('replicas outlive their primary', async () => {
    await done(search.client.deleteIndex({ indexName }))
    await expect(settingsOf(indexName)).rejects.toMatchObject({ status: 404 })
    expect(await search.client.getObject({ indexName: popular, objectID: 'a' })).toMatchObject({
      title: 'Owl',
    })
  })
})

describe('an operation', () => {
  const synonymHit = [{ objectID: 's', type: 'synonym' as const, synonyms: ['owl', 'bird'] }]
  const operate = (
    operation: 'copy' | 'move',
    destination: string,
    scope?: ('settings' | 'rules' | 'synonyms')[],
  ) =>
    done(
      search.client.operationIndex({
        indexName,
        operationIndexParams: { operation, destination, ...(scope ? { scope } : {}) },
      }),
    )
  beforeEach(async () => {
    await done(search.client.saveObject({ indexName, body: { objectID: 'a' } }))
    await done(search.client.setSettings({ indexName, indexSettings: { hitsPerPage: 7 } }))
    await done(search.client.saveSynonyms({ indexName, synonymHit }))
  })

  test('a copy has all data of the source and changes independently', async () => {
    await operate('copy', `${indexName}_copy`)
    await done(search.client.saveObject({ indexName, body: { objectID: 'later' } }))
    expect(await settingsOf(`${indexName}_copy`)).toMatchObject({ hitsPerPage: 7 })
    expect((await search.client.searchSynonyms({ indexName: `${indexName}_copy` })).nbHits).toBe(1)
    const { items } = await search.client.listIndices()
    expect(items.find(({ name }) => name === `${indexName}_copy`)?.entries).toBe(1)
  })

  test('a scoped copy copies only the named parts and keeps the records of the target', async () => {
    const target = `${indexName}_target`
    await published(
      search.client,
      target,
      search.client.saveObject({ indexName: target, body: { objectID: 'own' } }),
    )
    await operate('copy', target, ['synonyms'])
    expect((await settingsOf(target)).hitsPerPage).toBe(20)
    expect((await search.client.searchSynonyms({ indexName: target })).nbHits).toBe(1)
    expect(await search.client.getObject({ indexName: target, objectID: 'own' })).toEqual({ objectID: 'own' })
  })

  test('a copy of a missing index is an empty index', async () => {
    indexName = 'never_made'
    await operate('copy', 'copy_of_nothing')
    expect((await settingsOf('copy_of_nothing')).hitsPerPage).toBe(20)
  })

  test('a move replaces the target index, whose replicas follow the new records', async () => {
    const target = `${indexName}_target`
    await published(
      search.client,
      target,
      search.client.saveObject({ indexName: target, body: { objectID: 'old' } }),
    )
    const replicas = [`virtual(${target}_latest)`]
    await published(
      search.client,
      target,
      search.client.setSettings({ indexName: target, indexSettings: { replicas } }),
    )
    await operate('move', target)
    await expect(settingsOf(indexName)).rejects.toMatchObject({ status: 404 })
    expect(await settingsOf(target)).toMatchObject({ hitsPerPage: 7, replicas })
    expect(await search.client.getObject({ indexName: `${target}_latest`, objectID: 'a' })).toEqual({
      objectID: 'a',
    })
    await expect(search.client.getObject({ indexName: target, objectID: 'old' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('a move of a missing index changes nothing and reports no error', async () => {
    const here = indexName
    indexName = 'never_made'
    await operate('move', here)
    expect((await settingsOf(here)).hitsPerPage).toBe(7)
  })

  test('records are not copied onto an index with replicas', async () => {
    const target = `${indexName}_target`
    const indexSettings = { replicas: [`${target}_replica`] }
    await published(search.client, target, search.client.setSettings({ indexName: target, indexSettings }))
    for (const destination of [target, `${target}_replica`]) {
      await expect(operate('copy', destination)).rejects.toMatchObject({
        status: 400,
        message: 'cannot copy to a primary/replica index',
      })
    }
  })

  test('an unknown operation is rejected', async () => {
    await expect(operate('swap' as never, 'x')).rejects.toMatchObject({
      status: 400,
      message: 'Invalid operation',
    })
    await expect(operate('copy', 'x', ['records' as never])).rejects.toMatchObject({
      message: 'Invalid scope',
    })
  })
})
