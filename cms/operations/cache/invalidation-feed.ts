import { CHANNEL } from '#cms/operations/cache/invalidate-caches.ts'
import { listenTo, pauseUntil } from '#cms/operations/listen.ts'

export interface InvalidationFeed {
  /** Resolves when the newest number is known not to be `after`, when `ms` have passed, or at the signal. */
  changed(after: number, ms: number, signal?: AbortSignal): Promise<void>
  close(): Promise<void>
}

/** Listens for invalidations on its own connection, and reconnects when it is lost. */
export function openInvalidationFeed(
  connectionString: string,
  onError: (error: unknown) => void,
): InvalidationFeed {
  /** Null while no connection listens. */
  let newest: number | null = null
  const waiting = new Map<() => void, number>()
  const stop = new AbortController()
  const running = listenTo(
    {
      connectionString,
      channel: CHANNEL,
      check: 'select max(id)::float8 as newest from cache_invalidations',
      onChecked: ([row]) => advance(Number(row?.newest ?? 0)),
      onNotification: (payload) => advance(Number(payload)),
      onLost: () => {
        newest = null
      },
      onError,
    },
    stop.signal,
  )

  /** A restored backup makes the number smaller. */
  function advance(sequence: number): void {
    newest = sequence
    for (const [wake, after] of waiting) if (after !== newest) wake()
  }

  return {
    async changed(after, ms, signal) {
      if (newest !== null && newest !== after) return
      const ended = new AbortController()
      const wake = () => ended.abort()
      waiting.set(wake, after)
      await pauseUntil(ms, AbortSignal.any([ended.signal, stop.signal, ...(signal ? [signal] : [])]))
      waiting.delete(wake)
    },
    async close() {
      stop.abort()
      await running
    },
  }
}
