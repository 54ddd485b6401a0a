import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Plan } from '../../model/plan.ts'
import { TEST_SCHEMA } from '../testing/arbitrary.ts'
import { MATCH_ALL } from '../testing/plans.ts'
import { openStore } from './open-store.ts'

const BY_POPULARITY: Plan = {
  ...MATCH_ALL,
  customRanking: TEST_SCHEMA.order,
  length: 3,
  facets: ['kind'],
}

test('writes and searches continue during a background merge, and documents deleted meanwhile stay deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'motif-merge-'))
  const store = await openStore(folder, TEST_SCHEMA)
  const portion = 6000
  const all = 9 * portion
  for (let from = 0; from < all; from += portion) {
    store.write(
      Array.from({ length: portion }, (_, at) => ({
        type: 'put',
        record: { objectID: `${from + at}`, title: `icon ${from + at}`, kind: 'x', popularity: from + at },
      })),
    )
    expect(store.find(BY_POPULARITY).total).toBe(from + portion)
  }
  const gone = ['53999', '100', '7000']
  store.write(gone.map((objectID) => ({ type: 'delete', objectID })))
  store.write([{ type: 'put', record: { objectID: '8000', title: 'heart', kind: 'y', popularity: 1e6 } }])
  const expectAll = (found: ReturnType<typeof store.find>) => {
    expect(found.total).toBe(all - gone.length)
    expect(found.facets).toEqual({ kind: { x: all - gone.length - 1, y: 1 } })
    expect(found.matches.map(({ record }) => record.objectID)).toEqual(['8000', '53998', '53997'])
  }
  expectAll(store.find(BY_POPULARITY))
  const copy = store.copy()
  expectAll(copy.find(BY_POPULARITY))
  copy.close()
  await store.settled()
  expectAll(store.find(BY_POPULARITY))
  store.close()
  const again = await openStore(folder, TEST_SCHEMA)
  expectAll(again.find(BY_POPULARITY))
  again.close()
  rmSync(folder, { recursive: true })
  rmSync(copy.folder, { recursive: true })
}, 30_000)
