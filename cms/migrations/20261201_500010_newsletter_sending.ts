import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`

/**
 * Subscribers of newsletters, and issues that are sent to them (docs/decisions/0115). Deliveries stay, without their
 * subscriber, when an address is deleted, so that the numbers of an issue stay true.
 */
const UP = [
  `create table newsletter_subscribers (
    id uuid primary key default gen_random_uuid(),
    email varchar not null unique,
    locale varchar not null,
    kinds varchar[] not null default '{}',
    state varchar not null check (state in ('pending', 'confirmed', 'unsubscribed', 'bounced', 'complained')),
    requested_at ${MOMENT} not null default now(),
    confirmed_at ${MOMENT},
    ended_at ${MOMENT},
    check (state <> 'confirmed' or confirmed_at is not null))`,
  `create table newsletter_issues (
    id uuid primary key default gen_random_uuid(),
    newsletter_id integer unique references newsletters (id) on delete set null,
    name varchar not null,
    state varchar not null default 'sending' check (state in ('sending', 'stopped', 'sent')),
    -- The letter in each language as it was when the sending began.
    letters jsonb not null,
    segment jsonb not null,
    started_by varchar references users (id) on delete set null,
    started_at ${MOMENT} not null default now(),
    finished_at ${MOMENT})`,
  `create index newsletter_issues_sending_idx on newsletter_issues (started_at) where state = 'sending'`,
  `create table newsletter_deliveries (
    id bigint generated always as identity primary key,
    issue_id uuid not null references newsletter_issues (id) on delete cascade,
    subscriber_id uuid references newsletter_subscribers (id) on delete set null,
    mail_id uuid not null unique,
    state varchar not null default 'waiting'
      check (state in ('waiting', 'sent', 'refused', 'uncertain', 'dropped', 'bounced', 'complained')),
    queued_at ${MOMENT} not null default now(),
    settled_at ${MOMENT},
    unsubscribed_at ${MOMENT},
    unique (issue_id, subscriber_id))`,
  `create index newsletter_deliveries_subscriber_idx on newsletter_deliveries (subscriber_id)`,
  `create index newsletter_deliveries_queued_idx on newsletter_deliveries (queued_at)`,
  `create index newsletter_deliveries_waiting_idx on newsletter_deliveries (id) where state = 'waiting'`,
  `create table newsletter_links (
    id uuid primary key default gen_random_uuid(),
    issue_id uuid not null references newsletter_issues (id) on delete cascade,
    position integer not null,
    address varchar not null,
    clicks integer not null default 0)`,
  `create index newsletter_links_issue_idx on newsletter_links (issue_id)`,
]

const DOWN = [
  'drop table newsletter_links',
  'drop table newsletter_deliveries',
  'drop table newsletter_issues',
  'drop table newsletter_subscribers',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
