import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Exclusive assets that users want to be notified about when they can be bought. The generated columns let foreign keys
 * delete the notices of a deleted asset.
 */
const UP = [
  `create table sale_notices (
    user_id varchar not null references users (id) on delete cascade,
    form varchar not null check (form in ('item', 'pack', 'bundle')),
    asset_id integer not null,
    item_id integer generated always as (case form when 'item' then asset_id end) stored
      references items (id) on delete cascade,
    pack_id integer generated always as (case form when 'pack' then asset_id end) stored
      references packs (id) on delete cascade,
    bundle_id integer generated always as (case form when 'bundle' then asset_id end) stored
      references bundles (id) on delete cascade,
    requested_at timestamp(3) with time zone not null default now(),
    primary key (user_id, form, asset_id))`,
  `create index sale_notices_item_id_idx on sale_notices (item_id)`,
  `create index sale_notices_pack_id_idx on sale_notices (pack_id)`,
  `create index sale_notices_bundle_id_idx on sale_notices (bundle_id)`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table sale_notices`)
}
