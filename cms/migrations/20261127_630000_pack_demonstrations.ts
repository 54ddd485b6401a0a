import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The mark of packs that the seed plays (docs/decisions/0060). */
const UP = [`alter table pack_submissions add column is_demonstration boolean not null default false`]

const DOWN = [`alter table pack_submissions drop column is_demonstration`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
