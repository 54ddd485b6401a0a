import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Requests for the role admin, which a second admin confirms (docs/decisions/0059). */
const UP = [
  `create table role_requests (
    id integer generated always as identity primary key,
    user_id varchar not null references users (id) on delete cascade,
    requested_by varchar not null,
    requested_at timestamp(3) with time zone not null default now(),
    reason text not null,
    decided_by varchar,
    decided_at timestamp(3) with time zone,
    outcome varchar check (outcome in ('confirmed', 'refused', 'expired')))`,
  `create unique index role_requests_open_idx on role_requests (user_id) where outcome is null`,
  `create index role_requests_requested_at_idx on role_requests (requested_at)`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table role_requests`)
}
