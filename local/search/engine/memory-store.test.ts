import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexRecord } from '../model/record.ts'
import type { RecordStore, Write } from '../model/store.ts'
import { createMemoryStore } from './memory-store.ts'
import { arbitraryFilter, arbitraryPlan, arbitraryRecord, IDS, TEST_SCHEMA } from './testing/arbitrary.ts'
import { naiveFind } from './testing/naive-find.ts'
import { worthOf } from './testing/naive-rank.ts'

const writes: fc.Arbitrary<readonly Write[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: arbitraryRecord.map((record): Write => ({ type: 'put', record })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...IDS).map((objectID): Write => ({ type: 'delete', objectID })),
    },
  ),
  { maxLength: 14 },
)

test('a store finds, ranks, counts and groups as a scan of all records does, between any writes', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(writes, arbitraryPlan), { minLength: 1, maxLength: 5 }), (steps) => {
      const store = createMemoryStore(TEST_SCHEMA)
      let records: readonly IndexRecord[] = []
      for (const [batch, plan] of steps) {
        store.write(batch)
        records = after(records, batch)
        expectSame(store, records, plan)
      }
    }),
    { numRuns: 400 },
  )
})

test('browsing goes through all that a filter lets through, in the order it was written', () => {
  fc.assert(
    fc.property(
      fc.array(writes, { maxLength: 4 }),
      arbitraryFilter,
      fc.integer({ min: 1, max: 5 }),
      (batches, filter, limit) => {
        const store = createMemoryStore(TEST_SCHEMA)
        for (const batch of batches) {
          store.write(batch)
          expect(store.size).toBe(browsed(store, null, 100).length)
        }
        const records = batches.reduce<readonly IndexRecord[]>(after, [])
        const expected = records.filter((record) => worthOf(record, filter, false) !== null)
        expect(browsed(store, filter, limit)).toEqual(expected)
        for (const objectID of IDS) {
          expect(store.get(objectID)).toEqual(records.find((record) => record.objectID === objectID) ?? null)
        }
      },
    ),
  )
})

test('a copy lives on by itself, and a store reads its records anew under another schema', () => {
  fc.assert(
    fc.property(writes, writes, arbitraryPlan, (first, second, plan) => {
      const store = createMemoryStore({ ...TEST_SCHEMA, searchable: [], facets: [] })
      store.write(first)
      store.reshape(TEST_SCHEMA)
      const copy = store.copy()
      copy.write(second)
      expectSame(store, after([], first), plan)
      expectSame(copy, after(after([], first), second), plan)
      store.clear()
      expectSame(store, [], plan)
      expectSame(copy, after(after([], first), second), plan)
    }),
    { numRuns: 50 },
  )
})

function expectSame(
  store: RecordStore,
  records: readonly IndexRecord[],
  plan: Parameters<typeof naiveFind>[2],
): void {
  const found = store.find(plan)
  const expected = naiveFind(records, TEST_SCHEMA, plan)
  expect({
    ids: found.matches.map(({ record }) => record.objectID),
    total: found.total,
    facets: found.facets,
  }).toEqual(expected)
}

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

function after(records: readonly IndexRecord[], batch: readonly Write[]): readonly IndexRecord[] {
  return batch.reduce<readonly IndexRecord[]>((known, write) => {
    const objectID = write.type === 'put' ? write.record.objectID : write.objectID
    const others = known.filter((record) => record.objectID !== objectID)
    return write.type === 'put' ? [...others, write.record] : others
  }, records)
}
