import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The role that decides appeals and takedowns (domain/permissions/commands.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter type enum_users_roles add value if not exists 'senior-reviewer'`)
}

/** PostgreSQL cannot remove a value of an enumeration: holders of the role lose it, and the type is replaced. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from users_roles where value = 'senior-reviewer';
    alter type enum_users_roles rename to enum_users_roles_before;
    create type enum_users_roles as enum (
      'admin', 'manager', 'developer', 'tester', 'editor', 'reviewer', 'finance', 'support');
    alter table users_roles alter column value type enum_users_roles using value::text::enum_users_roles;
    drop type enum_users_roles_before;`)
}
