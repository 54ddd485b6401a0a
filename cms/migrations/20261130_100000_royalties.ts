import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`
const APPEND_ONLY = ['royalty_pools', 'royalty_lines'] as const

/**
 * Royalties (docs/decisions/0100 and 0101). Amounts are minor units of the currency beside them, shares are basis points.
 * Lines and pools name rows that are never deleted; only the references of a line that few lines have are checked, since a
 * close writes a million of them.
 */
const UP = [
  // A draft has no version. What was published never changes.
  `create table royalty_rules (
    id integer generated always as identity primary key,
    version integer unique,
    pool_share integer not null check (pool_share between 0 and 10000),
    sale_share integer not null check (sale_share between 0 and 10000),
    api_share integer not null check (api_share between 0 and 10000),
    weights jsonb not null,
    exceptions jsonb not null default '[]',
    note varchar(1000) not null,
    created_by varchar references users (id),
    created_at ${MOMENT} not null default now(),
    published_by varchar references users (id),
    published_at ${MOMENT},
    in_force_from ${MOMENT} unique,
    check (num_nulls(version, published_at, in_force_from) in (0, 3)),
    check (version = 1 or in_force_from >= published_at + interval '30 days'))`,
  `create function refuse_royalty_rule_change() returns trigger language plpgsql as $$
     begin
       raise exception 'a published version of the royalty rules is never changed';
     end $$`,
  `create trigger royalty_rules_published before update or delete on royalty_rules
     for each row when (old.published_at is not null) execute function refuse_royalty_rule_change()`,
  `insert into royalty_rules (version, pool_share, sale_share, api_share, weights, note, published_at, in_force_from)
   values (1, 5000, 6000, 4000, '{"icon": 1, "illustration": 3, "3d": 5, "lottie": 4, "animated-icon": 1,
     "kit-illustration": 3, "photo": 3, "template": 5, "unicon": 1}', 'The first rules', '2020-01-01', '2020-01-01')`,
  `create function royalty_rule_at(moment ${MOMENT}) returns integer language sql stable as $$
     select id from royalty_rules where in_force_from <= moment order by in_force_from desc limit 1 $$`,

  // The version that prices a download; null for what earns nothing (domain.md, "What a download is worth").
  `alter table downloads add column royalty_rule_id integer references royalty_rules (id)`,
  // Whether each billing month of a subscription's payment is closed.
  `alter table payments add column royalties_closed boolean not null default false`,
  `create index payments_royalties_idx on payments (id) where subscription_id is not null and not royalties_closed`,

  `create table royalty_closes (
    id integer generated always as identity primary key,
    month date not null unique check (extract(day from month) = 1),
    state varchar not null default 'pricing' check (state in ('pricing', 'posting', 'closed')),
    -- The last payment that was priced: a close that was interrupted continues after it.
    after_payment uuid not null default '00000000-0000-0000-0000-000000000000',
    payments integer not null default 0,
    priced_payments integer not null default 0,
    pools integer not null default 0,
    unused_pools integer not null default 0,
    lines integer not null default 0,
    earnings integer not null default 0,
    posted_earnings integer not null default 0,
    started_at ${MOMENT} not null default now(),
    closed_at ${MOMENT},
    check ((state = 'closed') = (closed_at is not null)))`,

  // A billing month of a payment: one subscriber's pool. Those without a download report that it had none.
  `create table royalty_pools (
    id bigint generated always as identity primary key,
    close_id integer not null references royalty_closes (id),
    payment_id uuid not null,
    subscription_id uuid not null,
    position integer not null,
    starts_at ${MOMENT} not null,
    ends_at ${MOMENT} not null,
    currency char(3) not null,
    net bigint not null check (net >= 0),
    unique (payment_id, position))`,
  `create index royalty_pools_close_idx on royalty_pools (close_id)`,

  // A download has a pool, a sale a payment, a reversal the line that it reverses and what that has.
  `create table royalty_lines (
    id bigint generated always as identity primary key,
    kind varchar not null check (kind in ('download', 'sale', 'reversal')),
    pool_id bigint,
    payment_id uuid,
    order_line_id integer,
    download_id integer,
    contributor_id integer not null,
    rule_id integer not null,
    weight integer,
    share integer not null,
    base bigint,
    currency char(3) not null,
    amount bigint not null,
    reverses bigint references royalty_lines (id),
    cause varchar check (cause in ('refund', 'chargeback', 'fee', 'returned')),
    accrued_at ${MOMENT} not null default now(),
    check ((kind = 'reversal') = (reverses is not null) and (kind = 'reversal') = (cause is not null)),
    check (kind = 'reversal' or amount >= 0),
    check (num_nonnulls(pool_id, payment_id) = 1),
    check (kind <> 'sale' or num_nonnulls(order_line_id, base) = 2),
    check (kind <> 'download' or num_nonnulls(download_id, weight) = 2))`,
  `create index royalty_lines_pool_idx on royalty_lines (pool_id) where pool_id is not null`,
  `create index royalty_lines_payment_idx on royalty_lines (payment_id) where payment_id is not null`,
  `create index royalty_lines_reverses_idx on royalty_lines (reverses) where reverses is not null`,
  `create index royalty_lines_contributor_idx on royalty_lines (contributor_id, id)`,
  ...APPEND_ONLY.map(
    (table) => `create trigger ${table}_append_only before update or delete or truncate on ${table}
      for each statement execute function refuse_ledger_change()`,
  ),

  // Money that is held and then released: of a contributor in a closed month, or in a payment for single sales.
  `create table royalty_earnings (
    id bigint generated always as identity primary key,
    contributor_id integer not null references contributors (id),
    close_id integer references royalty_closes (id),
    payment_id uuid references payments (id),
    currency char(3) not null,
    amount bigint not null check (amount > 0),
    reversed bigint not null default 0,
    earned_at ${MOMENT} not null default now(),
    release_at ${MOMENT} not null,
    posted_at ${MOMENT},
    released_at ${MOMENT},
    unique (close_id, contributor_id, currency),
    unique (payment_id, contributor_id),
    check (num_nonnulls(close_id, payment_id) = 1),
    check (released_at is null or posted_at is not null))`,
  `create index royalty_earnings_unposted_idx on royalty_earnings (close_id, id) where posted_at is null`,
  `create index royalty_earnings_held_idx on royalty_earnings (release_at) where released_at is null`,
  `create index royalty_earnings_contributor_idx on royalty_earnings (contributor_id, id)`,

  // What the months that are not closed would pay with the downloads until now, measured each day.
  `create table royalty_previews (
    contributor_id integer not null,
    currency char(3) not null,
    measured_on date not null,
    downloads integer not null,
    amount bigint not null,
    primary key (measured_on, contributor_id, currency))`,

  // What the closed months would have paid under a version, and what they paid, before any reversal.
  `create table royalty_forecasts (
    rule_id integer not null references royalty_rules (id) on delete cascade,
    close_id integer not null references royalty_closes (id),
    contributor_id integer not null,
    currency char(3) not null,
    paid bigint not null,
    forecast bigint not null,
    primary key (rule_id, close_id, contributor_id, currency))`,
  `create table royalty_forecast_runs (
    rule_id integer not null references royalty_rules (id) on delete cascade,
    close_id integer not null references royalty_closes (id),
    computed_at ${MOMENT} not null default now(),
    primary key (rule_id, close_id))`,
]

const DOWN = [
  `drop table royalty_forecast_runs, royalty_forecasts, royalty_previews, royalty_earnings, royalty_lines, royalty_pools,
    royalty_closes`,
  `alter table payments drop column royalties_closed`,
  `alter table downloads drop column royalty_rule_id`,
  `drop function royalty_rule_at`,
  `drop table royalty_rules`,
  `drop function refuse_royalty_rule_change`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
