import { setImmediate as afterOthers } from 'node:timers/promises'

/**
 * Carries out pieces of work one at a time, a piece of each caller in turn: a caller with many requests, however they
 * are spread over connections, delays another caller's piece by one of its own.
 */
export interface Turns {
  /** Resolves to what the work returns, once it was the caller's turn. Network events are handled between two pieces. */
  run<T>(caller: string, work: () => T): Promise<T>
}

export function createTurns(): Turns {
  /** Callers with waiting work, the next one first. */
  const waiting = new Map<string, (() => void)[]>()
  let isRunning = false

  async function drain(): Promise<void> {
    isRunning = true
    for (let next = firstOf(waiting); next; next = firstOf(waiting)) {
      const [caller, pieces] = next
      waiting.delete(caller)
      const piece = pieces.shift()
      if (pieces.length > 0) waiting.set(caller, pieces)
      piece?.()
      await afterOthers()
    }
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
        const pieces = waiting.get(caller)
        if (pieces) pieces.push(piece)
        else waiting.set(caller, [piece])
        if (!isRunning) void drain()
      }),
  }
}

function firstOf<Key, Value>(map: ReadonlyMap<Key, Value>): readonly [Key, Value] | undefined {
  for (const entry of map) return entry
  return undefined
}
