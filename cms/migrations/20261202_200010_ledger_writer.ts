import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The one writer of the ledger with arrays instead of JSON, and checks whose cost does not grow with the table
 * (docs/decisions/0061).
 *
 * PostgreSQL plans a statement of a function once for each connection. Planned while the ledger was small, the check of new
 * entries read all transactions (a merge join); a subquery by primary key reads only those of the new entries.
 * The check refuses entries without a transaction too, so that the foreign key, which reads each transaction a second time,
 * is dropped. Processes of the release before still call the function with JSON, which is therefore not dropped.
 *
 * `of` names the transaction of each entry by its position, from 1. Returns {posted: [id], balances: [[account, holder,
 * balance]]}; the id of a known reference is null.
 */
const UP = [
  `create or replace function check_ledger_entries() returns trigger language plpgsql as $$
   declare
     fault record;
   begin
     select a.transaction_id, a.currency, sum(a.amount) as difference into fault from added a
      group by a.transaction_id, a.currency
     having sum(a.amount) <> 0 or (select t.inserted_by from ledger_transactions t where t.id = a.transaction_id)
       is distinct from pg_current_xact_id() limit 1;
     if found and fault.difference <> 0 then
       raise exception 'ledger transaction % does not balance: % %', fault.transaction_id, fault.difference,
         fault.currency using errcode = 'check_violation';
     elsif found then
       raise exception 'ledger transaction % is sealed', fault.transaction_id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `alter table ledger_entries drop constraint ledger_entries_transaction_id_fkey`,
  `create function post_to_ledger(refs text[], kinds text[], reversed bigint[], actors text[], reasons text[], of integer[],
     accounts text[], holders text[], currencies text[], amounts bigint[], tracked text[])
     returns jsonb language plpgsql as $$
   declare
     ids bigint[];
     balances jsonb;
   begin
     with posted as (
       insert into ledger_transactions (reference, kind, reverses, actor_id, reason)
       select g.reference, g.kind, g.reverses, g.actor, g.reason
         from unnest(refs, kinds, reversed, actors, reasons) as g(reference, kind, reverses, actor, reason) order by 1
       on conflict (reference) do nothing
       returning id, reference)
     select array_agg(p.id order by g.position) into ids
       from unnest(refs) with ordinality as g(reference, position) left join posted p on p.reference = g.reference;
     insert into ledger_entries (transaction_id, account, holder, currency, amount)
     select ids[e.of], e.account, e.holder, e.currency, e.amount
       from unnest(of, accounts, holders, currencies, amounts) with ordinality
         as e(of, account, holder, currency, amount, position)
      where ids[e.of] is not null order by ids[e.of], e.position;
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

const DOWN = [
  `drop function post_to_ledger(text[], text[], bigint[], text[], text[], integer[], text[], text[], text[], bigint[], text[])`,
  `alter table ledger_entries add constraint ledger_entries_transaction_id_fkey
     foreign key (transaction_id) references ledger_transactions (id)`,
  `create or replace function check_ledger_entries() returns trigger language plpgsql as $$
   declare
     fault record;
   begin
     select a.transaction_id, a.currency, sum(a.amount) as difference,
         bool_or(t.inserted_by <> pg_current_xact_id()) as is_sealed into fault
       from added a join ledger_transactions t on t.id = a.transaction_id
      group by a.transaction_id, a.currency
     having sum(a.amount) <> 0 or bool_or(t.inserted_by <> pg_current_xact_id()) limit 1;
     if found and fault.is_sealed then
       raise exception 'ledger transaction % is sealed', fault.transaction_id using errcode = 'check_violation';
     elsif found then
       raise exception 'ledger transaction % does not balance: % %', fault.transaction_id, fault.difference,
         fault.currency using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
