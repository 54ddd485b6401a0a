import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`

/** Payouts to affiliates (docs/decisions/0097). Amounts are minor units of the currency beside them. */
const UP = [
  // address: of the PayPal account; null once the account of the affiliate is deleted. transfer: PayPal's reference of the payment.
  `create table affiliate_payouts (
    id uuid primary key default gen_random_uuid(),
    user_id varchar not null references users (id),
    currency char(3) not null,
    amount bigint not null check (amount > 0),
    address varchar(254),
    state varchar not null default 'requested' check (state in ('requested', 'approved', 'paid', 'refused')),
    first_approver_id varchar references users (id),
    approver_id varchar references users (id),
    settled_by varchar references users (id),
    reason varchar(1000),
    transfer varchar(1000),
    created_at ${MOMENT} not null default now(),
    approved_at ${MOMENT},
    settled_at ${MOMENT},
    check ((state = 'refused') = (reason is not null)),
    check ((state = 'paid') = (transfer is not null)),
    check ((state in ('paid', 'refused')) = (settled_at is not null)),
    check (state not in ('approved', 'paid') or approver_id is not null),
    check (user_id not in (first_approver_id, approver_id, settled_by)),
    check (first_approver_id <> approver_id))`,
  `create unique index affiliate_payouts_one_open on affiliate_payouts (user_id, currency)
    where state in ('requested', 'approved')`,
  `create index affiliate_payouts_user_idx on affiliate_payouts (user_id, created_at)`,
]

const DOWN = [`drop table affiliate_payouts`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
