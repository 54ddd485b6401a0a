import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Command } from './command.ts'
import { encodeSteps } from './encode-steps.ts'
import { openJournal } from './journal.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motif-journal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function batch(objectID: string): Command {
  return {
    type: 'batch',
    index: 'items',
    requests: [{ action: 'addObject', body: { objectID, title: 'Ö\n' } }],
  }
}

async function write(commands: readonly Command[], fileBytes?: number) {
  const opened = await openJournal(folder, fileBytes)
  let id = opened.lastTask
  for (const command of commands) {
    const steps = await encodeSteps(command)
    if (!steps.ok) throw new Error(steps.message)
    id += 1
    await opened.journal.append({ id, command }, steps.value)
  }
  return opened.journal
}

function journalFiles(): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('journal-'))
}

function lastFile(): string {
  return join(folder, journalFiles().at(-1) ?? '')
}

async function unfinished() {
  const { journal, unfinished: tasks, lastTask } = await openJournal(folder)
  await journal.close()
  return { tasks, lastTask }
}

test('returns accepted tasks that were not executed, in order', async () => {
  const clear: Command = { type: 'clear', index: 'items' }
  await (await write([batch('a'), clear, batch('b')])).close()
  expect(await unfinished()).toEqual({
    tasks: [
      { id: 1, command: batch('a') },
      { id: 2, command: clear },
      { id: 3, command: batch('b') },
    ],
    lastTask: 3,
  })
})

const LARGEST = 100_000
test.each([
  [
    'as they came',
    '{"action":"clear"},{"action":"delete"}',
    LARGEST,
    [{ action: 'clear' }, { action: 'delete' }],
  ],
  ['as they are stored, where what came is no line', '{"action":\n"clear"}', LARGEST, []],
  ['as they are stored, where a record may be too large', '{"action":"clear"}', LARGEST + 1, []],
])('stores the steps of a batch %s', async (_, came, longest, requests) => {
  const command: Command = { type: 'batch', index: 'items', requests: [] }
  const steps = await encodeSteps(command, { bytes: Buffer.from(came), longest })
  const { journal } = await openJournal(folder)
  await journal.append({ id: 1, command }, steps.ok ? steps.value : [])
  await journal.close()
  expect((await unfinished()).tasks).toEqual([{ id: 1, command: { ...command, requests } }])
})

test('does not return executed tasks', async () => {
  const journal = await write([batch('a'), batch('b'), batch('c')])
  await journal.done(2)
  await journal.close()
  expect((await unfinished()).tasks.map(({ id }) => id)).toEqual([3])
})

test('continues its numbers after everything was executed, over any number of restarts', async () => {
  const journal = await write([batch('a'), batch('b')])
  await journal.done(2)
  await journal.close()
  expect((await unfinished()).lastTask).toBe(2)
  expect((await unfinished()).lastTask).toBe(2)
})

test.each([1, 10, 100])(
  'loses only the last line when a kill leaves %i bytes of it unwritten',
  async (bytes) => {
    await (await write([batch('a'), batch('b')])).close()
    const file = lastFile()
    truncateSync(file, statSync(file).size - bytes)
    expect((await unfinished()).tasks.map(({ id }) => id)).toEqual([1])
  },
)

test('does not take damaged steps for complete ones', async () => {
  await (await write([batch('a')])).close()
  const file = lastFile()
  truncateSync(file, statSync(file).size - 5)
  appendFileSync(file, 'xxxxx')
  expect((await unfinished()).tasks).toEqual([])
})

test('writes tasks that arrive together at once, and keeps all of them', async () => {
  const { journal } = await openJournal(folder)
  const ids = Array.from({ length: 200 }, (_, at) => at + 1)
  await Promise.all(ids.map((id) => journal.append({ id, command: { type: 'clear', index: `i${id}` } }, [])))
  await journal.close()
  expect((await unfinished()).tasks.map(({ id }) => id)).toEqual(ids)
})

test('starts a new file when one is full, and removes it when its tasks are done', async () => {
  const journal = await write([batch('a'), batch('b'), batch('c')], 1)
  expect(journalFiles().length).toBeGreaterThan(1)
  await journal.done(3)
  await journal.close()
  expect(journalFiles()).toHaveLength(1)
  expect(await unfinished()).toEqual({ tasks: [], lastTask: 3 })
})

test.each([0, 1, 2, 3])('keeps accepted tasks over %i starts without a write', async (starts) => {
  for (let start = 0; start < starts; start += 1) await unfinished()
  await (await write([batch('a'), batch('b')])).close()
  expect((await unfinished()).tasks.map(({ id }) => id)).toEqual([1, 2])
})

test('gives no task number twice, however often the journal is opened between writes', async () => {
  const seen: number[] = []
  for (let round = 0; round < 6; round += 1) {
    for (let start = 0; start < round; start += 1) await unfinished()
    const { lastTask } = await unfinished()
    const journal = await write([batch('a')])
    seen.push(lastTask + 1)
    await journal.done(lastTask + 1)
    await journal.close()
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6])
})

test('keeps the file that is written to, and removes the finished one before it', async () => {
  for (let start = 0; start < 4; start += 1) {
    const { journal } = await openJournal(folder)
    await journal.append({ id: start + 1, command: batch(`o${start}`) }, [])
    expect(journalFiles()).toHaveLength(1)
    await journal.done(start + 1)
    await journal.close()
  }
})

test('reads a journal of format 1, and continues its numbers', async () => {
  const file = join(folder, 'journal-0000000000000001')
  const clear = { type: 'clear', index: 'items' } as const
  const lines = [1, 2].map((task) => JSON.stringify({ task, command: clear, bytes: 0, crc: 0 }))
  writeFileSync(file, `${['{"done":0}', ...lines, '{"done":1}'].join('\n')}\n`)
  expect(await unfinished()).toEqual({ tasks: [{ id: 2, command: clear }], lastTask: 2 })
  const journal = await write([batch('a')])
  await journal.close()
  expect((await unfinished()).tasks.map(({ id }) => id)).toEqual([2, 3])
})

test('never reuses the name of a file', async () => {
  const names = new Set<string>()
  for (let start = 1; start <= 4; start += 1) {
    const journal = await write([batch('a')])
    const name = lastFile()
    expect(names.has(name)).toBe(false)
    names.add(name)
    await journal.done(start)
    await journal.close()
  }
  expect((await unfinished()).lastTask).toBe(4)
})

test('reports accepted tasks that were cut off the last file, and does not reuse their numbers', async () => {
  await (await write([batch('a'), batch('b')])).close()
  truncateSync(lastFile(), statSync(lastFile()).size - 20)
  const { journal, damage, lastTask } = await openJournal(folder)
  await journal.close()
  expect(damage.join()).toMatch(/journal-0{15}1 is damaged: accepted changes 2 to 2 are lost/)
  expect(lastTask).toBe(2)
})

test('reports a damaged task between complete ones, and finds those after it', async () => {
  await (await write([batch('a'), batch('b'), batch('c')])).close()
  const bytes = readFileSync(lastFile())
  const at = bytes.indexOf('"objectID":"b"')
  bytes.writeUInt8(bytes.readUInt8(at + 12) ^ 1, at + 12)
  writeFileSync(lastFile(), bytes)
  const { journal, damage, unfinished: tasks } = await openJournal(folder)
  await journal.close()
  expect(damage.join()).toMatch(/accepted changes 2 to 2 are lost/)
  expect(tasks.map(({ id }) => id)).toEqual([1, 3])
})

test('tolerates bytes at the end of the last file that were never acknowledged', async () => {
  await (await write([batch('a')])).close()
  appendFileSync(lastFile(), '0badc0de {"task":2,"prev')
  const { journal, damage, unfinished: tasks } = await openJournal(folder)
  await journal.close()
  expect([damage, tasks.map(({ id }) => id)]).toEqual([[], [1]])
})
