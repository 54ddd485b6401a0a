import { expect } from 'vitest'
import type { Plan } from '../../model/plan.ts'
import type { IndexRecord } from '../../model/record.ts'
import type { RecordStore, Schema } from '../../model/store.ts'
import { naiveFind } from './naive-find.ts'

/**
 * Expects a store to find what a scan of the records finds; records are given in the order of their writes.
 */
export function expectSame(
  store: RecordStore,
  records: readonly IndexRecord[],
  schema: Schema,
  plan: Plan,
): void {
  const found = store.find(plan)
  expect({
    ids: found.matches.map(({ record }) => record.objectID),
    total: found.total,
    facets: found.facets,
  }).toEqual(naiveFind(records, schema, plan))
}
