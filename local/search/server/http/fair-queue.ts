import { setImmediate as afterNetworkEvents } from 'node:timers/promises'

/**
 * Runs pieces of work one at a time and shares the time fairly between callers: the caller that has used least time is
 * next. However many requests a caller has, and however long each takes, another caller's request waits for one piece
 * of them at most, even when it consists of several pieces itself.
 *
 * This is start-time fair queueing (P. Goyal, H. Vin, H. Cheng: "Start-time Fair Queueing", SIGCOMM 1996) with equal
 * weights. The cost of a piece is the time that it took.
 */
export interface FairQueue {
  /** Resolves to the result of the work, after the caller's turn. Network events are handled between two pieces. */
  run<T>(caller: string, work: () => T): Promise<T>
}

/** A request that came during a piece enters its queue before the next one: its connection, its head, its body. */
const NETWORK_ROUNDS = 3

/** Callers whose used share is remembered before those without influence are looked for. */
const MAX_REMEMBERED = 1_000

/** Work of one caller that waits. */
interface Queue {
  readonly pieces: (() => void)[]
  /** The virtual time from which the next piece is due. */
  start: number
}

/** @param now  a clock in ms that never goes back */
export function createFairQueue(now: () => number = () => performance.now()): FairQueue {
  const waiting = new Map<string, Queue>()
  /** Until when, in virtual time, callers have used their share. Empty whenever nothing waits. */
  const finished = new Map<string, number>()
  /** The start of the piece that runs: a caller that comes back after a pause has saved up nothing. */
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
      if (finished.size > MAX_REMEMBERED) forgetBefore(finished, virtualTime)
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
