import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SearchEvent } from './event.ts'
import { openEventLog } from './event-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motif-events-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const event = (eventName: string): SearchEvent => ({
  eventType: 'view',
  eventName,
  index: 'items',
  userToken: 'u',
})
const now = new Date(0)
const namesIn = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).eventName)

test('stores events in order, one a line, over restarts', async () => {
  await Promise.all(['a', 'b'].map((name) => openEventLog(folder).append([event(name)], now)))
  await openEventLog(folder).append([event('c'), event('d')], now)
  expect(namesIn('events.jsonl').sort()).toEqual(['a', 'b', 'c', 'd'])
})

test('rotates a full file, and keeps a limited number of files', async () => {
  const log = openEventLog(folder, 1)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await log.append([event(name)], now)
  expect(namesIn('events.jsonl')).toEqual(['g'])
  expect(namesIn('events.1.jsonl')).toEqual(['f'])
  expect(readdirSync(folder)).toHaveLength(5)
})
