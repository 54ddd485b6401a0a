import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The default currency of the site (docs/decisions/0128). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_default_currency" AS ENUM('USD', 'EUR', 'INR');
  ALTER TABLE "site_settings" ADD COLUMN "default_currency" "enum_site_settings_default_currency";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "default_currency";
  DROP TYPE "public"."enum_site_settings_default_currency";`)
}
