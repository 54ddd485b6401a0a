interface Pace {
  readonly everyMs: number
  /** After how long it is due again where it failed: what it needs may be away for a while. */
  readonly retryMs: number
  /** Milliseconds on a clock that only grows. */
  readonly now?: () => number
}

/** Work that is due at once and then every so often, counted from its end; to be asked again and again. */
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
