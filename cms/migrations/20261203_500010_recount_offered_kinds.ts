import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Enqueues a recount where the site offers only some kinds: earlier versions stored counts of all kinds. This is separate from
 * the migration that adds the topic, because PostgreSQL accepts a new enum value only after the transaction that added it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    insert into outbox (topic, key, payload)
    select 'counters.recount', 'contributors:0', '{"table": "contributors", "after": 0}'
     where exists (select from site_settings_kinds)`)
}

/** The former version counts what it counted when an asset changes. */
export async function down(_: MigrateDownArgs): Promise<void> {}
