import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Drops the checks of a table that name the kinds of documents: PostgreSQL chose their names. */
const dropKindChecks = (table: string) => `do $$ declare name text; begin
  for name in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%credit-note%' loop
    execute format('alter table ${table} drop constraint %I', name);
  end loop; end $$`

/** Debit notes, which take back the credit note of a refund that failed after it was paid (docs/decisions/0110). */
const UP = [
  dropKindChecks('invoice_series'),
  dropKindChecks('invoices'),
  `alter table invoice_series add check (kind in ('invoice', 'credit-note', 'debit-note'))`,
  `alter table invoices add check (kind in ('invoice', 'credit-note', 'debit-note')),
    add check ((kind = 'invoice') = (refund_id is null)),
    drop constraint invoices_refund_id_key`,
  `create unique index invoices_one_of_refund on invoices (refund_id, kind)`,
]

const DOWN = [
  `drop index invoices_one_of_refund`,
  dropKindChecks('invoice_series'),
  dropKindChecks('invoices'),
  `alter table invoice_series add check (kind in ('invoice', 'credit-note'))`,
  `alter table invoices add check (kind in ('invoice', 'credit-note')),
    add check ((kind = 'credit-note') = (refund_id is not null)),
    add constraint invoices_refund_id_key unique (refund_id)`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
