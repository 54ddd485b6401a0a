import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const GATEWAY = `varchar not null check (gateway in ('stripe', 'razorpay', 'paypal'))`
const MOMENT = `timestamp(3) with time zone`
/** What belongs to a user or to a team; teams have ids of their own. */
const HOLDER = `user_id varchar references users (id), team_id uuid, check (num_nonnulls(user_id, team_id) = 1)`

/**
 * Orders, subscriptions, payments and the inbox of webhooks (docs/decisions/0078 and 0079). Amounts are minor units of
 * the currency beside them.
 */
const UP = [
  `create table gateway_customers (
    id integer generated always as identity primary key,
    gateway ${GATEWAY},
    gateway_id varchar not null,
    created_at ${MOMENT} not null default now(),
    ${HOLDER},
    unique (gateway, gateway_id))`,
  `create unique index gateway_customers_user on gateway_customers (gateway, user_id) where user_id is not null`,
  `create unique index gateway_customers_team on gateway_customers (gateway, team_id) where team_id is not null`,

  // The version grows with every change of the order, its subscription or its payments.
  `create table orders (
    id uuid primary key default gen_random_uuid(),
    buyer_id varchar not null references users (id),
    state varchar not null default 'pending'
      check (state in ('pending', 'paid', 'failed', 'expired', 'refunded', 'disputed')),
    purchase varchar not null check (purchase in ('plan', 'cart')),
    currency char(3) not null,
    subtotal bigint not null check (subtotal >= 0),
    discount bigint not null default 0 check (discount between 0 and subtotal),
    tax bigint not null default 0 check (tax >= 0),
    total bigint not null check (total = subtotal - discount + tax),
    -- Null where nothing is paid.
    gateway varchar check (gateway in ('stripe', 'razorpay', 'paypal')),
    gateway_checkout_id varchar,
    checkout_url text,
    idempotency_key varchar(100) not null,
    fingerprint varchar(64) not null,
    replaces uuid,
    return_path varchar(2000),
    cancel_path varchar(2000),
    country char(2),
    reason varchar(500),
    version integer not null default 1,
    created_at ${MOMENT} not null default now(),
    asked_at ${MOMENT},
    expires_at ${MOMENT},
    paid_at ${MOMENT},
    ${HOLDER},
    unique (buyer_id, idempotency_key),
    unique (gateway, gateway_checkout_id),
    check ((total = 0) = (gateway is null)),
    check ((state in ('paid', 'refunded', 'disputed')) = (paid_at is not null)))`,
  `create index orders_user_idx on orders (user_id, created_at) where user_id is not null`,
  `create index orders_team_idx on orders (team_id, created_at) where team_id is not null`,
  `create index orders_pending_idx on orders (coalesce(asked_at, created_at)) where state = 'pending'`,

  `create table order_lines (
    id integer generated always as identity primary key,
    order_id uuid not null references orders (id),
    position integer not null,
    form varchar not null check (form in ('plan', 'item', 'pack', 'bundle')),
    asset_id integer,
    plan_id integer,
    plan_slug varchar,
    plan_type varchar check (plan_type in ('personal', 'team', 'education', 'api')),
    period varchar check (period in ('month', 'year')),
    seats integer check (seats > 0),
    trial_days integer check (trial_days >= 0),
    title varchar(200) not null,
    unit_price bigint not null check (unit_price >= 0),
    -- Seats above the included ones, each at the price of a seat.
    extra_seats integer not null default 0 check (extra_seats >= 0),
    seat_price bigint check (seat_price >= 0),
    amount bigint not null check (amount = unit_price + extra_seats * coalesce(seat_price, 0)),
    unique (order_id, position),
    check (extra_seats = 0 or seat_price is not null),
    check ((form = 'plan') = (asset_id is null)),
    check (case when form = 'plan' then num_nulls(plan_id, plan_slug, plan_type, period, seats, trial_days) = 0
      else num_nonnulls(plan_id, plan_slug, plan_type, period, seats, trial_days) = 0 end))`,

  // Prices are those of its order: a subscription keeps them when the plan changes.
  `create table subscriptions (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null unique references orders (id),
    plan_id integer not null,
    plan_slug varchar not null,
    plan_type varchar not null check (plan_type in ('personal', 'team', 'education', 'api')),
    title varchar(200) not null,
    period varchar not null check (period in ('month', 'year')),
    seats integer not null check (seats > 0),
    included_seats integer not null check (included_seats > 0),
    currency char(3) not null,
    unit_price bigint not null check (unit_price >= 0),
    seat_price bigint check (seat_price >= 0),
    state varchar not null
      check (state in ('trialing', 'active', 'past-due', 'expired', 'refunded', 'disputed')),
    gateway varchar check (gateway in ('stripe', 'razorpay', 'paypal')),
    gateway_id varchar,
    period_start ${MOMENT} not null,
    period_end ${MOMENT} not null,
    paid_until ${MOMENT} not null,
    cancel_at_period_end boolean not null default false,
    cancelled_at ${MOMENT},
    ended_at ${MOMENT},
    version integer not null default 1,
    created_at ${MOMENT} not null default now(),
    ${HOLDER},
    unique (gateway, gateway_id),
    check (period_end > period_start),
    check (seats >= included_seats),
    check (seats = included_seats or seat_price is not null),
    check (num_nonnulls(gateway, gateway_id) in (0, 2)),
    check (cancel_at_period_end = (cancelled_at is not null)),
    check ((state in ('expired', 'refunded')) = (ended_at is not null) or state = 'disputed'))`,
  `alter table orders add constraint orders_replaces_fkey foreign key (replaces) references subscriptions (id)`,
  `create index subscriptions_user_idx on subscriptions (user_id) where user_id is not null`,
  `create index subscriptions_team_idx on subscriptions (team_id) where team_id is not null`,
  `create index subscriptions_end_idx on subscriptions (paid_until)
    where state in ('trialing', 'active', 'past-due')`,

  `create table subscription_events (
    id bigint generated always as identity primary key,
    subscription_id uuid not null references subscriptions (id),
    event varchar not null,
    from_state varchar,
    to_state varchar not null,
    actor_id varchar,
    reason text,
    data jsonb not null default '{}',
    at ${MOMENT} not null default now())`,
  `create index subscription_events_subscription_idx on subscription_events (subscription_id, id)`,
  `create trigger subscription_events_append_only before update or delete or truncate on subscription_events
     for each statement execute function refuse_ledger_change()`,

  // refunded: what is refunded or being refunded; recognised and released: what left deferred revenue.
  `create table payments (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders (id),
    subscription_id uuid references subscriptions (id),
    gateway ${GATEWAY},
    gateway_id varchar not null,
    gateway_intent_id varchar,
    currency char(3) not null,
    amount bigint not null check (amount > 0),
    tax bigint not null default 0 check (tax between 0 and amount),
    jurisdiction varchar,
    fee bigint check (fee >= 0),
    refunded bigint not null default 0 check (refunded between 0 and amount),
    recognised bigint not null default 0 check (recognised >= 0),
    released bigint not null default 0 check (released >= 0),
    dispute varchar check (dispute in ('open', 'won', 'lost')),
    gateway_dispute_id varchar,
    period_start ${MOMENT},
    period_end ${MOMENT},
    paid_at ${MOMENT} not null,
    created_at ${MOMENT} not null default now(),
    ${HOLDER},
    unique (gateway, gateway_id),
    unique (gateway, gateway_intent_id),
    check (recognised + released <= amount - tax),
    check (tax = 0 or jurisdiction is not null),
    check ((subscription_id is null) = (period_end is null)),
    check ((period_start is null) = (period_end is null) and period_end > period_start),
    check ((dispute is null) = (gateway_dispute_id is null)))`,
  `create index payments_order_idx on payments (order_id)`,
  `create index payments_subscription_idx on payments (subscription_id) where subscription_id is not null`,
  `create index payments_user_idx on payments (user_id, paid_at) where user_id is not null`,
  `create index payments_team_idx on payments (team_id, paid_at) where team_id is not null`,
  `create index payments_deferred_idx on payments (paid_at)
    where subscription_id is not null and recognised + released < amount - tax`,

  `create table refunds (
    id uuid primary key default gen_random_uuid(),
    payment_id uuid not null references payments (id),
    state varchar not null default 'requested' check (state in ('requested', 'pending', 'paid', 'failed')),
    gateway_id varchar,
    amount bigint not null check (amount > 0),
    -- Null for a refund that was made at the gateway itself.
    reason varchar,
    automatic boolean not null default false,
    actor_id varchar references users (id),
    note text,
    created_at ${MOMENT} not null default now(),
    asked_at ${MOMENT},
    settled_at ${MOMENT},
    unique (payment_id, gateway_id),
    check (state = 'requested' or state = 'failed' or gateway_id is not null),
    check ((state in ('paid', 'failed')) = (settled_at is not null)))`,
  `create unique index refunds_one_request on refunds (payment_id) where state = 'requested'`,

  `create table asset_grants (
    id integer generated always as identity primary key,
    order_line_id integer not null unique references order_lines (id),
    order_id uuid not null references orders (id),
    form varchar not null check (form in ('item', 'pack', 'bundle')),
    asset_id integer not null,
    granted_at ${MOMENT} not null default now(),
    revoked_at ${MOMENT},
    ${HOLDER})`,
  `create index asset_grants_user_idx on asset_grants (user_id, form, asset_id) where user_id is not null`,
  `create index asset_grants_team_idx on asset_grants (team_id, form, asset_id) where team_id is not null`,

  `create table webhook_events (
    id bigint generated always as identity primary key,
    gateway ${GATEWAY},
    event_id varchar(255) not null,
    type varchar(100) not null,
    object_id varchar(255),
    body text not null,
    state varchar not null default 'received' check (state in ('received', 'applied', 'ignored', 'waiting')),
    attempts integer not null default 0,
    reason varchar(500),
    received_at ${MOMENT} not null default now(),
    settled_at ${MOMENT},
    unique (gateway, event_id),
    check ((state in ('applied', 'ignored')) = (settled_at is not null)),
    check (state <> 'waiting' or reason is not null))`,
  `create index webhook_events_open_idx on webhook_events (id) where state in ('received', 'waiting')`,
  `create index webhook_events_received_idx on webhook_events (received_at)`,

  `create table subscription_changes (
    id uuid primary key default gen_random_uuid(),
    subscription_id uuid not null references subscriptions (id),
    version integer not null,
    seats integer not null check (seats > 0),
    -- Of a change of the plan or its period; null where only the seats change.
    plan_id integer,
    plan_slug varchar,
    title varchar(200),
    period varchar check (period in ('month', 'year')),
    unit_price bigint check (unit_price >= 0),
    seat_price bigint check (seat_price >= 0),
    proration_at ${MOMENT} not null,
    -- What is charged now; negative is credit for later invoices.
    amount bigint not null,
    currency char(3) not null,
    state varchar not null default 'previewed'
      check (state in ('previewed', 'confirmed', 'applied', 'refused')),
    actor_id varchar not null references users (id),
    created_at ${MOMENT} not null default now(),
    settled_at ${MOMENT},
    check (num_nulls(plan_id, plan_slug, title, period, unit_price) in (0, 5)))`,
  `create index subscription_changes_subscription_idx on subscription_changes (subscription_id)`,
  `create unique index subscription_changes_one on subscription_changes (subscription_id) where state = 'confirmed'`,

  `create table cancellation_surveys (
    id integer generated always as identity primary key,
    subscription_id uuid not null references subscriptions (id),
    user_id varchar references users (id),
    reason varchar not null,
    words varchar(1000) not null default '',
    created_at ${MOMENT} not null default now())`,
  `create index cancellation_surveys_subscription_idx on cancellation_surveys (subscription_id)`,

  `create table payment_differences (
    id integer generated always as identity primary key,
    gateway ${GATEWAY},
    object_id varchar not null,
    kind varchar not null,
    detail varchar(500) not null,
    found_at ${MOMENT} not null default now(),
    repaired_at ${MOMENT},
    unique (gateway, object_id, kind))`,
]

const DOWN = [
  `alter table orders drop constraint orders_replaces_fkey`,
  `drop table payment_differences, cancellation_surveys, subscription_changes, webhook_events, asset_grants, refunds, payments,
    subscription_events, subscriptions, order_lines, orders, gateway_customers`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
