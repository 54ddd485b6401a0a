import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Acceptances of the agreement with contributors, by version. A row stays when the account is deleted, as evidence; it
 * names the account by its id alone.
 */
const UP = [
  `create table contributor_agreements (
    user_id varchar not null references users (id),
    version varchar not null,
    accepted_at timestamp(3) with time zone not null default now(),
    primary key (user_id, version))`,
]

const DOWN = [`drop table contributor_agreements`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
