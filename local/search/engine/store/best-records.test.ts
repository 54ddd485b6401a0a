import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Plan } from '../../model/plan.ts'
import { FileLog } from '../log/file-log.ts'
import { TEST_SCHEMA } from '../testing/arbitrary.ts'
import { MATCH_ALL } from '../testing/plans.ts'
import { type DurableStore, openStore } from './open-store.ts'

const COUNT = 3000

let store: DurableStore

beforeEach(async () => {
  store = await openStore(mkdtempSync(join(tmpdir(), 'motif-best-')), TEST_SCHEMA)
  store.write(Array.from({ length: COUNT }, (_, at) => put(at, `icon ${at}`)))
})
afterEach(() => {
  vi.restoreAllMocks()
  store.close()
  rmSync(store.folder, { recursive: true })
})

function put(popularity: number, title: string) {
  return {
    type: 'put',
    record: { objectID: `${popularity}`, title, kind: 'x', popularity },
  } as const
}

const BY_POPULARITY: Plan = { ...MATCH_ALL, customRanking: TEST_SCHEMA.order, length: 2 }

const titles = (offset = 0) =>
  store.find({ ...BY_POPULARITY, offset }).matches.map(({ record }) => record.title)

test('the best records are read from memory, all others from the log', async () => {
  titles()
  await store.settled()
  const read = vi.spyOn(FileLog.prototype, 'read')
  expect(titles()).toEqual(['icon 2999', 'icon 2998'])
  expect(read).not.toHaveBeenCalled()
  expect(titles(COUNT - 2)).toEqual(['icon 1', 'icon 0'])
  expect(read).toHaveBeenCalledTimes(2)
})

test('a replaced record is returned in its new version, before and after the read-ahead', async () => {
  titles()
  await store.settled()
  store.write([put(2999, 'heart')])
  expect(titles()).toEqual(['heart', 'icon 2998'])
  await store.settled()
  expect(titles()).toEqual(['heart', 'icon 2998'])
})

test('the read-ahead stops when the store is cleared', async () => {
  titles()
  const read = vi.spyOn(FileLog.prototype, 'textAt')
  store.clear()
  store.write([put(1, 'heart')])
  await store.settled()
  expect(titles()).toEqual(['heart'])
  expect(read.mock.calls.length).toBeLessThan(COUNT / 64)
})

test('numbered ids are returned without reading records', () => {
  const read = vi.spyOn(FileLog.prototype, 'read')
  const ids = () => store.find(BY_POPULARITY).matches.map(({ objectID }) => objectID)
  expect(ids()).toEqual(['2999', '2998'])
  expect(read).not.toHaveBeenCalled()
  store.write([{ type: 'delete', objectID: '2998' }, put(2998.5, 'star')])
  expect(ids()).toEqual(['2999', '2998.5'])
})
