import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Functions of every posting and download, as cheap as their work (docs/decisions/0129).
 *
 * PostgreSQL plans a function in SQL each time a statement begins to use it, and one in PL/pgSQL once for each connection.
 * A posting of one transaction was three statements over sets with sorts and joins; a loop over the transactions runs plain
 * inserts by primary key. The caller passes transactions in the order of their references, so that two callers with the same
 * references wait for each other in one order.
 */
const UP = [
  `create or replace function present() returns timestamptz stable parallel safe language plpgsql as $$
   declare
     chosen constant text := current_setting('motif.present', true);
   begin
     if chosen <> '' and exists (select from life_runs where finished_at is null) then
       return chosen::timestamptz;
     end if;
     return now();
   end $$`,
  `create or replace function royalty_rule_at(moment timestamp(3) with time zone) returns integer
     language plpgsql stable as $$
   begin
     return (select id from royalty_rules where in_force_from <= moment order by in_force_from desc limit 1);
   end $$`,
  `create or replace function stamp_ledger_transaction() returns trigger language plpgsql as $$
   begin
     new.posted_at := present();
     new.inserted_by := pg_current_xact_id();
     if exists (select from ledger_days where day >= (new.posted_at at time zone 'UTC')::date) then
       raise exception 'the day of this posting is closed' using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create or replace function post_to_ledger(refs text[], kinds text[], reversed bigint[], actors text[], reasons text[],
     of integer[], accounts text[], holders text[], currencies text[], amounts bigint[], tracked text[])
     returns jsonb language plpgsql as $$
   declare
     ids bigint[] := array_fill(null::bigint, array[cardinality(refs)]);
     balances jsonb;
     written bigint;
   begin
     for n in 1 .. cardinality(refs) loop
       insert into ledger_transactions (reference, kind, reverses, actor_id, reason)
       values (refs[n], kinds[n], reversed[n], actors[n], reasons[n])
       on conflict (reference) do nothing returning id into written;
       ids[n] := written;
     end loop;
     insert into ledger_entries (transaction_id, account, holder, currency, amount)
     select ids[e.of], e.account, e.holder, e.currency, e.amount
       from unnest(of, accounts, holders, currencies, amounts) as e(of, account, holder, currency, amount)
      where ids[e.of] is not null;
     with moved as (
       insert into ledger_balances (account, holder, currency, balance)
       select e.account, e.holder, e.currency, sum(e.amount)
         from unnest(of, accounts, holders, currencies, amounts) as e(of, account, holder, currency, amount)
        where e.account = any (tracked) and ids[e.of] is not null
        group by e.account, e.holder, e.currency order by e.account, e.holder, e.currency
       on conflict (account, holder, currency) do update set balance = ledger_balances.balance + excluded.balance
       returning account, holder, balance)
     select jsonb_agg(jsonb_build_array(account, holder, balance::text)) into balances from moved;
     return jsonb_build_object('posted', to_jsonb(ids::text[]), 'balances', coalesce(balances, '[]'));
   end $$`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

/** Nothing to undo: the functions before have the same names, parameters and answers. */
export async function down(): Promise<void> {}
