import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Blind second reviews (docs/decisions/0064): a decision that was drawn for one, and the verdict of another reviewer. State,
 * version and lease are what that reviewer sees; the submission itself does not change.
 */
const UP = [
  `create table second_reviews (
    id integer generated always as identity primary key,
    submission_id integer not null references submissions (id),
    event_id integer not null unique references submission_events (id),
    turn integer not null,
    submitted_at timestamp(3) with time zone not null,
    state varchar not null check (state in ('submitted', 'in-review', 'second-opinion', 'appealed', 'approved',
      'changes-requested', 'rejected')),
    version integer not null,
    reviewer_id varchar,
    leased_until timestamp(3) with time zone,
    verdict varchar check (verdict in ('submission.approve', 'submission.return', 'submission.reject',
      'submission.request-opinion')),
    verdict_from varchar,
    reasons text[] not null default '{}',
    note text,
    marks jsonb not null default '[]' check (jsonb_typeof(marks) = 'array'),
    decided_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone not null default now(),
    check ((verdict is null) = (decided_at is null)),
    check ((verdict is null) = (verdict_from is null)))`,
  // The queue, beside that of submissions.
  `create index second_reviews_queue_idx on second_reviews (turn, submitted_at, submission_id) where verdict is null`,
  `create index second_reviews_submission_idx on second_reviews (submission_id)`,
  `create index second_reviews_decided_at_idx on second_reviews (decided_at) where verdict is not null`,
]

const DOWN = [`drop table second_reviews`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
