import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`

/**
 * The payees, their tax forms and payout methods (docs/decisions/0102). `sealed` and `document` are encrypted with
 * `PAYEE_KEYS`; `shown` and `masked` hold the same values masked. Rows are never changed but for their decision.
 */
const UP = [
  `create table payees (
    id uuid primary key default gen_random_uuid(),
    user_id varchar not null unique references users (id),
    created_at ${MOMENT} not null default now())`,
  // document: deleted with the decision.
  `create table payee_identities (
    id uuid primary key,
    payee_id uuid not null references payees (id),
    version integer not null check (version > 0),
    kind varchar not null check (kind in ('individual', 'entity')),
    country char(2) not null,
    sealed text not null,
    shown jsonb not null,
    document text,
    document_type varchar,
    state varchar not null default 'pending' check (state in ('pending', 'verified', 'rejected', 'replaced')),
    reason varchar(1000),
    submitted_at ${MOMENT} not null,
    decided_by varchar references users (id),
    decided_at ${MOMENT},
    unique (payee_id, version),
    check ((document is null) = (document_type is null)),
    check (document is null or state = 'pending'),
    check (state <> 'rejected' or reason is not null),
    check (state not in ('verified', 'rejected') or (decided_by is not null and decided_at is not null)))`,
  `create unique index payee_identities_one_pending on payee_identities (payee_id) where state = 'pending'`,
  `create table tax_forms (
    id uuid primary key,
    payee_id uuid not null references payees (id),
    kind varchar not null check (kind in ('W-9', 'W-8BEN', 'W-8BEN-E')),
    version integer not null check (version > 0),
    treaty_country char(2),
    withheld_basis_points integer not null check (withheld_basis_points between 0 and 3000),
    sealed text not null,
    shown jsonb not null,
    state varchar not null default 'submitted' check (state in ('submitted', 'approved', 'rejected', 'replaced')),
    reason varchar(1000),
    signed_at ${MOMENT} not null,
    valid_until ${MOMENT} not null,
    decided_by varchar references users (id),
    decided_at ${MOMENT},
    unique (payee_id, version),
    check (state <> 'rejected' or reason is not null),
    check (state not in ('approved', 'rejected') or (decided_by is not null and decided_at is not null)))`,
  `create unique index tax_forms_one_submitted on tax_forms (payee_id) where state = 'submitted'`,
  // account_email: the address of the account when the method was entered, which hears of the next change.
  `create table payout_methods (
    id uuid primary key,
    payee_id uuid not null references payees (id),
    version integer not null check (version > 0),
    kind varchar not null check (kind in ('paypal', 'bank', 'stripe-connect')),
    sealed text not null,
    masked varchar(200) not null,
    account_email varchar not null,
    created_at ${MOMENT} not null,
    usable_from ${MOMENT} not null,
    unique (payee_id, version),
    check (usable_from >= created_at))`,
]

const DOWN = [
  `drop table payout_methods`,
  `drop table tax_forms`,
  `drop table payee_identities`,
  `drop table payees`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
