import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Palettes of users. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table brand_palettes (
      id uuid primary key default gen_random_uuid(),
      user_id varchar not null references users (id) on delete cascade,
      name varchar not null,
      colors text[] not null,
      position integer not null,
      created_at timestamp(3) with time zone not null default now(),
      updated_at timestamp(3) with time zone not null default now());
    create index brand_palettes_user_id_idx on brand_palettes (user_id, position);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table brand_palettes`)
}
