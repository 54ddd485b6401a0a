import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Notifications of users, and the progress of fan-outs (docs/decisions/0017-notifications.md). */
const TABLES = [
  `create table notifications (
    id uuid primary key default gen_random_uuid(),
    user_id varchar not null references users (id) on delete cascade,
    type varchar not null,
    data jsonb not null default '{}',
    key varchar not null,
    on_site boolean not null default true,
    by_mail boolean not null default false,
    created_at timestamp(3) with time zone not null default now(),
    read_at timestamp(3) with time zone,
    mailed_at timestamp(3) with time zone,
    unique (user_id, key))`,
  `create index notifications_list_idx on notifications (user_id, created_at desc, id) where on_site`,
  `create index notifications_unread_idx on notifications (user_id) where on_site and read_at is null`,
  // For the daily mail.
  `create index notifications_digest_idx on notifications (user_id) where by_mail and mailed_at is null`,
  `create table notification_settings (
    user_id varchar not null references users (id) on delete cascade,
    type varchar not null,
    site boolean not null,
    mail boolean not null,
    primary key (user_id, type))`,
  // A notification of many users: `after` is the last user notified.
  `create table fan_outs (
    id uuid primary key default gen_random_uuid(),
    audience varchar not null check (audience in ('followers', 'downloaders')),
    subject integer not null,
    key varchar not null,
    data jsonb not null,
    after varchar not null default '',
    created_at timestamp(3) with time zone not null default now(),
    done_at timestamp(3) with time zone)`,
  `create index fan_outs_done_at_idx on fan_outs (done_at)`,
  // Works that followers were notified of; they are not notified again when a work returns from resting.
  `create table announced_assets (
    form varchar not null,
    asset_id integer not null,
    announced_at timestamp(3) with time zone not null default now(),
    primary key (form, asset_id))`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type "public"."enum_outbox_topic" add value if not exists 'notices.published';
    alter type "public"."enum_outbox_topic" add value if not exists 'notices.fan-out';`)
  for (const table of TABLES) await db.execute(sql.raw(table))
}

/** PostgreSQL cannot remove a value of an enumeration; the two remaining ones are harmless. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of ['announced_assets', 'fan_outs', 'notification_settings', 'notifications']) {
    await db.execute(sql.raw(`drop table ${table}`))
  }
  await db.execute(sql`delete from outbox where topic::text in ('notices.published', 'notices.fan-out')`)
}
