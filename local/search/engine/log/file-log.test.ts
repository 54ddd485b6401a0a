import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { IndexRecord } from '../../model/record.ts'
import type { Put } from '../../model/store.ts'
import { FileLog } from './file-log.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motif-log-'))
})

const put = (record: IndexRecord, written: Buffer | null = null): Put => ({ type: 'put', record, written })

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('reads records of any length from the positions that append returned', () => {
  const log = new FileLog(folder, 0)
  const records = [0, 1, 4000, 4096, 5000, 2_000_000].map((length) => ({
    objectID: `${length}`,
    text: '語'.repeat(length),
  }))
  const positions = log.append(records.map((record) => put(record)))
  expect(positions.map((position) => log.read(position))).toEqual(records)
  expect(
    [...log.changesFrom(positions[3] ?? 0, 0)].map(
      (change) => change.type === 'put' && change.record.objectID,
    ),
  ).toEqual(['4096', '5000', '2000000'])
  log.close()
})

test('reads many records at once, near and far apart, short and long, across files', () => {
  const log = new FileLog(folder, 0)
  const records = [1, 100, 2, 30_000, 3, 4, 400_000, 5, 600_000, 6].map((length, at) => ({
    objectID: `${at}`,
    text: 'x'.repeat(length),
  }))
  const positions = records.flatMap((record, at) => {
    if (at === 5) log.rotate()
    return log.append([put(record)])
  })
  const chosen = [0, 1, 2, 4, 5, 6, 7, 9]
  expect(log.readAll(chosen.map((at) => positions[at] as number))).toEqual(chosen.map((at) => records[at]))
  expect(log.readAll(positions)).toEqual(records)
  expect(log.readAll([])).toEqual([])
  log.close()
})

test('returns changes in order across files, and drops earlier files', () => {
  const log = new FileLog(folder, 0)
  log.append([put({ objectID: 'a' })])
  const second = log.rotate()
  log.appendDeletion('a')
  const [third = 0] = log.append([put({ objectID: 'b' })])
  expect([...log.changesFrom(0, 0)]).toEqual([
    { type: 'put', record: { objectID: 'a' }, position: 0 },
    { type: 'delete', objectID: 'a' },
    { type: 'put', record: { objectID: 'b' }, position: third },
  ])
  log.dropBefore(second)
  expect(readdirSync(folder)).toEqual([`records-${second}.log`])
  log.close()
  const again = new FileLog(folder, second)
  expect(again.read(third)).toEqual({ objectID: 'b' })
  again.close()
})

test('appends to separate files after two logs shared their files', () => {
  const log = new FileLog(folder, 0)
  log.append([put({ objectID: 'a' })])
  const other = mkdtempSync(join(tmpdir(), 'motif-log-'))
  log.linkInto(other)
  const copy = new FileLog(other, 0)
  const [mine = 0] = log.append([put({ objectID: 'mine' })])
  const [theirs = 0] = copy.append([put({ objectID: 'theirs' })])
  expect(mine).toBe(theirs)
  expect(log.read(mine)).toEqual({ objectID: 'mine' })
  expect(copy.read(theirs)).toEqual({ objectID: 'theirs' })
  log.close()
  copy.close()
  rmSync(other, { recursive: true })
})

test('stores the JSON of a record unchanged', () => {
  const log = new FileLog(folder, 0)
  const written = Buffer.from(' {"objectID": "a", "text": "語"} ')
  const [at = 0] = log.append([put({ objectID: 'a', text: '語' }, written)])
  expect(log.read(at)).toEqual({ objectID: 'a', text: '語' })
  log.close()
})

test('writes the next entry after the last complete one, over the rest of an interrupted write', () => {
  const log = new FileLog(folder, 0)
  log.append([put({ objectID: 'a' })])
  appendFileSync(join(folder, 'records-0.log'), Buffer.alloc(100, 7))
  const [at = 0] = log.append([put({ objectID: 'b' })])
  expect(log.read(at)).toEqual({ objectID: 'b' })
  log.close()
  const again = new FileLog(folder, 0)
  expect(
    [...again.changesFrom(0, 0)].map((change) => (change.type === 'put' ? change.record.objectID : null)),
  ).toEqual(['a', 'b'])
  again.close()
})
