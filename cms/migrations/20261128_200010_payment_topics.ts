import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const TOPICS = ['payment.event', 'subscription.end'] as const

/** The outbox topics of payments. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const topic of TOPICS)
    await db.execute(
      sql.raw(`alter type "public"."enum_outbox_topic" add value if not exists '${topic}'`),
    )
}

/** PostgreSQL cannot remove a value of an enumeration; without messages of the topics the values are unused. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const topic of TOPICS)
    await db.execute(sql.raw(`delete from outbox where topic::text = '${topic}'`))
}
