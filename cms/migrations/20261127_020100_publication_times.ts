import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Publications by time, for the figures of the console. Decisions have `submission_events_decided_idx`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`create index submission_events_published_idx on submission_events (at)
      where command = 'submission.publish'`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`drop index submission_events_published_idx`))
}
