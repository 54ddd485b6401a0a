import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The sitemaps of each range of ids of a table, and the state they were made from (docs/decisions/0026). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table sitemap_ranges (
      source varchar not null,
      range integer not null,
      fingerprint varchar not null,
      files jsonb not null,
      primary key (source, range))`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table sitemap_ranges`)
}
