import { forwardEvents } from '#cms/operations/analytics/forward-events.ts'
import { type WrittenEvent, withId, writeEvents } from '#cms/operations/analytics/write-events.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { EventRow } from '#domain/analytics/event-row.ts'

const PAUSE_MS = 1_000
/** While the database is unavailable, further events are dropped to bound memory. */
const CAPACITY = 20_000

interface Queue {
  waiting: WrittenEvent[]
  timer: ReturnType<typeof setTimeout> | undefined
  /** The writes under way. */
  writing: Promise<unknown>
}

/** One per Payload instance. */
const queues = new WeakMap<Payload, Queue>()

/** Keeps events to be written together, at most a second later. */
export function queueEvents(payload: Payload, rows: readonly EventRow[]): void {
  const queue = queueOf(payload)
  queue.waiting.push(...rows.slice(0, CAPACITY - queue.waiting.length).map(withId))
  queue.timer ??= setTimeout(() => void flushEvents(payload), PAUSE_MS).unref()
}

/**
 * Writes the waiting events of this process at once, and waits for earlier writes too. The events of a failed write wait for
 * the next one.
 */
export async function flushEvents(payload: Payload): Promise<void> {
  const queue = queueOf(payload)
  queue.writing = Promise.all([queue.writing, writeWaiting(payload, queue)])
  await queue.writing
}

async function writeWaiting(payload: Payload, queue: Queue): Promise<void> {
  clearTimeout(queue.timer)
  queue.timer = undefined
  const events = queue.waiting
  queue.waiting = []
  try {
    await writeEvents(payload, events)
    void forwardEvents(payload, events)
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'events are written later' })
    queue.waiting = [...events, ...queue.waiting].slice(0, CAPACITY)
    queue.timer ??= setTimeout(() => void flushEvents(payload), PAUSE_MS).unref()
  }
}

function queueOf(payload: Payload): Queue {
  const known = queues.get(payload) ?? { waiting: [], timer: undefined, writing: Promise.resolve() }
  queues.set(payload, known)
  return known
}
