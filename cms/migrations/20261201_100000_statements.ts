import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`
const APPEND_ONLY = ['statements', 'statement_lines'] as const

/**
 * Statements of royalties (docs/decisions/0111). A line is kept as the text that its hash is of, since titles and plans
 * change later. Lines name royalty lines and statements, which
 * are never deleted, without foreign keys: a month has a million of them.
 */
const UP = [
  `create table statement_months (
    id integer generated always as identity primary key,
    close_id integer not null unique references royalty_closes (id),
    month date not null unique,
    state varchar not null default 'writing' check (state in ('writing', 'published')),
    -- Royalty lines after it belong to later months.
    last_line bigint not null,
    -- Royalty lines before the first are in earlier statements, those before the second in these or earlier ones.
    first_line bigint not null,
    first_open_line bigint not null,
    -- The contributor whose statement was written last: an interrupted month continues after it.
    after_contributor integer not null default 0,
    statements integer not null default 0,
    lines integer not null default 0,
    sums jsonb not null default '[]',
    conservation jsonb not null default '[]',
    tree char(64),
    root char(64) unique,
    started_at ${MOMENT} not null default now(),
    published_at ${MOMENT},
    check (num_nulls(tree, root, published_at) = case state when 'published' then 0 else 3 end))`,
  `create function refuse_published_statement_change() returns trigger language plpgsql as $$
     begin
       raise exception 'a published month of statements is never changed' using errcode = 'insufficient_privilege';
     end $$`,
  `create trigger statement_months_published before update or delete on statement_months
     for each row when (old.state = 'published') execute function refuse_published_statement_change()`,
  `create table statements (
    id uuid primary key default gen_random_uuid(),
    month_id integer not null references statement_months (id),
    contributor_id integer not null references contributors (id),
    lines integer not null check (lines > 0),
    sums jsonb not null,
    head char(64) not null,
    leaf char(64) not null,
    created_at ${MOMENT} not null default now(),
    unique (month_id, contributor_id))`,
  `create index statements_contributor_idx on statements (contributor_id, month_id)`,
  `create table statement_lines (
    statement_id uuid not null,
    no integer not null,
    line_id bigint not null unique,
    content text not null,
    hash char(64) not null,
    primary key (statement_id, no))`,
  ...APPEND_ONLY.map(
    (table) => `create trigger ${table}_append_only before update or delete or truncate on ${table}
      for each statement execute function refuse_ledger_change()`,
  ),
]

const DOWN = [
  `drop table statement_lines, statements, statement_months`,
  `drop function refuse_published_statement_change`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
