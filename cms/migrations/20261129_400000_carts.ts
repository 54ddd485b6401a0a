import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The carts of users, one for each. An asset keeps its main price from when it was added, to tell a change; what is paid
 * is always the catalogue's price. The generated columns let foreign keys delete deleted assets from carts.
 */
const UP = [
  `create table carts (
    id uuid primary key default gen_random_uuid(),
    slug varchar not null unique default left(replace(gen_random_uuid()::text, '-', ''), 16),
    user_id varchar not null unique references users (id) on delete cascade,
    created_at timestamp(3) with time zone not null default now())`,
  `create table cart_assets (
    cart_id uuid not null references carts (id) on delete cascade,
    form varchar not null check (form in ('item', 'pack', 'bundle')),
    asset_id integer not null,
    item_id integer generated always as (case form when 'item' then asset_id end) stored
      references items (id) on delete cascade,
    pack_id integer generated always as (case form when 'pack' then asset_id end) stored
      references packs (id) on delete cascade,
    bundle_id integer generated always as (case form when 'bundle' then asset_id end) stored
      references bundles (id) on delete cascade,
    price_amount bigint not null check (price_amount > 0),
    price_currency varchar not null,
    added_at timestamp(3) with time zone not null default now(),
    primary key (cart_id, form, asset_id))`,
  `create index cart_assets_item_id_idx on cart_assets (item_id)`,
  `create index cart_assets_pack_id_idx on cart_assets (pack_id)`,
  `create index cart_assets_bundle_id_idx on cart_assets (bundle_id)`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table cart_assets`)
  await db.execute(sql`drop table carts`)
}
