import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How often an upload was given to the media pipeline; mails may tell that it never came through. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table revisions add column attempts numeric not null default 0`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table revisions drop column attempts`)
}
