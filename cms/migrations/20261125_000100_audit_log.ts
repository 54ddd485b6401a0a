import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The log of commands (docs/decisions/0045): one row for each, written in the transaction of its change. It is
 * append-only: triggers refuse to update, delete or truncate it on every connection.
 */
const UP = [
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor_id varchar,
    command varchar not null,
    resource varchar not null,
    record_id varchar not null,
    reason text,
    before jsonb,
    after jsonb)`,
  `create index audit_log_at_idx on audit_log (at)`,
  `create index audit_log_record_idx on audit_log (resource, record_id)`,
  `create index audit_log_actor_idx on audit_log (actor_id)`,
  `create function refuse_audit_log_change() returns trigger language plpgsql as $$
   begin
     raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege';
   end $$`,
  `create trigger audit_log_append_only before update or delete or truncate on audit_log
     for each statement execute function refuse_audit_log_change()`,
]

const DOWN = [`drop table audit_log`, `drop function refuse_audit_log_change()`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
