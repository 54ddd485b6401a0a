import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Typefaces that the text of an original names but its previews lack; null for an original that was not examined. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table revisions add column replaced_typefaces jsonb`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table revisions drop column replaced_typefaces`)
}
