import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexRecord } from '../model/record.ts'
import type { RecordStore } from '../model/store.ts'
import { createMemoryStore } from './memory-store.ts'
import {
  afterWrites,
  arbitraryFilter,
  arbitraryPlan,
  arbitraryWrites,
  IDS,
  TEST_SCHEMA,
} from './testing/arbitrary.ts'
import { expectSame } from './testing/expect-same.ts'
import { scoreOf } from './testing/naive-rank.ts'

test('a store finds, ranks, counts and groups as a scan of all records does, after any writes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(arbitraryWrites, arbitraryPlan), { minLength: 1, maxLength: 12 }),
      (steps) => {
        const store = createMemoryStore(TEST_SCHEMA)
        let records: readonly IndexRecord[] = []
        for (const [batch, plan] of steps) {
          store.write(batch)
          records = afterWrites(records, batch)
          expectSame(store, records, TEST_SCHEMA, plan)
        }
      },
    ),
    { numRuns: 250 },
  )
}, 60_000)

test('browsing returns all records of a filter in the order of their writes', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryWrites, { maxLength: 4 }),
      arbitraryFilter,
      fc.integer({ min: 1, max: 5 }),
      (batches, filter, limit) => {
        const store = createMemoryStore(TEST_SCHEMA)
        for (const batch of batches) {
          store.write(batch)
          expect(store.size).toBe(browsed(store, null, 100).length)
        }
        const records = batches.reduce<readonly IndexRecord[]>(afterWrites, [])
        const expected = records.filter((record) => scoreOf(record, filter, false) !== null)
        expect(browsed(store, filter, limit)).toEqual(expected)
        for (const objectID of IDS) {
          expect(store.get(objectID)).toEqual(records.find((record) => record.objectID === objectID) ?? null)
        }
      },
    ),
  )
}, 60_000)

test('a copy is independent, and a store rereads its records under another schema', () => {
  fc.assert(
    fc.property(arbitraryWrites, arbitraryWrites, arbitraryPlan, (first, second, plan) => {
      const store = createMemoryStore({ ...TEST_SCHEMA, searchable: [], facets: [] })
      store.write(first)
      store.reshape(TEST_SCHEMA)
      const copy = store.copy()
      copy.write(second)
      expectSame(store, afterWrites([], first), TEST_SCHEMA, plan)
      expectSame(copy, afterWrites(afterWrites([], first), second), TEST_SCHEMA, plan)
      store.clear()
      expectSame(store, [], TEST_SCHEMA, plan)
      expectSame(copy, afterWrites(afterWrites([], first), second), TEST_SCHEMA, plan)
    }),
    { numRuns: 50 },
  )
}, 60_000)

function browsed(
  store: RecordStore,
  filter: Parameters<RecordStore['browse']>[0],
  limit: number,
): IndexRecord[] {
  const records: IndexRecord[] = []
  let cursor: string | null = null
  do {
    const page = store.browse(filter, cursor, limit)
    records.push(...page.records)
    cursor = page.next
  } while (cursor !== null)
  return records
}
