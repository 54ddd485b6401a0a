import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BATCH_EVENTS, BATCH_MS } from '#domain/analytics/limits.ts'
import { BATCH, eventBuffer } from './event-buffer.ts'

const VIEW = { name: 'page-view', path: '/en/icons', query: '', from: '', properties: {} } as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function opened() {
  const batches: number[][] = []
  const buffer = eventBuffer({
    now: () => Date.now(),
    send: (events) => void batches.push(events.map(({ ago }) => ago)),
  })
  return { batches, buffer }
}

it('has the limits of the specification', () => {
  expect(BATCH).toEqual({ ms: BATCH_MS, events: BATCH_EVENTS })
})

it('sends what waits after 500 ms, with the age of each event', () => {
  const { batches, buffer } = opened()
  buffer.add(VIEW)
  vi.advanceTimersByTime(100)
  buffer.add(VIEW)
  vi.advanceTimersByTime(399)
  expect(batches).toEqual([])
  vi.advanceTimersByTime(1)
  expect(batches).toEqual([[500, 400]])
})

it('sends the fourth event at once, and starts a new batch with the fifth', () => {
  const { batches, buffer } = opened()
  for (let count = 0; count < 5; count += 1) buffer.add(VIEW)
  expect(batches).toEqual([[0, 0, 0, 0]])
  vi.advanceTimersByTime(BATCH_MS)
  expect(batches).toEqual([[0, 0, 0, 0], [500]])
})

it('sends nothing when nothing waits', () => {
  const { batches, buffer } = opened()
  buffer.flush()
  vi.advanceTimersByTime(BATCH_MS)
  expect(batches).toEqual([])
})
