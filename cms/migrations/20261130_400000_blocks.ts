import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Pages of blocks, at `/pages/…` too (docs/decisions/0105). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_landing_pages_layout" AS ENUM('listing', 'blocks');
  CREATE TYPE "public"."enum__landing_pages_v_version_layout" AS ENUM('listing', 'blocks');
  ALTER TYPE "public"."enum_landing_pages_place" ADD VALUE 'page';
  ALTER TYPE "public"."enum__landing_pages_v_version_place" ADD VALUE 'page';
  ALTER TABLE "landing_pages" ADD COLUMN "layout" "enum_landing_pages_layout" DEFAULT 'listing';
  ALTER TABLE "landing_pages" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_layout" "enum__landing_pages_v_version_layout" DEFAULT 'listing';
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_blocks" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "landing_pages" ALTER COLUMN "place" SET DATA TYPE text;
  ALTER TABLE "landing_pages" ALTER COLUMN "place" SET DEFAULT 'root'::text;
  DROP TYPE "public"."enum_landing_pages_place";
  CREATE TYPE "public"."enum_landing_pages_place" AS ENUM('root', 'campaign');
  ALTER TABLE "landing_pages" ALTER COLUMN "place" SET DEFAULT 'root'::"public"."enum_landing_pages_place";
  ALTER TABLE "landing_pages" ALTER COLUMN "place" SET DATA TYPE "public"."enum_landing_pages_place" USING "place"::"public"."enum_landing_pages_place";
  ALTER TABLE "_landing_pages_v" ALTER COLUMN "version_place" SET DATA TYPE text;
  ALTER TABLE "_landing_pages_v" ALTER COLUMN "version_place" SET DEFAULT 'root'::text;
  DROP TYPE "public"."enum__landing_pages_v_version_place";
  CREATE TYPE "public"."enum__landing_pages_v_version_place" AS ENUM('root', 'campaign');
  ALTER TABLE "_landing_pages_v" ALTER COLUMN "version_place" SET DEFAULT 'root'::"public"."enum__landing_pages_v_version_place";
  ALTER TABLE "_landing_pages_v" ALTER COLUMN "version_place" SET DATA TYPE "public"."enum__landing_pages_v_version_place" USING "version_place"::"public"."enum__landing_pages_v_version_place";
  ALTER TABLE "landing_pages" DROP COLUMN "layout";
  ALTER TABLE "landing_pages" DROP COLUMN "blocks";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_layout";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_blocks";
  DROP TYPE "public"."enum_landing_pages_layout";
  DROP TYPE "public"."enum__landing_pages_v_version_layout";`)
}
