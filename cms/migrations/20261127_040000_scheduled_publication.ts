import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Publication at a date (docs/decisions/0068): `wished_at` is the choice of the author, `publish_at` that of the
 * approval. The index finds the submissions that are due.
 */
const UP = [
  `alter table submissions add column wished_at timestamp(3) with time zone`,
  `alter table submissions add column publish_at timestamp(3) with time zone`,
  `alter table submissions drop constraint submissions_state_check`,
  `alter table submissions add constraint submissions_state_check check (state in ('draft', 'submitted', 'in-review',
    'second-opinion', 'changes-requested', 'approved', 'scheduled', 'rejected', 'appealed', 'published', 'withdrawn'))`,
  `create index submissions_publish_at_idx on submissions (publish_at) where state = 'scheduled'`,
]

/** Planned work is approved again, as it was before the worker planned it. */
const DOWN = [
  `drop index submissions_publish_at_idx`,
  `update submissions set state = 'approved' where state = 'scheduled'`,
  `alter table submissions drop constraint submissions_state_check`,
  `alter table submissions add constraint submissions_state_check check (state in ('draft', 'submitted', 'in-review',
    'second-opinion', 'changes-requested', 'approved', 'rejected', 'appealed', 'published', 'withdrawn'))`,
  `alter table submissions drop column publish_at`,
  `alter table submissions drop column wished_at`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
