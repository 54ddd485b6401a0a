import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The number of attempts to process an upload; mails can report that processing has failed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table revisions add column attempts numeric not null default 0`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table revisions drop column attempts`)
}
