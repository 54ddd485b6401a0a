import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Marks the takedown cases that the seed plays for the desks (docs/decisions/0060): never counted in public. */
const UP = [`alter table takedowns add column is_demonstration boolean not null default false`]

const DOWN = [`alter table takedowns drop column is_demonstration`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
