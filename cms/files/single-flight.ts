/** Runs the work of a key once for all concurrent callers, who share its result or failure. Results are not cached. */
export function createSingleFlight<T>() {
  const underWay = new Map<string, Promise<T>>()
  return {
    run(key: string, work: () => Promise<T>): Promise<T> {
      const joined = underWay.get(key)
      if (joined !== undefined) return joined
      const flight = work().finally(() => underWay.delete(key))
      underWay.set(key, flight)
      return flight
    },
    /** Number of keys in progress. */
    size: () => underWay.size,
  }
}
