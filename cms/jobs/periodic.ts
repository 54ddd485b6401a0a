interface Pace {
  readonly everyMs: number
  /** The interval after a failure: a dependency may be unavailable for a while. */
  readonly retryMs: number
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

/** A job that runs at once and then at intervals, counted from its end; to be called repeatedly. */
export function periodic(
  work: () => Promise<unknown>,
  { everyMs, retryMs, now = () => performance.now() }: Pace,
): () => Promise<void> {
  let dueAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (now() < dueAt) return
    try {
      await work()
      dueAt = now() + everyMs
    } catch (error) {
      dueAt = now() + retryMs
      throw error
    }
  }
}
