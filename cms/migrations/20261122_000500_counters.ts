import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Counting of views and downloads in batches (docs/decisions/0025): the views of the day by visitor key, the salt of
 * the day, without which a visitor key cannot be attributed, and which downloads are in the counters already.
 */
const UP = [
  `create table visitor_salts (day date primary key, salt bytea not null)`,
  `create table visits (
    day date not null,
    form varchar not null check (form in ('item', 'pack', 'bundle')),
    asset_id integer not null,
    visitor bytea not null,
    primary key (day, form, asset_id, visitor))`,
  `alter table downloads add column tallied boolean not null default false`,
  // Downloads until now are in the counters of items already; the counters of packs start at zero.
  `update downloads set tallied = true`,
  `update packs set downloads = contents.downloads from (
    select pack_id, sum(downloads) as downloads from items where downloads > 0 group by pack_id) contents
   where packs.id = contents.pack_id`,
  `create index downloads_untallied_idx on downloads (id) where counted and not tallied`,
]

const DOWN = [
  `drop index downloads_untallied_idx`,
  `alter table downloads drop column tallied`,
  `drop table visits`,
  `drop table visitor_salts`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
