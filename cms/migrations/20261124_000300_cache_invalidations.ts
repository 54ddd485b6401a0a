import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The cache tags that every process must invalidate, in the order of the commits (docs/decisions/0042). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table cache_invalidations (
      id bigint generated always as identity primary key,
      tags text[] not null,
      created_at timestamptz not null default now())`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table cache_invalidations`)
}
