import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Files of requests for custom orders: deleted with their request (docs/decisions/0117). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table custom_order_files (
      id integer generated always as identity primary key,
      custom_order_id integer not null references custom_orders (id) on delete cascade,
      name text not null,
      type text not null,
      bytes integer not null check (bytes > 0),
      sha256 text not null,
      body bytea not null,
      created_at timestamptz not null default now(),
      unique (custom_order_id, sha256))`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table custom_order_files`)
}
