import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Views and downloads of each item by UTC day and country (docs/decisions/0071). `downloads.country` is kept until the
 * download is added to the counts. Downloads until now are counted with an unknown country; earlier views have no day.
 */
const UP = [
  `create table daily_counts (
    item_id integer not null references items (id) on delete cascade,
    day date not null,
    country varchar not null check (country ~ '^[A-Z]{2}$'),
    views integer not null default 0 check (views >= 0),
    downloads integer not null default 0 check (downloads >= 0),
    primary key (item_id, day, country))`,
  `alter table downloads add column country varchar`,
  `insert into daily_counts (item_id, day, country, downloads)
    select item_id, (created_at at time zone 'utc')::date, 'ZZ', count(*) from downloads
     where counted and tallied group by 1, 2`,
]

const DOWN = [`alter table downloads drop column country`, `drop table daily_counts`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
