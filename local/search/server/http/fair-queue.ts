import { setImmediate as afterNetworkEvents } from 'node:timers/promises'

/**
 * Runs pieces of work one at a time and shares the time fairly between callers: the caller that has used the
 * least time is next. However many requests a caller has, and however long each takes, another caller's
 * request waits for at most one piece of them, even when it consists of several pieces itself.
 *
 * This is start-time fair queueing (P. Goyal, H. Vin, H. Cheng: "Start-time Fair Queueing", SIGCOMM 1996)
 * with equal weights. The cost of a piece is the time that it took.
 */
export interface FairQueue {
  /** Resolves to the result of the work. Network events are handled between two pieces. */
  run<T>(caller: string, work: () => T): Promise<T>
}

/**
 * Rounds of the event loop in which a request that arrived during a piece enters its queue: connection, head,
 * body.
 */
const NETWORK_ROUNDS = 3

/** The number of callers above which those without influence are dropped. */
const MAX_TRACKED_CALLERS = 1_000

/** Waiting work of one caller. */
interface Queue {
  readonly pieces: (() => void)[]
  /** The virtual start time of the next piece. */
  start: number
}

/** @param now a monotonic clock in ms */
export function createFairQueue(now: () => number = () => performance.now()): FairQueue {
  const waiting = new Map<string, Queue>()
  /** The virtual time at which each caller has used its share. Empty whenever no work is waiting. */
  const finished = new Map<string, number>()
  /** The start of the running piece: a caller that returns after a pause starts here, without credit. */
  let virtualTime = 0
  let isRunning = false

  async function drain(): Promise<void> {
    isRunning = true
    for (let next = earliest(waiting); next; next = earliest(waiting)) {
      const [caller, queue] = next
      virtualTime = queue.start
      const began = now()
      queue.pieces.shift()?.()
      queue.start += now() - began
      finished.set(caller, queue.start)
      if (finished.size > MAX_TRACKED_CALLERS) forgetBefore(finished, virtualTime)
      if (queue.pieces.length === 0) waiting.delete(caller)
      for (let round = 0; round < NETWORK_ROUNDS; round++) await afterNetworkEvents()
    }
    finished.clear()
    virtualTime = 0
    isRunning = false
  }

  return {
    run: (caller, work) =>
      new Promise((resolve, reject) => {
        const piece = () => {
          try {
            resolve(work())
          } catch (error) {
            reject(error)
          }
        }
        const queue = waiting.get(caller)
        if (queue) queue.pieces.push(piece)
        else {
          const start = Math.max(virtualTime, finished.get(caller) ?? 0)
          waiting.set(caller, { pieces: [piece], start })
        }
        if (!isRunning) void drain()
      }),
  }
}

/** A share that ended before this time no longer delays its caller. */
function forgetBefore(finished: Map<string, number>, time: number): void {
  for (const [caller, end] of finished) if (end <= time) finished.delete(caller)
}

/** Of equal starts the one that has waited longest. */
function earliest(waiting: ReadonlyMap<string, Queue>): readonly [string, Queue] | undefined {
  let first: readonly [string, Queue] | undefined
  for (const entry of waiting) if (!first || entry[1].start < first[1].start) first = entry
  return first
}
