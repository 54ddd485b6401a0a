import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Recent searches and recently viewed assets of users, on all their devices. `query_key` is equal for different
 * spellings of a query.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table recent_searches (
      user_id varchar not null references users (id) on delete cascade,
      query_key varchar not null,
      query varchar not null,
      asset varchar,
      contributors text[] not null,
      lang varchar not null,
      searched_at timestamp(3) with time zone not null,
      primary key (user_id, query_key));
    create table recently_viewed (
      user_id varchar not null references users (id) on delete cascade,
      slug varchar not null,
      viewed_at timestamp(3) with time zone not null,
      primary key (user_id, slug));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table recently_viewed; drop table recent_searches;`)
}
