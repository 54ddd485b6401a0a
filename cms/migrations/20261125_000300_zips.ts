import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a ZIP is made from while it is fetched: of a collection, a pack or a bundle, for a user or a visitor (null). It
 * replaces `collection_zips`, which processes of the previous release still write: the next migration drops it.
 */
const UP = [
  `create table zips (
    id uuid primary key,
    user_id varchar references users (id) on delete cascade,
    contents jsonb not null,
    expires_at timestamp(3) with time zone not null)`,
  `create index zips_user_id_idx on zips (user_id)`,
  `create index zips_expires_at_idx on zips (expires_at)`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table zips`)
}
