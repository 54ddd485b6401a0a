import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The webhooks about a customer are found by the objects of the gateway that they name. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw('create index webhook_events_object_idx on webhook_events (object_id, gateway)'))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop index webhook_events_object_idx'))
}
