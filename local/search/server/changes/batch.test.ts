import { expect, test } from 'vitest'
import type { IndexRecord } from '#local/search/model/record.ts'
import { writesOf } from './batch.ts'

const store = (records: readonly IndexRecord[]) => ({
  get: (objectID: string) => records.find((record) => record.objectID === objectID) ?? null,
})
const increment = { _operation: 'Increment', value: 1 } as const

test('each step applies to the result of the previous ones, and a record is written once', () => {
  const writes = writesOf(store([{ objectID: 'a', likes: 5 }]), [
    { action: 'partialUpdateObject', body: { objectID: 'a', likes: increment } },
    { action: 'partialUpdateObject', body: { objectID: 'a', likes: increment } },
    { action: 'addObject', body: { objectID: 'b', likes: 1 } },
    { action: 'partialUpdateObject', body: { objectID: 'b', likes: increment } },
    { action: 'deleteObject', body: { objectID: 'b' } },
    { action: 'partialUpdateObject', body: { objectID: 'b', likes: increment } },
  ])
  expect(writes).toEqual([
    { type: 'put', record: { objectID: 'a', likes: 7 }, written: null },
    { type: 'put', record: { objectID: 'b', likes: 1 }, written: null },
  ])
})

test('an update with createIfNotExists false does nothing for a deleted or missing record', () => {
  const writes = writesOf(store([{ objectID: 'a' }]), [
    { action: 'deleteObject', body: { objectID: 'a' } },
    { action: 'partialUpdateObjectNoCreate', body: { objectID: 'a', likes: 1 } },
    { action: 'partialUpdateObjectNoCreate', body: { objectID: 'b', likes: 1 } },
  ])
  expect(writes).toEqual([{ type: 'delete', objectID: 'a' }])
})

test('an update of an older version writes nothing', () => {
  const version = { _operation: 'IncrementSet', value: 5 } as const
  expect(
    writesOf(store([{ objectID: 'a', version: 5 }]), [
      { action: 'partialUpdateObject', body: { objectID: 'a', title: 'old', version } },
    ]),
  ).toEqual([])
})
