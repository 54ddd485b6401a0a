import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone not null`
/** Tables of payments whose rows a user or a team holds. */
const HELD = ['gateway_customers', 'orders', 'subscriptions', 'payments', 'asset_grants'] as const

/**
 * Teams of subscribers (docs/decisions/0081). A team stays when its members go: invoices name it. The link of an
 * invitation is signed and stored nowhere.
 */
const UP = [
  `create table teams (
    id uuid primary key default gen_random_uuid(),
    name varchar(120) not null check (name <> ''),
    email varchar not null,
    size integer not null default 1 check (size > 0),
    seats integer not null default 1 check (seats > 0),
    created_at ${MOMENT} default now(),
    updated_at ${MOMENT} default now())`,

  `create table team_members (
    id uuid primary key default gen_random_uuid(),
    team_id uuid not null references teams (id),
    user_id varchar not null references users (id) on delete cascade,
    role varchar not null check (role in ('owner', 'member')),
    joined_at ${MOMENT} default now(),
    unique (team_id, user_id))`,
  `create unique index team_members_owner on team_members (team_id) where role = 'owner'`,
  `create index team_members_user_idx on team_members (user_id)`,

  `create table team_invitations (
    id uuid primary key default gen_random_uuid(),
    team_id uuid not null references teams (id),
    email varchar not null,
    invited_by varchar references users (id) on delete set null,
    created_at ${MOMENT} default now(),
    expires_at ${MOMENT},
    unique (team_id, email))`,
  `create index team_invitations_expires_at on team_invitations (expires_at)`,

  // The team that the session acts for; null for the user alone.
  `alter table sessions add column team_id uuid references teams (id) on delete set null`,
  ...HELD.map(
    (table) =>
      `alter table ${table} add constraint ${table}_team_id_fkey foreign key (team_id) references teams (id)`,
  ),
]

const DOWN = [
  ...HELD.map((table) => `alter table ${table} drop constraint ${table}_team_id_fkey`),
  `alter table sessions drop column team_id`,
  `drop table team_invitations, team_members, teams`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
