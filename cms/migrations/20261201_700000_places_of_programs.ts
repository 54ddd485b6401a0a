import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Pages of programs and systems, at `/plugins/…` and `/desktop-app/…` (docs/decisions/0117). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_landing_pages_place" ADD VALUE 'plugin';
  ALTER TYPE "public"."enum_landing_pages_place" ADD VALUE 'desktop';
  ALTER TYPE "public"."enum__landing_pages_v_version_place" ADD VALUE 'plugin';
  ALTER TYPE "public"."enum__landing_pages_v_version_place" ADD VALUE 'desktop';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "landing_pages" SET "place" = 'page' WHERE "place" IN ('plugin', 'desktop');
  UPDATE "_landing_pages_v" SET "version_place" = 'page' WHERE "version_place" IN ('plugin', 'desktop');
  ALTER TABLE "landing_pages" ALTER COLUMN "place" SET DATA TYPE text;
  ALTER TABLE "landing_pages" ALTER COLUMN "place" SET DEFAULT 'root'::text;
  DROP TYPE "public"."enum_landing_pages_place";
  CREATE TYPE "public"."enum_landing_pages_place" AS ENUM('root', 'campaign', 'page');
  ALTER TABLE "landing_pages" ALTER COLUMN "place" SET DEFAULT 'root'::"public"."enum_landing_pages_place";
  ALTER TABLE "landing_pages" ALTER COLUMN "place" SET DATA TYPE "public"."enum_landing_pages_place" USING "place"::"public"."enum_landing_pages_place";
  ALTER TABLE "_landing_pages_v" ALTER COLUMN "version_place" SET DATA TYPE text;
  ALTER TABLE "_landing_pages_v" ALTER COLUMN "version_place" SET DEFAULT 'root'::text;
  DROP TYPE "public"."enum__landing_pages_v_version_place";
  CREATE TYPE "public"."enum__landing_pages_v_version_place" AS ENUM('root', 'campaign', 'page');
  ALTER TABLE "_landing_pages_v" ALTER COLUMN "version_place" SET DEFAULT 'root'::"public"."enum__landing_pages_v_version_place";
  ALTER TABLE "_landing_pages_v" ALTER COLUMN "version_place" SET DATA TYPE "public"."enum__landing_pages_v_version_place" USING "version_place"::"public"."enum__landing_pages_v_version_place";`)
}
