import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone not null`

/** Billing addresses of users and teams (docs/decisions/0089). Invoices keep a copy. */
const UP = [
  `create table billing_addresses (
    id uuid primary key default gen_random_uuid(),
    user_id varchar unique references users (id) on delete cascade,
    team_id uuid unique references teams (id) on delete cascade,
    name varchar not null check (name <> ''),
    company varchar,
    line1 varchar not null check (line1 <> ''),
    line2 varchar,
    postal_code varchar,
    city varchar not null check (city <> ''),
    region varchar,
    country char(2) not null,
    tax_id varchar,
    created_at ${MOMENT} default now(),
    updated_at ${MOMENT} default now(),
    check (num_nonnulls(user_id, team_id) = 1))`,
]

const DOWN = [`drop table billing_addresses`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
