import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Tables of search by picture (docs/decisions/0014-picture-search.md): the descriptor of each revision, null if it
 * cannot be described, and the query pictures of the last day.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table descriptors (
      revision_id integer primary key references revisions (id) on delete cascade,
      version smallint not null,
      shape bytea,
      colours bytea)`)
  await db.execute(sql`
    create table picture_searches (
      hash varchar(64) primary key,
      storage_key varchar not null,
      sha256 varchar(64) not null,
      canonical_sha256 varchar(64),
      views jsonb not null,
      expires_at timestamp(3) with time zone not null)`)
  await db.execute(sql`create index picture_searches_expires_at_idx on picture_searches (expires_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table picture_searches`)
  await db.execute(sql`drop table descriptors`)
}
