import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql as fragment, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import type { ClientBase } from 'pg'

export type { Payload, PayloadRequest } from 'payload'

type Row = Record<string, unknown>
type Query<T> = (strings: TemplateStringsArray, ...values: unknown[]) => Promise<T[]>

/**
 * Runs SQL beside Payload's own queries: in the transaction of a request if it has one. Values in the template become
 * parameters; use `raw` pieces only for identifiers that the code itself names.
 */
export function sql<T extends Row>(source: Payload | PayloadRequest): Query<T> {
  return async (strings, ...values) => {
    const result = await executor(source).execute(fragment(strings, ...values))
    return result.rows as T[]
  }
}

/** A piece of SQL to compose with; nested fragments keep their parameters. */
export { type SQL, sql as fragment } from 'drizzle-orm'

/** Runs a composed piece of SQL. */
export async function run<T extends Row>(source: Payload | PayloadRequest, query: SQL): Promise<T[]> {
  const result = await executor(source).execute(query)
  return result.rows as T[]
}

/** Runs composed SQL inside one transaction: the one type for operations that write together with their caller. */
export type Transaction = <R extends Row>(query: SQL) => Promise<R[]>

/** The transaction of a request; without one each statement commits on its own. */
export function transactionOf(source: Payload | PayloadRequest): Transaction {
  return (query) => run(source, query)
}

/** The transaction that is open on a connection of PostgreSQL's driver, as the seed uses. */
export function transactionOfClient(client: Pick<ClientBase, 'query'>): Transaction {
  return async <R extends Row>(query: SQL) => {
    const { sql: text, params } = DIALECT.sqlToQuery(query)
    return (await client.query<R>(text, params)).rows
  }
}

const DIALECT = new PgDialect()

/** Runs `work` in one transaction and commits it; whatever it throws rolls everything back. */
export async function inTransaction<T>(
  payload: Payload,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return adapterOf(payload).drizzle.transaction(async (transaction) =>
    work(async <R extends Row>(query: SQL) => (await transaction.execute(query)).rows as R[]),
  )
}

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
  const client = await adapterOf(payload).pool.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as mine', [
      name,
    ])
    if (!rows[0]?.mine) return undefined
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    }
  } finally {
    client.release()
  }
}

function executor(source: Payload | PayloadRequest) {
  if (!('payload' in source)) return adapterOf(source).drizzle
  const adapter = adapterOf(source.payload)
  // Payload keeps the id of a request's transaction as a promise while the transaction is being opened;
  // inside a hook it is always settled.
  const session =
    typeof source.transactionID === 'string' ? adapter.sessions[source.transactionID] : undefined
  return session?.db ?? adapter.drizzle
}

function adapterOf(payload: Payload): PostgresAdapter {
  return payload.db as unknown as PostgresAdapter
}
