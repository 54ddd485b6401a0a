/** How the next calls of a path go wrong; `close-after` performs the call and closes the socket without an answer. */
export interface Fault {
  readonly path: string
  readonly kind: 'slow' | 'error' | 'close' | 'close-after'
  readonly times: number
  readonly ms: number
}

export interface Faults {
  add(fault: Fault): void
  /** The fault of this call, which is used up by it. */
  take(path: string): Fault | null
}

/** Faults are kept in memory: they belong to a test. */
export function createFaults(): Faults {
  let waiting: Fault[] = []
  return {
    add: (fault) => void waiting.push(fault),
    take(path) {
      const found = waiting.find((fault) => path.startsWith(fault.path))
      if (!found) return null
      const rest = { ...found, times: found.times - 1 }
      waiting = waiting.flatMap((fault) => (fault !== found ? fault : rest.times > 0 ? rest : []))
      return found
    },
  }
}
