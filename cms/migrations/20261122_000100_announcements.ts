import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Announcements above the header, which editors change without a deployment. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_announcements_entries_audience as enum ('everybody', 'people', 'visitors');
    create table announcements (
      id serial primary key,
      updated_at timestamp(3) with time zone,
      created_at timestamp(3) with time zone);
    create table announcements_entries (
      _order integer not null,
      _parent_id integer not null references announcements (id) on delete cascade,
      id varchar primary key,
      address varchar,
      audience enum_announcements_entries_audience not null default 'everybody',
      "from" timestamp(3) with time zone,
      until timestamp(3) with time zone);
    create index announcements_entries_order_idx on announcements_entries (_order);
    create index announcements_entries_parent_id_idx on announcements_entries (_parent_id);
    create table announcements_entries_locales (
      text varchar not null,
      link_label varchar,
      id serial primary key,
      _locale _locales not null,
      _parent_id varchar not null references announcements_entries (id) on delete cascade);
    create unique index announcements_entries_locales_locale_parent_id_unique
      on announcements_entries_locales (_locale, _parent_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table announcements_entries_locales;
    drop table announcements_entries;
    drop table announcements;
    drop type enum_announcements_entries_audience;`)
}
