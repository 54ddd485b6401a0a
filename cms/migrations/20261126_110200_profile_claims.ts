import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Claims of imported profiles. A user has one undecided claim of a profile, and one claim of a profile is approved. */
const UP = [
  `create table profile_claims (
    id integer generated always as identity primary key,
    contributor_id integer not null references contributors (id) on delete cascade,
    user_id varchar not null references users (id),
    method varchar not null check (method in ('repository', 'dns', 'package')),
    target varchar not null,
    state varchar not null default 'open' check (state in ('open', 'proved', 'approved', 'rejected', 'withdrawn')),
    proof varchar,
    proved_at timestamp(3) with time zone,
    reason varchar,
    decided_by varchar references users (id),
    decided_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone not null default now())`,
  `create unique index profile_claims_undecided on profile_claims (contributor_id, user_id)
    where state in ('open', 'proved')`,
  `create unique index profile_claims_approved on profile_claims (contributor_id) where state = 'approved'`,
  `create index profile_claims_user on profile_claims (user_id)`,
  `create index profile_claims_created_at on profile_claims (created_at)`,
]

const DOWN = [`drop table profile_claims`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
