import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const TABLES = ['items', 'packs', 'bundles'] as const

/** Prices of assets in further currencies: at most one for each currency. */
function statementsOf(table: (typeof TABLES)[number]): readonly string[] {
  const prices = `${table}_other_prices`
  return [
    `create type enum_${prices}_currency as enum ('USD', 'EUR', 'INR')`,
    `create table ${prices} (
      _order integer not null,
      _parent_id integer not null,
      id varchar primary key not null,
      amount numeric not null check (amount > 0),
      currency enum_${prices}_currency not null,
      constraint ${prices}_parent_id_fk foreign key (_parent_id) references ${table} (id) on delete cascade)`,
    `create index ${prices}_order_idx on ${prices} (_order)`,
    `create index ${prices}_parent_id_idx on ${prices} (_parent_id)`,
    `create unique index ${prices}_parent_id_currency_key on ${prices} (_parent_id, currency)`,
  ]
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of TABLES.flatMap(statementsOf)) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of TABLES) {
    await db.execute(sql.raw(`drop table ${table}_other_prices`))
    await db.execute(sql.raw(`drop type enum_${table}_other_prices_currency`))
  }
}
