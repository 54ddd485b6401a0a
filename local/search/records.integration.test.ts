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
  indexName = `records_${count}`
})

const done = <Answer extends { readonly taskID?: number | undefined }>(answer: Promise<Answer>) =>
  published(search.client, indexName, answer)
const get = (objectID: string) => search.client.getObject({ indexName, objectID })

describe('a record', () => {
  test('is given an objectID when it is saved without one', async () => {
    const saved = await done(search.client.saveObject({ indexName, body: { title: 'Owl' } }))
    expect(saved.objectID).toMatch(/^[0-9a-f-]{36}$/)
    expect(await get(saved.objectID ?? '')).toEqual({ objectID: saved.objectID, title: 'Owl' })
  })

  test('is saved under any objectID and replaced as a whole', async () => {
    const objectID = 'a/b c%20ä'
    await done(search.client.addOrUpdateObject({ indexName, objectID, body: { title: 'Owl', size: 1 } }))
    await done(search.client.addOrUpdateObject({ indexName, objectID, body: { title: 'Fox' } }))
    expect(await get(objectID)).toEqual({ objectID, title: 'Fox' })
  })

  test('is deleted, and deleting it again is no error', async () => {
    await done(search.client.saveObject({ indexName, body: { objectID: 'a' } }))
    await done(search.client.deleteObject({ indexName, objectID: 'a' }))
    await done(search.client.deleteObject({ indexName, objectID: 'a' }))
    await expect(get('a')).rejects.toMatchObject({ status: 404, message: 'ObjectID does not exist' })
  })

  test('is returned with the requested attributes', async () => {
    await done(search.client.saveObject({ indexName, body: { objectID: 'a', title: 'Owl', size: 1 } }))
    expect(
      await search.client.getObject({ indexName, objectID: 'a', attributesToRetrieve: ['size'] }),
    ).toEqual({
      objectID: 'a',
      size: 1,
    })
  })

  test('is returned with records of several indices at once, null for a missing one', async () => {
    await done(search.client.saveObject({ indexName, body: { objectID: 'a', title: 'Owl' } }))
    const { results } = await search.client.getObjects({
      requests: [
        { indexName, objectID: 'missing' },
        { indexName, objectID: 'a', attributesToRetrieve: ['title'] },
      ],
    })
    expect(results).toEqual([null, { objectID: 'a', title: 'Owl' }])
  })

  test.each([
    [99_900, true],
    [100_100, false],
  ])('of about %i bytes is accepted: %s', async (bytes, taken) => {
    const saving = search.client.saveObject({
      indexName,
      body: { objectID: 'a', text: 'x'.repeat(bytes - 40) },
    })
    if (taken) await done(saving)
    else
      await expect(saving).rejects.toMatchObject({
        status: 400,
        message: expect.stringMatching(/^Record is too big size=/),
      })
  })
})

describe('a partial update', () => {
  beforeEach(() =>
    done(
      search.client.saveObject({ indexName, body: { objectID: 'a', title: 'Owl', likes: 3, version: 5 } }),
    ),
  )

  test('changes the named attributes, by value and by operation', async () => {
    await done(
      search.client.partialUpdateObject({
        indexName,
        objectID: 'a',
        attributesToUpdate: { title: 'Fox', likes: { _operation: 'Increment', value: 2 } },
      }),
    )
    expect(await get('a')).toEqual({ objectID: 'a', title: 'Fox', likes: 5, version: 5 })
  })

  test('creates a missing record unless createIfNotExists is false', async () => {
    const update = { indexName, attributesToUpdate: { title: 'Fox' } }
    await done(search.client.partialUpdateObject({ ...update, objectID: 'new' }))
    await done(search.client.partialUpdateObject({ ...update, objectID: 'none', createIfNotExists: false }))
    expect(await get('new')).toEqual({ objectID: 'new', title: 'Fox' })
    await expect(get('none')).rejects.toMatchObject({ status: 404 })
  })

  test('of an older version is ignored, in any order of arrival', async () => {
    const versions = [7, 9, 6, 8, 5, 10, 4]
    const updates = versions.map((value) => ({
      objectID: 'a',
      title: `Version ${value}`,
      version: { _operation: 'IncrementSet', value },
    }))
    const answers = await search.client.partialUpdateObjects({
      indexName,
      objects: updates,
      createIfNotExists: true,
    })
    await search.client.waitForTask({ indexName, taskID: answers[0]?.taskID ?? 0 })
    expect(await get('a')).toMatchObject({ title: 'Version 10', version: 10, likes: 3 })
  })

  test('with an unknown operation is refused with its name', async () => {
    const update = { title: { _operation: 'Double', value: 2 } }
    await expect(
      search.client.partialUpdateObject({ indexName, objectID: 'a', attributesToUpdate: update }),
    ).rejects.toMatchObject({ status: 400, message: 'Invalid operation on attribute "title"' })
  })
})

describe('a batch', () => {
  test('executes its steps in order', async () => {
    const { objectIDs } = await done(
      search.client.batch({
        indexName,
        batchWriteParams: {
          requests: [
            { action: 'addObject', body: { objectID: 'gone', likes: 1 } },
            { action: 'clear', body: {} },
            { action: 'addObject', body: { objectID: 'a', likes: 1 } },
            {
              action: 'partialUpdateObject',
              body: { objectID: 'a', likes: { _operation: 'Increment', value: 1 } },
            },
            {
              action: 'partialUpdateObject',
              body: { objectID: 'a', likes: { _operation: 'Increment', value: 1 } },
            },
            { action: 'partialUpdateObjectNoCreate', body: { objectID: 'b', likes: 1 } },
            { action: 'addObject', body: { objectID: 'c' } },
            { action: 'deleteObject', body: { objectID: 'c' } },
          ],
        },
      }),
    )
    expect(objectIDs).toEqual(['gone', 'a', 'a', 'a', 'b', 'c', 'c'])
    const { results } = await search.client.getObjects({
      requests: ['gone', 'a', 'b', 'c'].map((objectID) => ({ indexName, objectID })),
    })
    expect(results).toEqual([null, { objectID: 'a', likes: 3 }, null, null])
  })

  test('may change several indices, each with its own task', async () => {
    const other = `${indexName}_other`
    const { taskID } = await search.client.multipleBatch({
      requests: [
        { action: 'addObject', indexName, body: { objectID: 'a' } },
        { action: 'addObject', indexName: other, body: { objectID: 'b' } },
      ],
    })
    expect(Object.keys(taskID).sort()).toEqual([indexName, other].sort())
    for (const [name, id] of Object.entries(taskID))
      await search.client.waitForTask({ indexName: name, taskID: id })
    expect(await search.client.getObject({ indexName: other, objectID: 'b' })).toEqual({ objectID: 'b' })
  })

  test('is refused as a whole when one step is invalid', async () => {
    const requests = [
      { action: 'addObject' as const, body: { objectID: 'a' } },
      { action: 'updateObject' as const, body: { title: 'no objectID' } },
    ]
    await expect(search.client.batch({ indexName, batchWriteParams: { requests } })).rejects.toMatchObject({
      status: 400,
      message: 'objectID is missing or not a text',
    })
    await expect(get('a')).rejects.toMatchObject({ status: 404 })
  })

  test("of many records is saved, found and deleted by the client's helpers", async () => {
    const objects = Array.from({ length: 2_500 }, (_, at) => ({ objectID: `o${at}`, at }))
    await search.client.saveObjects({ indexName, objects, waitForTasks: true })
    const listed = (await search.client.listIndices()).items.find(({ name }) => name === indexName)
    expect(listed).toMatchObject({ entries: 2_500, pendingTask: false, numberOfPendingTasks: 0 })
    const objectIDs = objects.slice(0, 1_500).map(({ objectID }) => objectID)
    await search.client.deleteObjects({ indexName, objectIDs, waitForTasks: true })
    expect((await search.client.listIndices()).items.find(({ name }) => name === indexName)?.entries).toBe(
      1_000,
    )
  })
})

test('records are deleted by filters, and a deletion without filters is refused', async () => {
  await done(
    search.client.setSettings({ indexName, indexSettings: { attributesForFaceting: ['filterOnly(kind)'] } }),
  )
  await search.client.saveObjects({
    indexName,
    objects: [
      { objectID: 'a', kind: 'icon', size: 1 },
      { objectID: 'b', kind: 'icon', size: 2 },
      { objectID: 'c', kind: 'photo', size: 2 },
    ],
    waitForTasks: true,
  })
  await expect(search.client.deleteBy({ indexName, deleteByParams: {} })).rejects.toMatchObject({
    status: 400,
  })
  await done(search.client.deleteBy({ indexName, deleteByParams: { filters: 'kind:icon AND size > 1' } }))
  const { results } = await search.client.getObjects({
    requests: ['a', 'b', 'c'].map((objectID) => ({ indexName, objectID })),
  })
  expect(results.map((record) => record !== null)).toEqual([true, false, true])
})

test('clearing removes the records and keeps the settings', async () => {
  await done(search.client.setSettings({ indexName, indexSettings: { hitsPerPage: 7 } }))
  await done(search.client.saveObject({ indexName, body: { objectID: 'a' } }))
  await done(search.client.clearObjects({ indexName }))
  await expect(get('a')).rejects.toMatchObject({ status: 404 })
  expect((await search.client.getSettings({ indexName })).hitsPerPage).toBe(7)
})
