import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Events of analytics in partitions of one day, which the worker creates and drops, and their sums by day
 * (docs/decisions/0108). A row has a visitor only with consent.
 */
const UP = [
  `create table events (
    day date not null,
    id uuid not null,
    at timestamp(3) with time zone not null,
    name varchar not null,
    visitor varchar check (visitor ~ '^[0-9a-f]{8}$'),
    route varchar not null,
    path varchar not null,
    query varchar,
    previous varchar,
    referrer varchar,
    source varchar,
    medium varchar,
    campaign varchar,
    locale varchar,
    country varchar not null,
    device varchar not null,
    properties jsonb not null,
    primary key (day, id),
    check (visitor is not null or query is null)
  ) partition by range (day)`,
  `create index events_visitor_idx on events (visitor, at) where visitor is not null`,
  `create table event_sums (
    day date not null,
    dimension varchar not null,
    value varchar not null,
    count integer not null,
    visitors integer not null,
    primary key (day, dimension, value))`,
]

const DOWN = [`drop table event_sums`, `drop table events`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
