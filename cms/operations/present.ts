import type { PoolClient } from 'pg'
import type { Payload } from '#cms/operations/database.ts'

interface Simulation {
  /** Milliseconds since 1970. */
  at: number
}

let running: Simulation | null = null

/** The present of operations that take no time of their own. Milliseconds since 1970; a simulation chooses it. */
export function presentTime(): number {
  return running?.at ?? Date.now()
}

/** Whether operations of this process take place at a simulated time: such events are not mailed. */
export function isSimulated(): boolean {
  return running !== null
}

/** A clock that a simulation moves. */
export interface SimulatedClock {
  moveTo(at: number): void
  /** Returns the process and its connections to the present. */
  stop(): void
}

interface PoolOfClients {
  on(event: 'acquire', listener: (client: PoolClient) => void): unknown
}

/**
 * Simulates time for the operations of this process, in JavaScript and in SQL: `present()` of the database answers with the
 * variable `motif.present` of the connection, while a row of `life_runs` is not finished. Only the seed and tests
 * simulate; one simulation runs at a time.
 */
export function simulateTime(payload: Payload, from: number): SimulatedClock {
  if (running !== null) throw new Error('time is simulated already')
  const simulation: Simulation = { at: from }
  running = simulation
  const { pool } = payload.db as unknown as { readonly pool: PoolOfClients }
  if (!LISTENED.has(pool)) {
    LISTENED.add(pool)
    pool.on('acquire', tell)
  }
  return {
    moveTo: (at) => {
      simulation.at = at
    },
    stop: () => {
      if (running === simulation) running = null
    },
  }
}

const LISTENED = new WeakSet<PoolOfClients>()
/** The time that each connection has. */
const KNOWN = new WeakMap<PoolClient, number>()

/** Queries of a connection run in their order: the variable is set before the first query of its user. */
function tell(client: PoolClient): void {
  const at = running?.at ?? null
  if (at === (KNOWN.get(client) ?? null)) return
  if (at === null) KNOWN.delete(client)
  else KNOWN.set(client, at)
  const value = at === null ? '' : new Date(at).toISOString()
  client.query('select set_config($1, $2, false)', ['motif.present', value]).catch(() => undefined)
}
