import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The order of the queue by turns (`domain/review/queue.ts`), and the marks of a decision on the picture. Waiting
 * submissions get their turns by their present order.
 */
const UP = [
  `alter table submissions add column turn integer not null default 0`,
  `update submissions s set turn = placed.turn
     from (select id, row_number() over (partition by contributor_id order by submitted_at, id) - 1 as turn
       from submissions where state in ('submitted', 'in-review', 'second-opinion', 'appealed')) placed
     where placed.id = s.id`,
  `drop index submissions_queue_idx`,
  `create index submissions_queue_idx on submissions (turn, submitted_at, id)
    where state in ('submitted', 'in-review', 'second-opinion', 'appealed')`,
  `create index submissions_turn_idx on submissions (turn)`,
  `alter table submission_events add column marks jsonb not null default '[]'
    check (jsonb_typeof(marks) = 'array')`,
  // The speed of the review and the waiting times: decisions of the last days.
  `create index submission_events_decided_idx on submission_events (at)
    where command in ('submission.approve', 'submission.return', 'submission.reject')`,
]

const DOWN = [
  `drop index submission_events_decided_idx`,
  `alter table submission_events drop column marks`,
  `drop index submissions_turn_idx`,
  `drop index submissions_queue_idx`,
  `create index submissions_queue_idx on submissions (submitted_at, id)
    where state in ('submitted', 'in-review', 'second-opinion', 'appealed')`,
  `alter table submissions drop column turn`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
