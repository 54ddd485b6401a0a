import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TEST_SCHEMA } from '../testing/arbitrary.ts'
import { type DurableStore, openStore } from './open-store.ts'

let folder = ''
let child: ChildProcess | null = null

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motif-kill-'))
})

afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('a store has every record that was written before a kill, exactly once', async () => {
  const portion = 400
  let written = 0
  for (const delayMs of [5, 40, 90, 160, 250, 400]) {
    written = await writeUntilKilled(written, portion, delayMs)
    const store = await openStore(folder, TEST_SCHEMA)
    const portions = portionsIn(store, portion)
    expect(portions).toBeGreaterThanOrEqual(written)
    expect(store.size).toBe(portions * portion - deletedOf(store, portions))
    written = portions
    store.close()
  }
  expect(written).toBeGreaterThan(6)
}, 60_000)

test('an incomplete entry at the end of the log is cut off, and writing continues', async () => {
  const store = await openStore(folder, TEST_SCHEMA)
  store.write([{ type: 'put', record: { objectID: 'a', title: 'heart' } }])
  store.close()
  const [log = ''] = readdirSync(folder).filter((name) => name.endsWith('.log'))
  appendFileSync(
    join(folder, log),
    Buffer.from([200, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
  )
  for (const objectID of ['b', 'c']) {
    const again = await openStore(folder, TEST_SCHEMA)
    again.write([{ type: 'put', record: { objectID, title: 'heart' } }])
    again.close()
  }
  const last = await openStore(folder, TEST_SCHEMA)
  expect(['a', 'b', 'c'].map((objectID) => last.get(objectID)?.title)).toEqual(['heart', 'heart', 'heart'])
  last.close()
})

test('only one process can open a folder at a time', async () => {
  const store = await openStore(folder, TEST_SCHEMA)
  await expect(openStore(folder, TEST_SCHEMA)).rejects.toThrow(/in use by process/)
  store.close()
  const next = await openStore(folder, TEST_SCHEMA)
  next.close()
})

/** The number of portions that the process reported as written before it was killed. */
async function writeUntilKilled(already: number, portion: number, delayMs: number): Promise<number> {
  const script = new URL('../testing/writer-process.ts', import.meta.url).pathname
  const writer = spawn(process.execPath, [script, folder, String(already), String(portion)])
  child = writer
  let output = ''
  let errors = ''
  writer.stdout.on('data', (data: Buffer) => {
    output += data.toString()
  })
  writer.stderr.on('data', (data: Buffer) => {
    errors += data.toString()
  })
  const ended = new Promise((resolve) => writer.once('exit', resolve))
  while (output === '' && errors === '') await sleep(5)
  await sleep(delayMs)
  writer.kill('SIGKILL')
  await ended
  expect(errors).toBe('')
  return Number(output.trimEnd().split('\n').at(-1))
}

/** The number of portions in the store; all but the last must be complete. */
function portionsIn(store: DurableStore, portion: number): number {
  let portions = 0
  while (store.get(`${portions}-${portion - 1}`)) portions++
  return portions
}

/**
 * The first record of each portion but the last is deleted; that of the last but one may not be deleted yet.
 */
function deletedOf(store: DurableStore, portions: number): number {
  return Array.from({ length: portions }, (_, at) => store.get(`${at}-0`)).filter((record) => record === null)
    .length
}
