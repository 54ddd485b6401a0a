import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The outbox topic of recounts after a change of the offered kinds (docs/decisions/0135). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type "public"."enum_outbox_topic" add value if not exists 'counters.recount' before 'revision.process'`)
}

/** PostgreSQL cannot remove a value of an enumeration; without messages of the topic the value is unused. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`delete from outbox where topic::text = 'counters.recount'`)
}
