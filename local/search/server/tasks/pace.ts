import { setImmediate as othersTurn } from 'node:timers/promises'

/** Called between the steps of long work: yields to other requests when the time slice has passed. */
export type Pace = () => Promise<void> | undefined

/** The longest time that work blocks other requests, if its steps are short. */
const SLICE_TIME_MS = 10

export function createPace(turnMs = SLICE_TIME_MS): Pace {
  let began = performance.now()
  return () => {
    if (performance.now() - began < turnMs) return undefined
    return othersTurn().then(() => {
      began = performance.now()
    })
  }
}

/** The first length of a slice; later ones are adjusted to the measured time. */
const FIRST_SLICE = 32
const MAX_SLICE = 4_096

/** Processes a list in slices of about one time slice each, and yields in between. */
export async function inSlices<T>(
  items: readonly T[],
  work: (slice: readonly T[]) => void,
  turnMs = SLICE_TIME_MS,
): Promise<void> {
  let length = FIRST_SLICE
  for (let from = 0; from < items.length; ) {
    const began = performance.now()
    work(items.slice(from, from + length))
    from += length
    const took = performance.now() - began
    if (took < turnMs / 2) length = Math.min(MAX_SLICE, length * 2)
    else if (took > turnMs) length = Math.max(1, Math.floor(length / 2))
    await othersTurn()
  }
}
