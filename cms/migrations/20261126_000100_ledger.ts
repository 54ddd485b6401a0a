import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The double-entry ledger (docs/decisions/0061). A transaction and its entries are inserted by one database transaction,
 * balance in each currency, and are never changed: triggers refuse everything else on every connection, and the role of
 * the application keeps only the rights to insert and to read.
 */
const UP = [
  `create table ledger_transactions (
    id bigint generated always as identity primary key,
    reference varchar(200) not null unique,
    kind varchar not null,
    posted_at timestamp(3) with time zone not null default now(),
    reverses bigint unique references ledger_transactions (id),
    actor_id varchar,
    reason text,
    -- The database transaction that inserted it: no other one may add entries.
    inserted_by xid8 not null default pg_current_xact_id())`,
  `create index ledger_transactions_posted_at_idx on ledger_transactions (posted_at)`,
  // A debit is positive, a credit negative. The holder of a platform's account is ''.
  `create table ledger_entries (
    id bigint generated always as identity primary key,
    transaction_id bigint not null references ledger_transactions (id),
    account varchar not null,
    holder varchar not null default '',
    currency char(3) not null,
    amount bigint not null check (amount <> 0))`,
  `create index ledger_entries_transaction_idx on ledger_entries (transaction_id)`,
  `create index ledger_entries_account_idx on ledger_entries (account, holder, currency, id)`,
  // Derived from the entries of tracked accounts, in the same transaction: the one table of the ledger that changes.
  `create table ledger_balances (
    account varchar not null,
    holder varchar not null,
    currency char(3) not null,
    balance bigint not null,
    primary key (account, holder, currency))`,
  // Closed days, each with the root of a hash chain over its transactions and the root before.
  `create table ledger_days (
    day date primary key,
    transactions integer not null,
    previous_root varchar not null unique,
    root varchar not null unique,
    closed_at timestamp(3) with time zone not null default now())`,

  `create function refuse_ledger_change() returns trigger language plpgsql as $$
   begin
     raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
   end $$`,
  ...['ledger_transactions', 'ledger_entries', 'ledger_days'].flatMap((table) => [
    `create trigger ${table}_append_only before update or delete or truncate on ${table}
       for each statement execute function refuse_ledger_change()`,
    `revoke update, delete, truncate on ${table} from public, current_user`,
  ]),

  // The time of a posting is that of the database, and never in a closed day.
  `create function stamp_ledger_transaction() returns trigger language plpgsql as $$
   begin
     new.posted_at := now();
     new.inserted_by := pg_current_xact_id();
     if exists (select 1 from ledger_days where day >= (new.posted_at at time zone 'UTC')::date) then
       raise exception 'the day of this posting is closed' using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger ledger_transactions_stamp before insert on ledger_transactions
     for each row execute function stamp_ledger_transaction()`,

  // Entries of one statement balance for each of their transactions, which no other database transaction can extend.
  `create function check_ledger_entries() returns trigger language plpgsql as $$
   declare
     fault record;
   begin
     select a.transaction_id into fault from added a join ledger_transactions t on t.id = a.transaction_id
      where t.inserted_by <> pg_current_xact_id() limit 1;
     if found then
       raise exception 'ledger transaction % is sealed', fault.transaction_id using errcode = 'check_violation';
     end if;
     select transaction_id, currency, sum(amount) as difference into fault from added
      group by transaction_id, currency having sum(amount) <> 0 limit 1;
     if found then
       raise exception 'ledger transaction % does not balance: % %', fault.transaction_id, fault.difference,
         fault.currency using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create trigger ledger_entries_balance after insert on ledger_entries
     referencing new table as added for each statement execute function check_ledger_entries()`,

  // A transaction without entries is found when the database transaction commits.
  `create function require_ledger_entries() returns trigger language plpgsql as $$
   begin
     if not exists (select 1 from ledger_entries where transaction_id = new.id) then
       raise exception 'ledger transaction % has no entries', new.id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger ledger_transactions_entries after insert on ledger_transactions
     deferrable initially deferred for each row execute function require_ledger_entries()`,
]

const DOWN = [
  `drop table ledger_days, ledger_balances, ledger_entries, ledger_transactions`,
  `drop function refuse_ledger_change, stamp_ledger_transaction, check_ledger_entries, require_ledger_entries`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
