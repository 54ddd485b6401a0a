import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The earnings desk reads the lines of a contributor from a day on (docs/decisions/0113): the index has the time too,
 * and serves the reads by contributor alone.
 */
const UP = [
  `create index royalty_lines_earned_idx on royalty_lines (contributor_id, accrued_at)`,
  `create index royalty_earnings_pending_idx on royalty_earnings (contributor_id) where released_at is null`,
]

const DOWN = [`drop index royalty_earnings_pending_idx`, `drop index royalty_lines_earned_idx`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
