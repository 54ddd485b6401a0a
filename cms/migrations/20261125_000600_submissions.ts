import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Submissions of contributors and their review (docs/decisions/0049). `submission_events` is append-only: triggers
 * refuse to update, delete or truncate it on every connection. An event that undoes another names it.
 */
const UP = [
  `create table submissions (
    id integer generated always as identity primary key,
    item_id integer not null references items (id),
    revision_id integer not null references revisions (id),
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
  // The queue of reviewers: oldest first, whatever its size.
  `create index submissions_queue_idx on submissions (submitted_at, id)
    where state in ('submitted', 'in-review', 'second-opinion', 'appealed')`,
  `create index submissions_contributor_idx on submissions (contributor_id, id)`,
  `create index submissions_state_idx on submissions (state, id)`,
  // One item has at most one submission on its way.
  `create unique index submissions_open_item_idx on submissions (item_id)
    where state not in ('rejected', 'published', 'withdrawn')`,
  `create index submissions_submitted_at_idx on submissions (submitted_at)`,
  `create index submissions_updated_at_idx on submissions (updated_at)`,
  `create table submission_events (
    id integer generated always as identity primary key,
    submission_id integer not null references submissions (id),
    at timestamp(3) with time zone not null default now(),
    actor_id varchar,
    command varchar not null,
    from_state varchar not null,
    to_state varchar not null,
    revision_id integer not null references revisions (id),
    reasons text[] not null default '{}',
    note text,
    undoes integer unique references submission_events (id))`,
  `create index submission_events_submission_idx on submission_events (submission_id, id)`,
  `create function refuse_submission_event_change() returns trigger language plpgsql as $$
   begin
     raise exception 'submission_events is append-only' using errcode = 'insufficient_privilege';
   end $$`,
  `create trigger submission_events_append_only before update or delete or truncate on submission_events
     for each statement execute function refuse_submission_event_change()`,
]

const DOWN = [
  `drop table submission_events`,
  `drop function refuse_submission_event_change()`,
  `drop table submissions`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
