import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The part of a cashout that is income from the United States (docs/decisions/0103): tax is withheld from it alone. Cashouts
 * so far counted as such wholly.
 */
const UP = [
  `alter table cashouts add column us_source bigint`,
  `update cashouts set us_source = amount`,
  `alter table cashouts alter column us_source set not null,
    add constraint cashouts_us_source_check check (us_source between 0 and amount and withheld <= us_source)`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`alter table cashouts drop column us_source`))
}
