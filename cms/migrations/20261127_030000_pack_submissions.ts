import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Packs of contributors and their review (docs/decisions/0066). The pack itself is a draft row of `packs`.
 * `pack_submission_events` is append-only, by triggers. The works of a pack are in `pack_works` from the draft on, with their
 * place in its cover; publication writes `items.pack_id`. `pack_tags` are the keywords of published packs.
 */
const UP = [
  `alter type "public"."enum_outbox_topic" add value if not exists 'pack.settle'`,
  `create table pack_submissions (
    pack_id integer primary key references packs (id),
    contributor_id integer not null references contributors (id),
    state varchar not null default 'draft' check (state in ('draft', 'submitted', 'in-review', 'second-opinion',
      'changes-requested', 'approved', 'rejected', 'appealed', 'published', 'withdrawn')),
    version integer not null default 1,
    keywords text[] not null default '{}',
    leased_by varchar references users (id),
    leased_until timestamp(3) with time zone,
    submitted_at timestamp(3) with time zone,
    decided_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone not null default now(),
    updated_at timestamp(3) with time zone not null default now())`,
  `create index pack_submissions_contributor_idx on pack_submissions (contributor_id, pack_id)`,
  `create index pack_submissions_state_idx on pack_submissions (state, submitted_at)`,
  `create index pack_submissions_submitted_at_idx on pack_submissions (submitted_at)`,
  `create index pack_submissions_updated_at_idx on pack_submissions (updated_at)`,
  `create table pack_submission_events (
    id integer generated always as identity primary key,
    pack_id integer not null references pack_submissions (pack_id),
    at timestamp(3) with time zone not null default now(),
    actor_id varchar,
    command varchar not null,
    from_state varchar not null,
    to_state varchar not null,
    reasons text[] not null default '{}',
    note text,
    undoes integer unique references pack_submission_events (id))`,
  `create index pack_submission_events_pack_idx on pack_submission_events (pack_id, id)`,
  `create function refuse_pack_event_change() returns trigger language plpgsql as $$
   begin
     raise exception 'pack_submission_events is append-only' using errcode = 'insufficient_privilege';
   end $$`,
  `create trigger pack_submission_events_append_only before update or delete or truncate on pack_submission_events
     for each statement execute function refuse_pack_event_change()`,
  `create table pack_works (
    pack_id integer not null references packs (id) on delete cascade,
    item_id integer not null references items (id) on delete cascade,
    position integer not null,
    cover integer,
    primary key (pack_id, item_id))`,
  `create index pack_works_item_idx on pack_works (item_id)`,
  `create index pack_works_cover_idx on pack_works (pack_id, cover) where cover is not null`,
  `create table pack_tags (
    pack_id integer not null references packs (id) on delete cascade,
    tag_id integer not null references tags (id) on delete cascade,
    position integer not null,
    primary key (pack_id, tag_id))`,
  `create index pack_tags_tag_idx on pack_tags (tag_id)`,
]

const DOWN = [
  `delete from outbox where topic = 'pack.settle'`,
  `drop table pack_tags`,
  `drop table pack_works`,
  `drop table pack_submission_events`,
  `drop function refuse_pack_event_change()`,
  `drop table pack_submissions`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
