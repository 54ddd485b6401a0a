import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`

/**
 * Signals of unusual use for staff, and the networks of accounts as keyed hashes of a day (docs/decisions/0099). A signal is
 * of a user or of a team, once for each period.
 */
const UP = [
  `create table account_networks (
    user_id varchar not null references users (id),
    day date not null,
    network varchar not null,
    primary key (day, user_id, network))`,
  `create table abuse_signals (
    id bigint generated always as identity primary key,
    kind varchar not null check (kind in ('many-downloads', 'many-networks', 'robot-rate')),
    user_id varchar references users (id),
    team_id uuid references teams (id),
    period date not null,
    measured integer not null,
    threshold integer not null,
    found_at ${MOMENT} not null default now(),
    measured_at ${MOMENT} not null default now(),
    closed_at ${MOMENT},
    closed_by varchar references users (id),
    resolution varchar,
    check (num_nonnulls(user_id, team_id) = 1),
    check ((closed_at is null) = (resolution is null)),
    unique nulls not distinct (kind, user_id, team_id, period))`,
]

const DOWN = [`drop table abuse_signals`, `drop table account_networks`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
