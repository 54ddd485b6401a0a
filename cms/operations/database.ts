import { createHash } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql as fragment, type SQL } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import type { ClientBase, QueryResult } from 'pg'
import { compose } from '#cms/operations/compose.ts'

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

/**
 * Marks a statement that PostgreSQL parses and plans once for each connection instead of each time. Only for statements
 * that run often and whose text has few variants: a connection keeps each variant as long as it lives.
 */
export function prepared(query: SQL): SQL {
  PREPARED.add(query)
  return query
}

const PREPARED = new WeakSet<SQL>()

/** A piece of SQL to compose with; nested fragments keep their parameters. */
export { type SQL, sql as fragment } from 'drizzle-orm'

/** Runs a composed piece of SQL. */
export async function run<T extends Row>(source: Payload | PayloadRequest, query: SQL): Promise<T[]> {
  return execute<T>(executor(source), query)
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
    const { sql: text, params } = compose(query)
    const name = PREPARED.has(query) ? { name: nameOf(text) } : {}
    return (await client.query<R>({ ...name, text, values: params })).rows
  }
}

type Executor = ReturnType<typeof executor>

async function execute<T extends Row>(database: Executor, query: SQL): Promise<T[]> {
  if (!PREPARED.has(query)) return (await database.execute(query)).rows as T[]
  const built = compose(query)
  const statement = database._.session.prepareQuery(built, undefined, nameOf(built.sql), false)
  return ((await statement.execute()) as { rows: T[] }).rows
}

/** The name of a prepared statement on each connection: the same for the same text. */
function nameOf(text: string): string {
  const known = NAMES.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  NAMES.set(text, name)
  return name
}

const NAMES = new Map<string, string>()

/** Runs `work` in one transaction and commits it; whatever it throws rolls everything back. */
export async function inTransaction<T>(
  payload: Payload,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return adapterOf(payload).drizzle.transaction(async (transaction) =>
    work(<R extends Row>(query: SQL) => execute<R>(transaction as Executor, query)),
  )
}

/**
 * Runs `work` in one transaction like `inTransaction`, which begins and takes the advisory locks of these names, in their
 * order, in one round trip. `work` sees what earlier holders of the locks committed.
 */
export async function inLockedTransaction<T>(
  payload: Payload,
  names: readonly string[],
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const lock = (key: string) => `select pg_advisory_xact_lock(${key})`
  return inTransactionWith(payload, (client) => keysOf(client, names).map(lock), work)
}

/** Like `inLockedTransaction`, but takes only the locks that are free, and tells `work` which it has. */
export async function inFreelyLockedTransaction<T>(
  payload: Payload,
  names: readonly string[],
  work: (transaction: Transaction, locked: ReadonlySet<string>) => Promise<T>,
): Promise<T> {
  const tryLock = (key: string) => `pg_try_advisory_xact_lock(${key})`
  const lock = (client: ClientBase) => [
    `select array[${keysOf(client, names).map(tryLock).join(', ')}] as taken`,
  ]
  return inTransactionWith(payload, lock, (transaction, result) => {
    const taken: readonly boolean[] = result?.rows[0]?.taken ?? []
    return work(transaction, new Set(names.filter((_, index) => taken[index])))
  })
}

function keysOf(client: ClientBase, names: readonly string[]): readonly string[] {
  return names.map((name) => `hashtextextended(${client.escapeLiteral(name)}, 0)`)
}

/** Begins with these statements, in one round trip; `work` gets the result of the last one. */
async function inTransactionWith<T>(
  payload: Payload,
  first: (client: ClientBase) => readonly string[],
  work: (transaction: Transaction, result: QueryResult | undefined) => Promise<T>,
): Promise<T> {
  const client = await adapterOf(payload).pool.connect()
  let isBroken = false
  try {
    const begun: unknown = await client.query(['begin', ...first(client)].join('; '))
    const result = await work(transactionOfClient(client), Array.isArray(begun) ? begun.at(-1) : undefined)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
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
