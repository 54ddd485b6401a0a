import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Columns that tell when something took place: they follow the present of the operation (docs/decisions/0112). */
const MOMENTS = {
  orders: 'created_at',
  payments: 'created_at',
  subscriptions: 'created_at',
  subscription_events: 'at',
  refunds: 'created_at',
  asset_grants: 'granted_at',
  webhook_events: 'received_at',
  invoices: 'issued_at',
  downloads: 'created_at',
  royalty_closes: 'started_at',
  royalty_earnings: 'earned_at',
  cashout_events: 'at',
  cashout_holds: 'placed_at',
} as const

const defaults = (value: string) =>
  Object.entries(MOMENTS).map(([table, column]) => `alter table ${table} alter column ${column} set default ${value}`)

const stampLedger = (moment: string) => `create or replace function stamp_ledger_transaction() returns trigger language plpgsql as $$
   begin
     new.posted_at := ${moment};
     new.inserted_by := pg_current_xact_id();
     if exists (select 1 from ledger_days where day >= (new.posted_at at time zone 'UTC')::date) then
       raise exception 'the day of this posting is closed' using errcode = 'check_violation';
     end if;
     return new;
   end $$`

/** Plays of demonstration months, and the present of operations, which such a play simulates. */
const UP = [
  `create table life_runs (
    id text primary key,
    ends_at timestamptz(3) not null,
    played int not null default 0 check (played >= 0),
    finished_at timestamptz(3))`,
  `create unique index life_runs_one_open on life_runs ((finished_at is null)) where finished_at is null`,
  `create table life_objects (
    run_id text not null references life_runs (id) on delete cascade,
    key text not null,
    value jsonb not null,
    primary key (run_id, key))`,
  // The time of the transaction. Only during a play of the seed, which leaves an open row, a connection chooses another one.
  `create function present() returns timestamptz stable parallel safe language sql as $$
     select coalesce(
       (select current_setting('motif.present', true)::timestamptz
         where coalesce(current_setting('motif.present', true), '') <> ''
           and exists (select from life_runs where finished_at is null)),
       now()) $$`,
  ...defaults('present()'),
  stampLedger('present()'),
]

const DOWN = [
  stampLedger('now()'),
  ...defaults('now()'),
  `drop function present()`,
  `drop table life_objects`,
  `drop table life_runs`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
