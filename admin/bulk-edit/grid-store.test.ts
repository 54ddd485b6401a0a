import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CellChoices } from '#domain/bulk-edit/cells.ts'
import {
  type EditableSubmission,
  type EditOutcome,
  type EditRow,
  MAX_EDITS,
} from '#domain/contract/console/bulk-edit.ts'
import { RequestError } from '../providers/send-request.ts'
import { RETRY_AFTER_MS, SAVE_AFTER_MS } from '../submissions/draft-saver.ts'
import { type Grid, openGrid } from './grid-model.ts'
import { createGridStore } from './grid-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const flag = (no: string, yes: string) => [
  { value: false, name: no },
  { value: true, name: yes },
]
const CHOICES: CellChoices = {
  kind: [{ value: 'icon', name: 'Icon' }],
  category: [],
  style: [],
  flag: flag('No', 'Yes'),
}

function row(id: number): EditableSubmission {
  return {
    id,
    version: 1,
    state: 'draft',
    contributor_name: 'Ada',
    file_name: null,
    preview: null,
    title: `Title ${id}`,
    description: null,
    keywords: [],
    kind: 'icon',
    category: null,
    style: null,
    price_cents: null,
    editorial_only: false,
    generative_ai: null,
  }
}

/** A server that saves everything, or fails; its requests take 100 ms. */
function storeOf(count: number) {
  const rows = Array.from({ length: count }, (_, index) => row(index + 1))
  const server = { requests: [] as (readonly EditRow[])[], failure: null as RequestError | null, locked: 0 }
  const kept: Grid[] = []
  const store = createGridStore({
    grid: openGrid(rows),
    choices: CHOICES,
    keep: (grid) => void kept.push(grid),
    send: async (edits) => {
      server.requests.push(edits)
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (server.failure !== null) throw server.failure
      return edits.map(({ id, expected, ...metadata }): EditOutcome => {
        if (id === server.locked)
          return { id, outcome: 'refused', faults: [{ field: null, code: 'submission-locked' }] }
        const saved = { ...row(id), ...metadata, keywords: [...metadata.keywords], version: expected + 1 }
        return { id, outcome: 'saved', row: saved as EditableSubmission }
      })
    },
  })
  const title = (id: number, text: string) => store.write([{ id, column: 'title', text }])
  return { store, server, kept, title }
}

test('changes are one request, some time after the last of them', async () => {
  const { store, server, title } = storeOf(2)
  title(1, 'A')
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1)
  title(2, 'B')
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1)
  expect(server.requests).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(server.requests.map((edits) => edits.map(({ title }) => title))).toEqual([['A', 'B']])
  expect(store.snapshot()).toMatchObject({ isSending: false, error: null })
  expect(store.snapshot().grid.texts.size).toBe(0)
})

test('many rows are sent in requests of the allowed size, one after the other', async () => {
  const { store, server } = storeOf(MAX_EDITS + 1)
  store.write(store.snapshot().grid.rows.map(({ id }) => ({ id, column: 'title', text: 'Same' })))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 50)
  expect(server.requests.map((edits) => edits.length)).toEqual([MAX_EDITS])
  await vi.advanceTimersByTimeAsync(200)
  expect(server.requests.map((edits) => edits.length)).toEqual([MAX_EDITS, 1])
})

test('long rows are sent in several requests', async () => {
  const { store, server } = storeOf(20)
  const words = Array.from({ length: 200 }, (_, index) => `${index}${'k'.repeat(36)}`).join(',')
  const cells = store.snapshot().grid.rows.map(({ id }) => ({ id, column: 'keywords' as const, text: words }))
  store.write(cells)
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 1_000)
  expect(server.requests.flat()).toHaveLength(20)
  const bytes = server.requests.map((edits) => JSON.stringify(edits).length)
  expect(Math.max(...bytes)).toBeLessThan(600_000)
})

test('what the server refuses stays, and is sent again only when asked', async () => {
  const { store, server, title } = storeOf(2)
  server.locked = 1
  title(1, 'A')
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 200)
  title(2, 'B')
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 200)
  expect(server.requests.map((edits) => edits.map(({ id }) => id))).toEqual([[1], [2]])
  expect(store.snapshot().grid.texts.get(1)).toEqual({ title: 'A' })
  server.locked = 0
  await Promise.all([store.retry(), vi.advanceTimersByTimeAsync(200)])
  expect(store.snapshot().grid.texts.size).toBe(0)
})

test('a server that does not answer is asked again, and the changes are kept meanwhile', async () => {
  const { store, server, kept, title } = storeOf(1)
  server.failure = new RequestError('unavailable', 0)
  title(1, 'A')
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 200)
  expect(store.snapshot().error?.code).toBe('unavailable')
  expect(kept.at(-1)?.texts.get(1)).toEqual({ title: 'A' })
  server.failure = null
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS + 200)
  expect(store.snapshot()).toMatchObject({ error: null, grid: { texts: new Map() } })
  expect(kept.at(-1)?.texts.size).toBe(0)
})

test('unsaved choices keep their meaning when the language changes', () => {
  const { store } = storeOf(2)
  store.write([
    { id: 1, column: 'generative_ai', text: 'Yes' },
    { id: 2, column: 'generative_ai', text: 'Perhaps' },
  ])
  store.translate({ ...CHOICES, flag: flag('Nein', 'Ja') })
  expect(store.snapshot().grid.texts).toEqual(
    new Map([
      [1, { generative_ai: 'Ja' }],
      [2, { generative_ai: 'Perhaps' }],
    ]),
  )
})
