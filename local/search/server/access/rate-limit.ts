const HOUR_MS = 60 * 60 * 1_000
/** The most callers that are tracked; the oldest are dropped. */
const MAX_CALLERS = 100_000

/** Counts the calls of each caller with each key. */
export interface RateLimit {
  /** Counts a call. @returns whether it is allowed within the hour; 0 is no limit */
  take(key: string, caller: string, mostPerHour: number, now: Date): boolean
}

export function createRateLimit(): RateLimit {
  const windows = new Map<string, { readonly began: number; count: number }>()
  return {
    take: (key, caller, mostPerHour, now) => {
      if (mostPerHour === 0) return true
      const name = `${key} ${caller}`
      const known = windows.get(name)
      const current =
        known && now.getTime() - known.began < HOUR_MS ? known : { began: now.getTime(), count: 0 }
      current.count += 1
      windows.set(name, current)
      for (const oldest of windows.keys()) {
        if (windows.size <= MAX_CALLERS) break
        windows.delete(oldest)
      }
      return current.count <= mostPerHour
    },
  }
}
