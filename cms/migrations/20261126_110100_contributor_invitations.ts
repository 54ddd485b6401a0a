import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Open invitations to work for a contributor, one for each address. A row ends when it is accepted, taken back or expired;
 * the audit log keeps what happened. The link of the mail is signed and stored nowhere.
 */
const UP = [
  `create table contributor_invitations (
    id integer generated always as identity primary key,
    contributor_id integer not null references contributors (id) on delete cascade,
    email varchar not null,
    role varchar not null check (role in ('owner', 'editor', 'viewer')),
    invited_by varchar references users (id) on delete set null,
    created_at timestamp(3) with time zone not null default now(),
    expires_at timestamp(3) with time zone not null,
    unique (contributor_id, email))`,
  `create index contributor_invitations_expires_at on contributor_invitations (expires_at)`,
]

const DOWN = [`drop table contributor_invitations`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
