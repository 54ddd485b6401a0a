import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Links that are mailed to contributors without an account, who answer a claim by them (docs/decisions/0091). */
const UP = [
  `create table takedown_hearings (
    id uuid primary key default gen_random_uuid(),
    takedown_id integer not null references takedowns (id) on delete cascade,
    command varchar not null check (command in ('takedown.answer', 'takedown.counter-claim')),
    email varchar not null,
    locale varchar not null,
    token_hash varchar unique,
    created_at timestamp(3) with time zone not null default now(),
    expires_at timestamp(3) with time zone not null,
    used_at timestamp(3) with time zone)`,
  `create index takedown_hearings_takedown_idx on takedown_hearings (takedown_id, created_at)`,
]

const DOWN = [`drop table takedown_hearings`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
