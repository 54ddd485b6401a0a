/**
 * Runs the work of a key once, however many ask while it is under way; all get its answer, or its failure.
 * What is finished is forgotten.
 */
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
    /** How many keys are being worked on. */
    size: () => underWay.size,
  }
}
