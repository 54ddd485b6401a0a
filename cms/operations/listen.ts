import pg from 'pg'

/** PostgreSQL's notifications arrive at once; the check detects a connection that was lost silently. */
const CHECK_MS = 1_000
const RECONNECT_MS = 250

interface Listening {
  readonly connectionString: string
  readonly channel: string
  /** Asked each second, first when the connection listens. */
  readonly check: string
  readonly onChecked: (rows: readonly Record<string, unknown>[]) => void
  readonly onNotification: (payload: string) => void
  /** The connection is lost; a new one follows. */
  readonly onLost?: () => void
  readonly onError: (error: unknown) => void
}

/**
 * Opens a connection that listens to a channel of PostgreSQL, and reconnects when it is lost.
 *
 * @returns resolves after the signal, when the connection is closed
 */
export async function listenTo(listening: Listening, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await listenOnce(listening, stop).catch(listening.onError)
    listening.onLost?.()
    await pauseUntil(RECONNECT_MS, stop)
  }
}

/** Returns at the signal. @throws Error when the connection is lost */
async function listenOnce(
  { connectionString, channel, check, onChecked, onNotification }: Listening,
  stop: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ connectionString, query_timeout: CHECK_MS, keepAlive: true })
  const lost = new Promise<never>((_, reject) => client.on('error', reject))
  // Between two checks the race below detects the loss; during one the query itself fails.
  lost.catch(() => {})
  try {
    await client.connect()
    client.on('notification', ({ payload }) => onNotification(payload ?? ''))
    await client.query(`listen ${channel}`)
    while (!stop.aborted) {
      onChecked((await client.query(check)).rows)
      await Promise.race([pauseUntil(CHECK_MS, stop), lost])
    }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Resolves after the time, or earlier when the signal is aborted. */
export function pauseUntil(ms: number, signal: AbortSignal): Promise<void> {
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
