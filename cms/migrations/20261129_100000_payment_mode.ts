import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A subscription that was paid once, for one period, has a gateway that took the payment and no subscription there
 * (docs/decisions/0085). The replaced check has no name of its own.
 */
const UP = [
  `do $$ declare name text; begin
     select conname into strict name from pg_constraint where conrelid = 'subscriptions'::regclass and contype = 'c'
       and pg_get_constraintdef(oid) like '%num_nonnulls(gateway, gateway_id)%';
     execute format('alter table subscriptions drop constraint %I', name);
   end $$`,
  `alter table subscriptions add constraint subscriptions_gateway_of_id_check
     check (gateway_id is null or gateway is not null)`,
]

const DOWN = [
  `alter table subscriptions drop constraint subscriptions_gateway_of_id_check`,
  `alter table subscriptions add check (num_nonnulls(gateway, gateway_id) in (0, 2)) not valid`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
