import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`

/** Disputes of payments with their deadlines and answers (docs/decisions/0114). Amounts are minor units. */
const UP = [
  // evidence_sha256: of the text that was submitted. The gateway has the evidence itself.
  `create table disputes (
    id uuid primary key default gen_random_uuid(),
    payment_id uuid not null references payments (id),
    gateway varchar not null,
    gateway_id varchar not null,
    reason varchar(200),
    currency char(3) not null,
    amount bigint not null check (amount >= 0),
    fee bigint not null default 0 check (fee >= 0),
    state varchar not null default 'open' check (state in ('open', 'won', 'lost')),
    answer_until ${MOMENT},
    opened_at ${MOMENT} not null default now(),
    answered_at ${MOMENT},
    answered_by varchar references users (id),
    answer varchar check (answer in ('submit', 'record')),
    evidence_sha256 char(64),
    decided_at ${MOMENT},
    unique (gateway, gateway_id),
    check (num_nulls(answered_at, answered_by, answer) in (0, 3)),
    check ((coalesce(answer, 'record') = 'submit') = (evidence_sha256 is not null)),
    check ((state = 'open') = (decided_at is null)))`,
  `create index disputes_payment_idx on disputes (payment_id)`,
  `create index disputes_open_idx on disputes (answer_until) where state = 'open'`,
  // Disputes from before: their deadlines are those of the gateway, which are asked for no more.
  `insert into disputes (payment_id, gateway, gateway_id, currency, amount, state, opened_at, decided_at)
   select id, gateway, gateway_dispute_id, currency, amount, dispute, paid_at,
     case when dispute <> 'open' then now() end
   from payments where dispute is not null and gateway_dispute_id is not null`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`drop table disputes`))
}
