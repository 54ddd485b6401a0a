import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A difference that was not repaired is closed by staff, who say why. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`alter table payment_differences
      add column resolved_at timestamp(3) with time zone,
      add column resolved_by varchar references users (id),
      add column resolution varchar(1000),
      add constraint payment_differences_resolution check (num_nonnulls(resolved_at, resolved_by, resolution) in (0, 3))`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw('alter table payment_differences drop column resolved_at, drop column resolved_by, drop column resolution'),
  )
}
