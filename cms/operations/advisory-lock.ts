import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { Pool } from 'pg'

/** Locks that one process holds at once; more than any process has kinds of work with a lock. */
const MOST_LOCKS = 20
/** Idle connections of locks are closed after this time. */
const IDLE_MS = 1_000

/**
 * Connections that only hold locks. With connections of Payload's pool, as many pieces of work as it has connections would
 * each hold one and wait for another one for ever.
 */
const POOLS = new WeakMap<Payload, Pool>()

/**
 * Runs `work` while holding the advisory lock of this name, across processes. A process that dies releases it at once.
 *
 * @returns undefined when another process holds the lock
 */
export async function withAdvisoryLock<T>(
  payload: Payload,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const client = await poolOf(payload).connect()
  let isBroken = false
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as mine', [
      name,
    ])
    if (!rows[0]?.mine) return undefined
    const result = await work()
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    return result
  } catch (error) {
    // Closing the connection releases the lock.
    isBroken = true
    throw error
  } finally {
    client.release(isBroken)
  }
}

function poolOf(payload: Payload): Pool {
  const known = POOLS.get(payload)
  if (known !== undefined) return known
  const { poolOptions } = payload.db as unknown as PostgresAdapter
  const pool = new Pool({
    ...poolOptions,
    max: MOST_LOCKS,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  })
  // An idle connection that the server closes is replaced by the next lock; without a listener it would end the process.
  pool.on('error', ({ message }) => payload.logger.warn(`a connection for locks was closed: ${message}`))
  POOLS.set(payload, pool)
  return pool
}
