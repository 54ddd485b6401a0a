import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Exchange rates of the yearly reports, as finance entered them (docs/decisions/0114). */
const UP = `create table report_rates (
    year integer not null check (year between 2020 and 2999),
    currency char(3) not null check (currency <> 'EUR'),
    -- Millionths of the currency for one euro.
    per_euro bigint not null check (per_euro > 0),
    set_by varchar not null references users (id),
    set_at timestamp(3) with time zone not null default now(),
    primary key (year, currency))`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`drop table report_rates`))
}
