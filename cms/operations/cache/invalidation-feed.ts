import pg from 'pg'
import { CHANNEL } from '#cms/operations/cache/invalidate-caches.ts'

/** PostgreSQL's notifications arrive at once; the check detects a connection that was lost silently. */
const CHECK_MS = 1_000
const RECONNECT_MS = 250

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
  const running = listenAgain()

  async function listenAgain(): Promise<void> {
    while (!stop.signal.aborted) {
      await listen().catch(onError)
      newest = null
      await pause(RECONNECT_MS, stop.signal)
    }
  }

  /** Returns when the feed is closed. @throws Error when the connection is lost */
  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString, query_timeout: CHECK_MS, keepAlive: true })
    const lost = new Promise<never>((_, reject) => client.on('error', reject))
    // Between two checks the race below detects the loss; during one the query itself fails.
    lost.catch(() => {})
    try {
      await client.connect()
      client.on('notification', ({ payload }) => advance(Number(payload)))
      await client.query(`listen ${CHANNEL}`)
      while (!stop.signal.aborted) {
        const { rows } = await client.query('select max(id)::float8 as newest from cache_invalidations')
        advance(rows[0]?.newest ?? 0)
        await Promise.race([pause(CHECK_MS, stop.signal), lost])
      }
    } finally {
      await client.end().catch(() => {})
    }
  }

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
      await pause(ms, AbortSignal.any([ended.signal, stop.signal, ...(signal ? [signal] : [])]))
      waiting.delete(wake)
    },
    async close() {
      stop.abort()
      await running
    },
  }
}

/** Resolves after the time, or earlier when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
