import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Submissions that the seed played for the desks: marked there, and never published (docs/decisions/0060). */
const UP = [
  `alter table submissions add column is_demonstration boolean not null default false`,
  // Few rows: lists of items and of the audit log look for the mark of each row.
  `create index submissions_demonstration_idx on submissions (item_id) where is_demonstration`,
]

const DOWN = [
  `drop index submissions_demonstration_idx`,
  `alter table submissions drop column is_demonstration`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
