import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`

/**
 * Invoices and credit notes (docs/decisions/0084). A number is taken in the transaction that books the money, by the
 * row lock of its series: a rolled back payment leaves no gap, and two never have the same number.
 */
const UP = [
  `create table invoice_series (
    seller varchar not null,
    kind varchar not null check (kind in ('invoice', 'credit-note')),
    year integer not null,
    last integer not null check (last > 0),
    primary key (seller, kind, year))`,
  `create table invoices (
    id uuid primary key default gen_random_uuid(),
    seller varchar not null,
    kind varchar not null check (kind in ('invoice', 'credit-note')),
    year integer not null,
    sequence integer not null,
    number varchar not null unique,
    payment_id uuid not null references payments (id),
    refund_id uuid unique references refunds (id),
    user_id varchar references users (id),
    team_id uuid,
    currency char(3) not null,
    subtotal bigint not null check (subtotal >= 0),
    tax bigint not null check (tax >= 0),
    total bigint not null check (total = subtotal + tax and total > 0),
    document jsonb not null,
    issued_at ${MOMENT} not null default now(),
    unique (seller, kind, year, sequence),
    check ((kind = 'credit-note') = (refund_id is not null)),
    check (num_nonnulls(user_id, team_id) = 1))`,
  `create unique index invoices_one_of_payment on invoices (payment_id) where kind = 'invoice'`,
  `create index invoices_user_idx on invoices (user_id, issued_at) where user_id is not null`,
  `create index invoices_team_idx on invoices (team_id, issued_at) where team_id is not null`,
  `create table invoice_settings (
    id serial primary key,
    seller varchar default 'motif' not null,
    name varchar default 'Motif' not null,
    address varchar default '',
    email varchar,
    country varchar,
    tax_id varchar,
    updated_at ${MOMENT},
    created_at ${MOMENT})`,
  `create trigger invoices_append_only before update or delete or truncate on invoices
     for each statement execute function refuse_ledger_change()`,
]

const DOWN = [`drop table invoice_settings, invoices, invoice_series`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
