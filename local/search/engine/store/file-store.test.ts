import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, test } from 'vitest'
import type { IndexRecord } from '../../model/record.ts'
import { afterWrites, arbitraryPlan, arbitraryWrites, TEST_SCHEMA } from '../testing/arbitrary.ts'
import { expectSame } from '../testing/expect-same.ts'
import { openStore } from './open-store.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'motif-store-'))
  folders.push(folder)
  return folder
}

const steps = fc.array(
  fc.tuple(arbitraryWrites, arbitraryPlan, fc.constantFrom('stay', 'reopen', 'clear', 'reshape', 'copy')),
  { minLength: 1, maxLength: 8 },
)

test('a store in a folder finds the same after it was closed, copied, cleared or reshaped', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plans) => {
      let store = await openStore(newFolder(), TEST_SCHEMA)
      let records: readonly IndexRecord[] = []
      for (const [writes, plan, then] of plans) {
        store.write(writes)
        records = afterWrites(records, writes)
        if (then === 'clear') {
          store.clear()
          records = []
        }
        if (then === 'reshape') {
          store.reshape({ ...TEST_SCHEMA, order: [], facets: [] })
          store.reshape(TEST_SCHEMA)
        }
        if (then === 'copy') {
          const copy = store.copy()
          store.write(records.map(({ objectID }) => ({ type: 'delete', objectID })))
          store.close()
          store = copy
          folders.push(copy.folder)
        }
        if (then === 'reopen') {
          store.close()
          store = await openStore(store.folder, TEST_SCHEMA)
        }
        expectSame(store, records, TEST_SCHEMA, plan)
      }
      store.close()
    }),
    { numRuns: 60 },
  )
}, 60_000)
