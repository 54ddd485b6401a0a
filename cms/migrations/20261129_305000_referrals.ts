import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`
const TOPIC = 'payment.reward'

/** Referrals and affiliates (docs/decisions/0094). Amounts are minor units of the currency beside them. */
const UP = [
  // The last click of a user on a link of another one.
  `create table referral_clicks (
    user_id varchar primary key references users (id),
    referrer_id varchar not null references users (id),
    clicked_at ${MOMENT} not null default now(),
    check (user_id <> referrer_id))`,
  `create table affiliates (
    user_id varchar primary key references users (id),
    joined_at ${MOMENT} not null default now())`,
  // earned: for the whole payment; amount: what refunds and chargebacks left of it.
  `create table referral_rewards (
    id uuid primary key default gen_random_uuid(),
    program varchar not null check (program in ('referral', 'affiliate')),
    referrer_id varchar not null references users (id),
    buyer_id varchar not null references users (id),
    payment_id uuid not null unique references payments (id),
    currency char(3) not null,
    earned bigint not null check (earned >= 0),
    amount bigint not null check (amount between 0 and earned),
    state varchar not null check (state in ('held', 'settled', 'refused')),
    reason varchar check (reason in ('self-referral', 'shared-payment-method', 'not-first-payment', 'referrer-deleted',
      'currency-not-rewarded')),
    version integer not null default 1,
    due_at ${MOMENT} not null,
    created_at ${MOMENT} not null default now(),
    settled_at ${MOMENT},
    check ((state = 'refused') = (reason is not null)),
    check (state <> 'refused' or earned = 0),
    check ((state = 'settled') = (settled_at is not null)))`,
  `create unique index referral_rewards_one_of_buyer on referral_rewards (buyer_id) where state <> 'refused'`,
  `create index referral_rewards_referrer_idx on referral_rewards (referrer_id, created_at)`,
  `create index referral_rewards_due_idx on referral_rewards (due_at) where state = 'held'`,
  // Credit that a gateway takes off later payments.
  `create table credit_transfers (
    id uuid primary key default gen_random_uuid(),
    user_id varchar not null references users (id),
    gateway varchar not null check (gateway in ('stripe', 'razorpay', 'paypal')),
    currency char(3) not null,
    amount bigint not null check (amount > 0),
    state varchar not null default 'requested' check (state in ('requested', 'sent', 'refused')),
    reason varchar(500),
    created_at ${MOMENT} not null default now(),
    settled_at ${MOMENT},
    check ((state = 'requested') = (settled_at is null)),
    check ((state = 'refused') = (reason is not null)))`,
  `create index credit_transfers_user_idx on credit_transfers (user_id)`,
  `create unique index credit_transfers_one_request on credit_transfers (user_id, currency) where state = 'requested'`,
  `alter type "public"."enum_outbox_topic" add value if not exists '${TOPIC}'`,
]

/** PostgreSQL cannot remove a value of an enumeration; without messages of the topic the value is unused. */
const DOWN = [
  `drop table credit_transfers, referral_rewards, affiliates, referral_clicks`,
  `delete from outbox where topic::text = '${TOPIC}'`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
