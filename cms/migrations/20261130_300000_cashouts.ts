import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`
const METHODS = `('paypal', 'bank', 'stripe-connect')`

/** Cashouts of contributors and the batches in which they are sent (docs/decisions/0103 and 0104). Amounts are minor units. */
const UP = [
  // reference: the provider's id of the batch; null for the file of a bank. error: why the last attempt to send it failed.
  `create table payout_batches (
    id uuid primary key default gen_random_uuid(),
    method varchar not null check (method in ${METHODS}),
    currency char(3) not null,
    state varchar not null default 'formed' check (state in ('formed', 'sent', 'settled')),
    reference varchar(200),
    error varchar(1000),
    created_by varchar not null references users (id),
    created_at ${MOMENT} not null default now(),
    sent_at ${MOMENT},
    asked_at ${MOMENT},
    settled_at ${MOMENT},
    check ((state = 'formed') = (sent_at is null)),
    check ((state = 'settled') = (settled_at is not null)))`,
  `create index payout_batches_open_idx on payout_batches (created_at) where state <> 'settled'`,
  // request_key: of the client, so that a repeated request is the same cashout. method_masked: as the contributor sees it.
  `create table cashouts (
    id uuid primary key default gen_random_uuid(),
    contributor_id integer not null references contributors (id),
    requested_by varchar not null references users (id),
    request_key uuid not null,
    currency char(3) not null,
    amount bigint not null check (amount > 0),
    withheld bigint not null check (withheld >= 0),
    fee bigint not null check (fee >= 0),
    withheld_basis_points integer not null check (withheld_basis_points between 0 and 10000),
    tax_form varchar not null,
    method varchar not null check (method in ${METHODS}),
    method_id varchar not null,
    method_masked varchar(200),
    state varchar not null default 'requested'
      check (state in ('requested', 'approved', 'rejected', 'processing', 'paid', 'failed')),
    first_approver_id varchar references users (id),
    approver_id varchar references users (id),
    settled_by varchar references users (id),
    reason varchar(1000),
    transfer varchar(1000),
    batch_id uuid references payout_batches (id),
    is_unclaimed boolean not null default false,
    created_at ${MOMENT} not null default now(),
    approved_at ${MOMENT},
    sent_at ${MOMENT},
    settled_at ${MOMENT},
    unique (contributor_id, request_key),
    check (withheld + fee < amount),
    check (state not in ('rejected', 'failed') or reason is not null),
    check ((state in ('rejected', 'paid', 'failed')) = (settled_at is not null)),
    check ((state in ('processing', 'paid', 'failed')) = (batch_id is not null and sent_at is not null)),
    check (state not in ('approved', 'processing', 'paid', 'failed') or approver_id is not null),
    check (requested_by not in (first_approver_id, approver_id, settled_by)),
    check (first_approver_id <> approver_id))`,
  `create unique index cashouts_one_open on cashouts (contributor_id)
    where state in ('requested', 'approved', 'processing')`,
  `create index cashouts_contributor_idx on cashouts (contributor_id, created_at)`,
  `create index cashouts_batch_idx on cashouts (batch_id) where batch_id is not null`,
  // actor_id: null for the worker.
  `create table cashout_events (
    id bigint generated always as identity primary key,
    cashout_id uuid not null references cashouts (id),
    event varchar not null,
    to_state varchar not null,
    actor_id varchar references users (id),
    reason varchar(1000),
    at ${MOMENT} not null default now())`,
  `create index cashout_events_cashout_idx on cashout_events (cashout_id, id)`,
  // reason: the contributor reads it.
  `create table cashout_holds (
    id uuid primary key default gen_random_uuid(),
    contributor_id integer not null references contributors (id),
    reason varchar(1000) not null,
    placed_by varchar not null references users (id),
    placed_at ${MOMENT} not null default now(),
    released_by varchar references users (id),
    released_at ${MOMENT},
    check ((released_by is null) = (released_at is null)))`,
  `create unique index cashout_holds_one on cashout_holds (contributor_id) where released_at is null`,
]

const DOWN = ['cashout_holds', 'cashout_events', 'cashouts', 'payout_batches'].map(
  (table) => `drop table ${table}`,
)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
