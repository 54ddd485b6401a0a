import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`

/**
 * Licence certificates (docs/decisions/0096): one for each download, signed once. A download of a recoloured file has its
 * colours, so that the same file can be delivered and hashed again.
 */
const UP = [
  `alter table downloads add column colours varchar`,
  `create table certificates (
    id uuid primary key default gen_random_uuid(),
    number varchar not null unique,
    download_id integer not null unique references downloads (id),
    user_id varchar references users (id),
    team_id uuid references teams (id),
    document jsonb not null,
    issued_at ${MOMENT} not null default now(),
    revoked_at ${MOMENT},
    revocation varchar check (revocation in ('refund', 'chargeback')),
    check ((revoked_at is null) = (revocation is null)),
    check (num_nonnulls(user_id, team_id) = 1))`,
  `create index certificates_user_idx on certificates (user_id, issued_at) where user_id is not null`,
  `create index certificates_team_idx on certificates (team_id, issued_at) where team_id is not null`,
]

const DOWN = [`drop table certificates`, `alter table downloads drop column colours`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
