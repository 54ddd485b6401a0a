import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Claims of rights holders and their cases (docs/decisions/0056). A claim has one case for each contributor whose works it
 * names. `takedown_holds` is what a work was before cases hid it. `takedown_events` is append-only, by triggers.
 */
const UP = [
  `alter type "public"."enum_outbox_topic" add value if not exists 'takedown.changed'`,
  `create table takedown_claims (
    id uuid primary key default gen_random_uuid(),
    name varchar not null,
    company varchar,
    email varchar not null,
    capacity varchar not null check (capacity in ('owner', 'agent')),
    original text not null,
    links text[] not null default '{}',
    claim text not null,
    signature varchar not null,
    locale varchar not null,
    token_hash varchar unique,
    token_expires_at timestamp(3) with time zone,
    confirmed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone not null default now())`,
  `create index takedown_claims_unconfirmed_idx on takedown_claims (created_at) where confirmed_at is null`,
  `create table takedowns (
    id integer generated always as identity primary key,
    claim_id uuid not null references takedown_claims (id) on delete cascade,
    contributor_id integer not null references contributors (id),
    state varchar not null default 'received' check (state in ('received', 'confirmed', 'reviewing', 'hearing',
      'heard', 'upheld', 'counter-claimed', 'rejected', 'closed', 'withdrawn')),
    outcome varchar check (outcome in ('upheld', 'rejected', 'restored')),
    licences varchar check (licences in ('kept', 'ended')),
    version integer not null default 1,
    upheld_by varchar,
    hear_until timestamp(3) with time zone,
    counter_until timestamp(3) with time zone,
    confirmed_at timestamp(3) with time zone,
    decided_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone not null default now())`,
  `create index takedowns_claim_idx on takedowns (claim_id)`,
  `create index takedowns_contributor_idx on takedowns (contributor_id, id)`,
  `create index takedowns_confirmed_at_idx on takedowns (confirmed_at)`,
  `create index takedowns_updated_at_idx on takedowns (updated_at)`,
  `create index takedowns_hear_until_idx on takedowns (hear_until) where state = 'hearing'`,
  `create index takedowns_counter_until_idx on takedowns (counter_until) where state = 'upheld'`,
  `create table takedown_works (
    takedown_id integer not null references takedowns (id) on delete cascade,
    item_id integer not null references items (id),
    primary key (takedown_id, item_id))`,
  `create index takedown_works_item_idx on takedown_works (item_id)`,
  `create table takedown_holds (
    item_id integer primary key references items (id),
    visibility varchar not null check (visibility in ('published', 'resting', 'retired')))`,
  `create table takedown_events (
    id integer generated always as identity primary key,
    takedown_id integer not null references takedowns (id),
    at timestamp(3) with time zone not null default now(),
    actor_id varchar,
    command varchar not null,
    from_state varchar not null,
    to_state varchar not null,
    statement text)`,
  `create index takedown_events_takedown_idx on takedown_events (takedown_id, id)`,
  `create function refuse_takedown_event_change() returns trigger language plpgsql as $$
   begin
     raise exception 'takedown_events is append-only' using errcode = 'insufficient_privilege';
   end $$`,
  `create trigger takedown_events_append_only before update or delete or truncate on takedown_events
     for each statement execute function refuse_takedown_event_change()`,
  `create table takedown_files (
    id integer generated always as identity primary key,
    takedown_id integer not null references takedowns (id) on delete cascade,
    name varchar not null,
    type varchar not null,
    bytes integer not null,
    sha256 varchar not null,
    added_by varchar,
    created_at timestamp(3) with time zone not null default now(),
    unique (takedown_id, sha256))`,
]

const DOWN = [
  `delete from outbox where topic = 'takedown.changed'`,
  `drop table takedown_files`,
  `drop table takedown_events`,
  `drop function refuse_takedown_event_change()`,
  `drop table takedown_holds`,
  `drop table takedown_works`,
  `drop table takedowns`,
  `drop table takedown_claims`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
