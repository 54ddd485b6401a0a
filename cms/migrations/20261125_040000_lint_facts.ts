import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Facts that the linter measured in a revision (docs/decisions/0058): derived data, measured again at any time. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table lint_facts (
      revision_id integer primary key references revisions (id) on delete cascade,
      version smallint not null,
      facts jsonb not null)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table lint_facts`)
}
