import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The ids of the lines of a block follow its own; a block has no more of them. */
const IDS = 1_000

const LINE_COLUMNS = `id, kind, pool_id, payment_id, order_line_id, download_id, contributor_id, rule_id, weight, share,
  base, currency, amount, reverses, cause, accrued_at`
const OF_CLOSES = ['royalty_pools', 'royalty_line_blocks'] as const
const SUMS = `sum(l.weight) as weight, sum(l.weight::bigint * l.share) as shared, sum(l.amount) as royalties, count(*) as lines`

/**
 * The lines of a close are written in blocks, and the payments that are not closed are rows of a table of their own
 * (docs/decisions/0137).
 *
 * Existing lines stay rows and keep their ids. The sequence now advances by 1,000: the line at position n of a block has the
 * block's id plus n (from 0), and a single line has the value of the sequence itself.
 */
const UP = [
  `alter table royalty_lines rename to royalty_single_lines`,
  `do $$ begin
     execute format('alter sequence royalty_lines_id_seq increment by ${IDS} start with %s restart',
       (select (coalesce(max(id), 0) / ${IDS} + 1) * ${IDS} from royalty_single_lines));
   end $$`,

  // The sums of a pool's lines, before any reversal.
  `alter table royalty_pools
     add column batch bigint,
     add column lines integer not null default 0,
     add column weight bigint not null default 0,
     add column shared bigint not null default 0,
     add column royalties bigint not null default 0`,
  `alter table royalty_pools disable trigger royalty_pools_append_only`,
  `update royalty_pools p set lines = s.lines, weight = s.weight, shared = s.shared, royalties = s.royalties
     from (select l.pool_id, ${SUMS} from royalty_single_lines l where l.kind = 'download' group by l.pool_id) s
    where s.pool_id = p.id`,
  `alter table royalty_pools enable trigger royalty_pools_append_only`,

  // The lines of a contributor, in one currency, by one version of the rules and of one transaction of a close. Each array has
  // an element for each line.
  `create table royalty_line_blocks (
    id bigint primary key default nextval('royalty_lines_id_seq') check (id % ${IDS} = 0),
    close_id integer not null,
    -- The first pool of the transaction; those of the lines are that many after it.
    batch bigint not null,
    contributor_id integer not null,
    currency char(3) not null,
    rule_id integer not null,
    share integer not null,
    lines integer not null check (lines between 1 and ${IDS}),
    amount bigint not null check (amount >= 0),
    pools integer[] not null,
    downloads integer[] not null,
    weights smallint[] not null,
    amounts bigint[] not null,
    accrued_at timestamp(3) with time zone not null default now(),
    check (cardinality(pools) = lines and cardinality(downloads) = lines and cardinality(weights) = lines
      and cardinality(amounts) = lines)
  ) with (toast_tuple_target = 8160)`,
  // Compressing numbers costs more than the space that it saves.
  ...['pools', 'downloads', 'weights', 'amounts'].map(
    (column) => `alter table royalty_line_blocks alter column ${column} set storage external`,
  ),
  `create index royalty_line_blocks_contributor_idx on royalty_line_blocks (contributor_id, accrued_at)`,
  `create index royalty_line_blocks_close_idx on royalty_line_blocks (close_id, batch)`,
  `create trigger royalty_line_blocks_append_only before update or delete or truncate on royalty_line_blocks
     for each statement execute function refuse_ledger_change()`,

  // A foreign key would look for the close with each of thousands of rows, which all have the same one.
  `alter table royalty_pools drop constraint royalty_pools_close_id_fkey`,
  `create function check_royalty_close() returns trigger language plpgsql as $$
   begin
     if exists (select from (select distinct close_id from added) a
       where not exists (select from royalty_closes c where c.id = a.close_id)) then
       raise exception 'there is no such royalty close' using errcode = 'foreign_key_violation';
     end if;
     return null;
   end $$`,
  ...OF_CLOSES.map(
    (table) => `create trigger ${table}_close after insert on ${table} referencing new table as added
      for each statement execute function check_royalty_close()`,
  ),

  // All lines. A condition on \`block\` or \`batch\` finds blocks by an index, where one on the id or the pool of a line does not.
  `create view royalty_lines as
     select ${LINE_COLUMNS}, id / ${IDS} * ${IDS} as block, null::bigint as batch,
         null::int as close_id from royalty_single_lines
     union all
     select b.id + l.position - 1, 'download', b.batch + l.pool, null, null, l.download, b.contributor_id, b.rule_id, l.weight,
         b.share, null, b.currency, l.amount, null, null, b.accrued_at, b.id, b.batch,
         b.close_id
       from royalty_line_blocks b cross join lateral unnest(b.pools, b.downloads, b.weights, b.amounts) with ordinality
         as l (pool, download, weight, amount, position)`,
  `create or replace function check_reversed_royalty_line() returns trigger language plpgsql as $$
   begin
     if not exists (select from royalty_single_lines where id = new.reverses)
       and not exists (select from royalty_line_blocks b
         where b.id = new.reverses / ${IDS} * ${IDS} and new.reverses < b.id + b.lines) then
       raise exception 'there is no royalty line % to reverse', new.reverses using errcode = 'foreign_key_violation';
     end if;
     return new;
   end $$`,

  // The payments with billing months that are not closed; a close deletes those that it ends.
  `create table royalty_open_payments (payment_id uuid primary key references payments (id) on delete cascade)`,
  `insert into royalty_open_payments
     select id from payments where subscription_id is not null and not royalties_closed order by id`,
  `create function open_payment_royalties() returns trigger language plpgsql as $$
   begin
     insert into royalty_open_payments (payment_id) values (new.id);
     return null;
   end $$`,
  `create trigger payments_open_royalties after insert on payments
     for each row when (new.subscription_id is not null) execute function open_payment_royalties()`,
  `drop index payments_royalties_idx`,
  `alter table payments drop column royalties_closed`,
]

const DOWN = [
  `alter table payments add column royalties_closed boolean not null default false`,
  `update payments p set royalties_closed = true
    where p.subscription_id is not null and not exists (select from royalty_open_payments o where o.payment_id = p.id)`,
  `create index payments_royalties_idx on payments (id) where subscription_id is not null and not royalties_closed`,
  `drop trigger payments_open_royalties on payments`,
  `drop function open_payment_royalties`,
  `drop table royalty_open_payments`,
  `insert into royalty_single_lines (${LINE_COLUMNS}) overriding system value
     select ${LINE_COLUMNS} from royalty_lines where batch is not null order by id`,
  `drop view royalty_lines`,
  `alter table royalty_line_blocks alter column id drop default`,
  `drop table royalty_line_blocks`,
  `drop trigger royalty_pools_close on royalty_pools`,
  `drop function check_royalty_close`,
  `alter table royalty_pools add constraint royalty_pools_close_id_fkey foreign key (close_id) references royalty_closes (id)`,
  `alter table royalty_pools drop column batch, drop column lines, drop column weight, drop column shared,
     drop column royalties`,
  `alter table royalty_single_lines rename to royalty_lines`,
  `do $$ begin
     execute format('alter sequence royalty_lines_id_seq increment by 1 start with 1 restart with %s',
       (select coalesce(max(id), 0) + 1 from royalty_lines));
   end $$`,
  `create or replace function check_reversed_royalty_line() returns trigger language plpgsql as $$
   begin
     if not exists (select from royalty_lines where id = new.reverses) then
       raise exception 'there is no royalty line % to reverse', new.reverses using errcode = 'foreign_key_violation';
     end if;
     return new;
   end $$`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
