import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Pages of blocks, at `/pages/…` too, with dates of publication, texts for search engines and a trash (docs/decisions/0105). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_landing_pages_layout" AS ENUM('listing', 'blocks');
  CREATE TYPE "public"."enum__landing_pages_v_version_layout" AS ENUM('listing', 'blocks');
  ALTER TYPE "public"."enum_landing_pages_place" ADD VALUE 'page';
  ALTER TYPE "public"."enum__landing_pages_v_version_place" ADD VALUE 'page';
  ALTER TABLE "landing_pages" ADD COLUMN "layout" "enum_landing_pages_layout" DEFAULT 'listing';
  ALTER TABLE "landing_pages" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_layout" "enum__landing_pages_v_version_layout" DEFAULT 'listing';
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "landing_pages" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "landing_pages" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "landing_pages" ADD COLUMN "schedule_note" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "seo_picture_id" integer;
  ALTER TABLE "landing_pages" ADD COLUMN "seo_hidden" boolean DEFAULT false;
  ALTER TABLE "landing_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "landing_pages_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "landing_pages_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_schedule_note" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_seo_picture_id" integer;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_seo_hidden" boolean DEFAULT false;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_landing_pages_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_landing_pages_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_seo_picture_id_items_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_seo_picture_id_items_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "landing_pages_seo_seo_picture_idx" ON "landing_pages" USING btree ("seo_picture_id");
  CREATE INDEX "landing_pages_deleted_at_idx" ON "landing_pages" USING btree ("deleted_at");
  CREATE INDEX "_landing_pages_v_version_seo_version_seo_picture_idx" ON "_landing_pages_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_landing_pages_v_version_version_deleted_at_idx" ON "_landing_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_landing_pages_v_autosave_idx" ON "_landing_pages_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_seo_picture_id_items_id_fk";
  ALTER TABLE "_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_seo_picture_id_items_id_fk";
  DROP INDEX "landing_pages_seo_seo_picture_idx";
  DROP INDEX "landing_pages_deleted_at_idx";
  DROP INDEX "_landing_pages_v_version_seo_version_seo_picture_idx";
  DROP INDEX "_landing_pages_v_version_version_deleted_at_idx";
  DROP INDEX "_landing_pages_v_autosave_idx";
  ALTER TABLE "landing_pages" DROP COLUMN "publish_at";
  ALTER TABLE "landing_pages" DROP COLUMN "unpublish_at";
  ALTER TABLE "landing_pages" DROP COLUMN "schedule_note";
  ALTER TABLE "landing_pages" DROP COLUMN "seo_picture_id";
  ALTER TABLE "landing_pages" DROP COLUMN "seo_hidden";
  ALTER TABLE "landing_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "landing_pages_locales" DROP COLUMN "seo_title";
  ALTER TABLE "landing_pages_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_schedule_note";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_seo_picture_id";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_seo_hidden";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "_landing_pages_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_landing_pages_v_locales" DROP COLUMN "version_seo_description";
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
