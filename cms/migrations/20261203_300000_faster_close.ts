import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A close writes a million royalty lines (docs/decisions/0123): each index, check and queued trigger costs about as much as
 * the row itself.
 *
 * One check replaces six. The foreign key of `reverses` queues an event for each line, also for those that reverse none; a
 * trigger with a condition does not. Reads by contributor use the index with the time of writing: the lines of a batch have
 * one time, so that its entries are stored as lists.
 */
const UP = [
  `alter table royalty_lines
    drop constraint royalty_lines_reverses_fkey,
    drop constraint royalty_lines_kind_check,
    drop constraint royalty_lines_cause_check,
    drop constraint royalty_lines_check,
    drop constraint royalty_lines_check1,
    drop constraint royalty_lines_check2,
    drop constraint royalty_lines_check3,
    drop constraint royalty_lines_check4`,
  `alter table royalty_lines add constraint royalty_lines_check check (coalesce(
    case kind
      when 'download' then pool_id is not null and download_id is not null and weight is not null and amount >= 0
        and payment_id is null and reverses is null and cause is null
      when 'sale' then payment_id is not null and order_line_id is not null and base is not null and amount >= 0
        and pool_id is null and reverses is null and cause is null
      when 'reversal' then num_nonnulls(pool_id, payment_id) = 1 and reverses is not null
        and cause in ('refund', 'chargeback', 'fee', 'returned')
    end, false))`,
  `create function check_reversed_royalty_line() returns trigger language plpgsql as $$
   begin
     if not exists (select from royalty_lines where id = new.reverses) then
       raise exception 'there is no royalty line % to reverse', new.reverses using errcode = 'foreign_key_violation';
     end if;
     return new;
   end $$`,
  `create trigger royalty_lines_reverses before insert on royalty_lines
     for each row when (new.reverses is not null) execute function check_reversed_royalty_line()`,
  `drop index royalty_lines_contributor_idx`,
  // The first of the lines that a month's statements may have was written then or later.
  `alter table statement_months add column first_accrued_at timestamp(3) with time zone`,
]

const DOWN = [
  `alter table statement_months drop column first_accrued_at`,
  `create index royalty_lines_contributor_idx on royalty_lines (contributor_id, id)`,
  `drop trigger royalty_lines_reverses on royalty_lines`,
  `drop function check_reversed_royalty_line`,
  `alter table royalty_lines
    drop constraint royalty_lines_check,
    add constraint royalty_lines_reverses_fkey foreign key (reverses) references royalty_lines (id),
    add constraint royalty_lines_kind_check check (kind in ('download', 'sale', 'reversal')),
    add constraint royalty_lines_cause_check check (cause in ('refund', 'chargeback', 'fee', 'returned')),
    add constraint royalty_lines_check
      check ((kind = 'reversal') = (reverses is not null) and (kind = 'reversal') = (cause is not null)),
    add constraint royalty_lines_check1 check (kind = 'reversal' or amount >= 0),
    add constraint royalty_lines_check2 check (num_nonnulls(pool_id, payment_id) = 1),
    add constraint royalty_lines_check3 check (kind <> 'sale' or num_nonnulls(order_line_id, base) = 2),
    add constraint royalty_lines_check4 check (kind <> 'download' or num_nonnulls(download_id, weight) = 2)`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
