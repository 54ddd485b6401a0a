import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`

/** Requests to contributors for works that people searched for in vain, and the works that answer one (docs/decisions/0125). */
const UP = [
  `create table work_requests (
    id integer generated always as identity primary key,
    locale varchar not null,
    words varchar not null,
    asked integer not null check (asked >= 0),
    created_at ${MOMENT} not null default now(),
    closed_at ${MOMENT})`,
  `create unique index work_requests_open on work_requests (locale, words) where closed_at is null`,
  `alter table uploads add column request_id integer references work_requests (id)`,
  `alter table submissions add column request_id integer references work_requests (id)`,
  `create index submissions_request on submissions (request_id) where request_id is not null`,
]

const DOWN = [
  `alter table submissions drop column request_id`,
  `alter table uploads drop column request_id`,
  `drop table work_requests`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
