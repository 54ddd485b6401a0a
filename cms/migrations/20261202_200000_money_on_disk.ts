import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Orders and webhooks are on disk before a gateway or a buyer gets an answer (docs/decisions/0119): a commit that writes
 * one of these tables waits for the disk, also on a server that commits without waiting (`local/postgres/settings.ts`).
 */
const TABLES = {
  // Before the gateway is called, and with every payment, refund and dispute that is applied.
  orders: 'insert or update',
  // Before a webhook is answered.
  webhook_events: 'insert',
  // Before the gateway is asked to send money.
  refunds: 'insert or update',
  cashouts: 'insert or update',
  payout_batches: 'insert or update',
} as const

const UP = [
  `create function commit_to_disk() returns trigger language plpgsql as $$
   begin
     if current_setting('synchronous_commit') = 'off' then
       perform set_config('synchronous_commit', 'on', true);
     end if;
     return null;
   end $$`,
  ...Object.entries(TABLES).map(
    ([table, when]) =>
      `create trigger ${table}_to_disk after ${when} on ${table} for each statement execute function commit_to_disk()`,
  ),
]

const DOWN = [
  ...Object.keys(TABLES).map((table) => `drop trigger ${table}_to_disk on ${table}`),
  `drop function commit_to_disk`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
