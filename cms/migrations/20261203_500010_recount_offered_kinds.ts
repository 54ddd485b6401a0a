import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Counters counted works of all kinds so far: a site that does not offer all of them is recounted. A migration of its own,
 * because PostgreSQL uses a new value of an enumeration only after the transaction that added it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    insert into outbox (topic, key, payload)
    select 'counters.recount', 'contributors:0', '{"table": "contributors", "after": 0}'
     where exists (select from site_settings_kinds)`)
}

/** The former version counts what it counted when an asset changes. */
export async function down(_: MigrateDownArgs): Promise<void> {}
