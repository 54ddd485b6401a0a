import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Views and downloads of each pack by UTC day and country (docs/decisions/0071). Downloads of the works of a pack until now
 * count for the pack that they are in; earlier views have no day.
 */
const UP = [
  `create table pack_daily_counts (
    pack_id integer not null references packs (id) on delete cascade,
    day date not null,
    country varchar not null check (country ~ '^[A-Z]{2}$'),
    views integer not null default 0 check (views >= 0),
    downloads integer not null default 0 check (downloads >= 0),
    primary key (pack_id, day, country))`,
  `insert into pack_daily_counts (pack_id, day, country, downloads)
    select i.pack_id, d.day, d.country, sum(d.downloads) from daily_counts d join items i on i.id = d.item_id
     where i.pack_id is not null and d.downloads > 0 group by 1, 2, 3`,
]

const DOWN = [`drop table pack_daily_counts`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
