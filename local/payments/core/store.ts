import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** Anything that is stored as JSON under an id. */
export interface Document {
  readonly id: string
}

/** The documents of one kind. */
export interface Collection<T extends Document> {
  get(id: string): T | null
  /** Adds or replaces; a replaced document keeps its place in the order. */
  put(document: T): T
  remove(id: string): void
  /** Newest first; `where` compares top-level members. */
  list(where?: Readonly<Record<string, string | number | boolean | undefined>>): T[]
}

/** The one file of the sandbox. Whatever a transaction wrote is on disk when it returns. */
export interface Store {
  readonly database: DatabaseSync
  transaction<T>(work: () => T): T
  /** Runs `work`; when it throws, what it wrote is undone and the surrounding transaction continues. */
  attempt<T>(work: () => T): T
  collection<T extends Document>(kind: string): Collection<T>
  setting(name: string): string | null
  saveSetting(name: string, value: string): void
  close(): void
}

const SCHEMA = `
create table if not exists documents (
  seq integer primary key, kind text not null, id text not null, body text not null, unique (kind, id)
);
create index if not exists documents_of_customer on documents (kind, json_extract(body, '$.customer'));
create index if not exists documents_by_id on documents (id);
create table if not exists settings (name text primary key, value text not null) without rowid;
create table if not exists replies (
  account text not null, key text not null, fingerprint text not null, status integer not null, body text not null,
  request text not null, at integer not null, primary key (account, key)
) without rowid;
create table if not exists timers (
  seq integer primary key, kind text not null, subject text not null, due integer not null, unique (kind, subject)
);
create index if not exists timers_by_due on timers (due, seq);
create table if not exists deliveries (
  id integer primary key, gateway text not null, event text not null, type text not null, due integer not null,
  attempts integer not null default 0, state text not null default 'waiting', outcome text
);
create index if not exists deliveries_waiting on deliveries (due, id) where state = 'waiting';
`

/** Opens the store, in memory when `file` is null. */
export function openStore(file: string | null): Store {
  if (file !== null) mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file ?? ':memory:')
  // FULL: every commit is on disk before the answer leaves the process.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000')
  database.exec(SCHEMA)
  return {
    database,
    transaction: (work) => enclose(database, work),
    attempt: (work) => attempt(database, work),
    collection: (kind) => collection(database, kind),
    setting(name) {
      const row = database.prepare('select value from settings where name = ?').get(name)
      return typeof row?.value === 'string' ? row.value : null
    },
    saveSetting(name, value) {
      database.prepare('insert or replace into settings (name, value) values (?, ?)').run(name, value)
    },
    close: () => database.close(),
  }
}

function enclose<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work()
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}

function attempt<T>(database: DatabaseSync, work: () => T): T {
  database.exec('savepoint attempt')
  try {
    const result = work()
    database.exec('release attempt')
    return result
  } catch (error) {
    database.exec('rollback to attempt; release attempt')
    throw error
  }
}

function collection<T extends Document>(database: DatabaseSync, kind: string): Collection<T> {
  const one = database.prepare('select body from documents where kind = ? and id = ?')
  const save = database.prepare(
    `insert into documents (kind, id, body) values (?, ?, ?)
     on conflict (kind, id) do update set body = excluded.body`,
  )
  const drop = database.prepare('delete from documents where kind = ? and id = ?')
  return {
    get(id) {
      const row = one.get(kind, id)
      return row ? JSON.parse(String(row.body)) : null
    },
    put(document) {
      save.run(kind, document.id, JSON.stringify(document))
      return document
    },
    remove(id) {
      drop.run(kind, id)
    },
    list(where = {}) {
      const terms = Object.entries(where).filter(([, value]) => value !== undefined)
      const conditions = terms.map(([name]) => ` and json_extract(body, '$.${name.replace(/\W/g, '')}') = ?`)
      const values = terms.map(
        ([, value]): SQLInputValue => (typeof value === 'boolean' ? Number(value) : (value ?? null)),
      )
      return database
        .prepare(`select body from documents where kind = ?${conditions.join('')} order by seq desc`)
        .all(kind, ...values)
        .map((row) => JSON.parse(String(row.body)))
    },
  }
}
