import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Favourites and personal collections of users, and the contents of a ZIP while it can be fetched. */
const TABLES = [
  `create table personal_collections (
    id uuid primary key default gen_random_uuid(),
    user_id varchar not null references users (id) on delete cascade,
    name varchar not null,
    description varchar,
    is_favourites boolean not null default false,
    position integer not null default 0,
    share_key varchar(32) unique,
    created_at timestamp(3) with time zone not null default now(),
    updated_at timestamp(3) with time zone not null default now())`,
  `create index personal_collections_user_id_idx on personal_collections (user_id, position)`,
  `create unique index personal_collections_favourites_idx on personal_collections (user_id) where is_favourites`,
  // Generated columns, so that foreign keys can require that the asset of an entry exists.
  `create table personal_collection_entries (
    collection_id uuid not null references personal_collections (id) on delete cascade,
    form varchar not null check (form in ('item', 'pack')),
    asset_id integer not null,
    item_id integer generated always as (case form when 'item' then asset_id end) stored
      references items (id) on delete cascade,
    pack_id integer generated always as (case form when 'pack' then asset_id end) stored
      references packs (id) on delete cascade,
    position integer not null,
    added_at timestamp(3) with time zone not null default now(),
    primary key (collection_id, form, asset_id))`,
  `create index personal_collection_entries_position_idx on personal_collection_entries (collection_id, position)`,
  `create index personal_collection_entries_item_id_idx on personal_collection_entries (item_id)`,
  `create index personal_collection_entries_pack_id_idx on personal_collection_entries (pack_id)`,
  `create table collection_zips (
    id uuid primary key,
    user_id varchar not null references users (id) on delete cascade,
    contents jsonb not null,
    expires_at timestamp(3) with time zone not null)`,
  `create index collection_zips_user_id_idx on collection_zips (user_id)`,
  `create index collection_zips_expires_at_idx on collection_zips (expires_at)`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES) await db.execute(sql.raw(table))
  // A download in a ZIP counts for its item, but not for the user's hourly limit.
  await db.execute(sql`alter table downloads add column zip_id uuid`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table downloads drop column zip_id`)
  for (const table of ['collection_zips', 'personal_collection_entries', 'personal_collections']) {
    await db.execute(sql.raw(`drop table ${table}`))
  }
}
