import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Versions, which decide which of two search records is newer (docs/decisions/0011): each row with a record has one,
 * from one sequence. Operations that enqueue a change assign it; triggers assign it on every other write, so that
 * reconciliation finds changes without a message. Counted views do not change it.
 *
 * Also a record of the running reindex, and an index to find the waiting message of a row.
 */
const ASSET = [
  'visibility',
  'slug',
  'price_amount',
  'price_currency',
  'free',
  'featured',
  'contributor_id',
  'published_at',
  'downloads',
  'popularity',
  'updated_at',
]

/** Columns that records contain, by table. */
const WATCHED = {
  items: [
    ...ASSET,
    'kind',
    'pack_id',
    'category_id',
    'style_id',
    'current_revision_id',
    'shown_sha256',
    'shown_ground',
    'shown_motion',
  ],
  packs: [...ASSET, 'kind', 'category_id', 'style_id', 'tint', 'item_count'],
  bundles: [...ASSET, 'tint'],
  contributors: ['username', 'name', 'type', 'claimed', 'item_count', 'pack_count', 'updated_at'],
  tags: ['slug', 'item_count', 'updated_at'],
}

/** Deleting a tag or a curated collection deletes rows of these tables; the items in them have changed. */
const MEMBERSHIPS = { items_rels: 'parent_id', collections_rels: 'items_id' }

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create sequence search_versions`)
  await db.execute(sql`
    create function take_search_version() returns trigger language plpgsql as $$
    begin
      new.search_version := nextval('search_versions');
      return new;
    end $$`)
  for (const [table, columns] of Object.entries(WATCHED)) {
    await db.execute(
      sql.raw(`alter table ${table} add column search_version bigint not null default nextval('search_versions')`),
    )
    await db.execute(
      sql.raw(`
        create trigger take_search_version before update of ${columns.join(', ')} on ${table}
        for each row execute function take_search_version()`),
    )
  }
  for (const [table, item] of Object.entries(MEMBERSHIPS)) {
    await db.execute(
      sql.raw(`
        create function ${table}_search_version() returns trigger language plpgsql as $$
        begin
          update items set search_version = nextval('search_versions')
           where id in (select ${item} from gone where ${item} is not null);
          return null;
        end $$`),
    )
    await db.execute(
      sql.raw(`
        create trigger ${table}_search_version after delete on ${table} referencing old table as gone
        for each statement execute function ${table}_search_version()`),
    )
  }
  await db.execute(sql`
    create table search_reindexes (
      kind varchar primary key,
      run varchar not null,
      locales text[] not null,
      since_version bigint not null,
      last_id integer not null default 0,
      began_at timestamp(3) with time zone not null default now())`)
  await db.execute(sql`create index outbox_waiting_key_idx on outbox (topic, key) where done_at is null`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index outbox_waiting_key_idx`)
  await db.execute(sql`drop table search_reindexes`)
  for (const table of Object.keys(MEMBERSHIPS)) {
    await db.execute(sql.raw(`drop trigger ${table}_search_version on ${table}`))
    await db.execute(sql.raw(`drop function ${table}_search_version()`))
  }
  for (const table of Object.keys(WATCHED)) {
    await db.execute(sql.raw(`drop trigger take_search_version on ${table}`))
    await db.execute(sql.raw(`alter table ${table} drop column search_version`))
  }
  await db.execute(sql`drop function take_search_version()`)
  await db.execute(sql`drop sequence search_versions`)
}
