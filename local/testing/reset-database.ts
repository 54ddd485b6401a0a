import pg from 'pg'

/** What a test database is returned to: its schema, and the rows and counters that the migrations created. */
export interface InitialState {
  readonly schema: string
  readonly rows: readonly { readonly table: string; readonly json: string }[]
  readonly counters: readonly { readonly name: string; readonly value: string }[]
}

/** Each change of a schema adds rows to these or removes some, and new ones have the number of a later transaction. */
const CATALOGUES = [
  // Not those of TOAST tables: each refresh of a materialized view creates another one.
  "pg_attribute where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)",
  "pg_index where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)",
  'pg_attrdef',
  'pg_constraint',
  'pg_enum',
  'pg_extension',
  'pg_namespace',
  'pg_policy',
  'pg_proc',
  'pg_rewrite',
  'pg_sequence',
  'pg_trigger',
  'pg_type',
].map((rows) => `(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${rows})`)

const SCHEMA = `
  select concat_ws(' ', ${CATALOGUES.join(', ')},
    (select sum(hashtext(concat(relname, relrowsecurity, reloptions))) from pg_class
      where relnamespace = 'public'::regnamespace),
    (select string_agg(setconfig::text, ',') from pg_db_role_setting where setdatabase in (
      select oid from pg_database where datname = current_database()))) as schema`

const TABLES = `select oid::regclass::text as "table" from (${relations('r')}) as tables`

/** Deletes all rows, without triggers and foreign keys, and starts the counters again. Most tables are empty. */
const EMPTY = `
  set local session_replication_role = replica;
  do $$
  declare
    name text;
    is_filled boolean;
  begin
    for name in ${TABLES} loop execute 'delete from ' || name; end loop;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
      from pg_sequences where last_value is not null;
    for name in select oid::regclass::text from (${relations('m')}) as views loop
      execute format('select exists (select from %s)', name) into is_filled;
      if is_filled then execute 'refresh materialized view ' || name; end if;
    end loop;
  end $$`

/** Room of deleted rows slows down the next test file, so a larger database is created again. */
const LARGEST = 100 * 2 ** 20

/** Reads the state of the template, which is that of each new clone. */
export function readInitialState(url: string): Promise<InitialState> {
  return connected(url, async (client) => {
    const rows: { table: string; json: string }[] = []
    for (const { table } of (await client.query<{ table: string }>(TABLES)).rows) {
      const [found] = (
        await client.query<{ json: string | null }>(`select json_agg(t)::text as json from ${table} t`)
      ).rows
      if (found?.json) rows.push({ table, json: found.json })
    }
    const counters = await client.query<{ name: string; value: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences
        where last_value is not null`,
    )
    return { schema: await readSchema(client), rows, counters: counters.rows }
  })
}

/**
 * Returns a database to its initial state, in a tenth of the time of a new one, and closes all connections to it.
 * @returns false, without a change, when its schema is another or it is large
 */
export function resetDatabase(url: string, { schema, rows, counters }: InitialState): Promise<boolean> {
  return connected(url, async (client) => {
    await client.query(
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    const [size] = (await client.query('select pg_database_size(current_database())::int as bytes')).rows
    if (size.bytes > LARGEST || (await readSchema(client)) !== schema) return false
    await client.query('begin')
    await client.query(EMPTY)
    for (const { table, json } of rows) {
      await client.query(
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
        [json],
      )
    }
    for (const { name, value } of counters) await client.query('select setval($1, $2)', [name, value])
    await client.query('commit')
    return true
  })
}

async function readSchema(client: pg.Client): Promise<string> {
  return (await client.query<{ schema: string }>(SCHEMA)).rows[0]?.schema ?? ''
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A query for the tables (`r`) or the materialized views (`m`). */
function relations(kind: 'r' | 'm'): string {
  return `select oid from pg_class where relkind = '${kind}' and relnamespace = 'public'::regnamespace`
}
