import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The media library, and which documents use its pictures (docs/decisions/0127). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_outbox_topic" ADD VALUE 'media.settle' BEFORE 'notices.published';
  CREATE TABLE "pictures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"decorative" boolean DEFAULT false,
  	"credit" varchar,
  	"words" varchar,
  	"sha256" varchar,
  	"source_sha256" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "pictures_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "image_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_image_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pictures_id" integer;
  ALTER TABLE "pictures_locales" ADD CONSTRAINT "pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pictures_sha256_idx" ON "pictures" USING btree ("sha256");
  CREATE INDEX "pictures_source_sha256_idx" ON "pictures" USING btree ("source_sha256");
  CREATE INDEX "pictures_updated_at_idx" ON "pictures" USING btree ("updated_at");
  CREATE INDEX "pictures_created_at_idx" ON "pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "pictures_filename_idx" ON "pictures" USING btree ("filename");
  CREATE UNIQUE INDEX "pictures_locales_locale_parent_id_unique" ON "pictures_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pictures_fk" FOREIGN KEY ("pictures_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "payload_locked_documents_rels_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("pictures_id");
   ALTER TABLE "landing_pages" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_seo_image_id_pictures_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_seo_image_id_pictures_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "landing_pages_seo_seo_image_idx" ON "landing_pages" USING btree ("seo_image_id");
  CREATE INDEX "_landing_pages_v_version_seo_version_seo_image_idx" ON "_landing_pages_v" USING btree ("version_seo_image_id");
  CREATE TABLE "picture_uses" (
  	"picture_id" integer NOT NULL REFERENCES "public"."pictures"("id"),
  	"resource" varchar NOT NULL,
  	"document" integer NOT NULL,
  	"live" boolean NOT NULL,
  	"draft" boolean NOT NULL,
  	PRIMARY KEY ("picture_id", "resource", "document"),
  	CHECK ("live" OR "draft")
  );
  CREATE INDEX "picture_uses_document" ON "picture_uses" USING btree ("resource", "document");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "picture_uses";
   ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_seo_image_id_pictures_id_fk";
  
  ALTER TABLE "_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_seo_image_id_pictures_id_fk";
  
  DROP INDEX "landing_pages_seo_seo_image_idx";
  DROP INDEX "_landing_pages_v_version_seo_version_seo_image_idx";
  ALTER TABLE "landing_pages" DROP COLUMN "seo_image_id";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_seo_image_id";
   ALTER TABLE "pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pictures_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pictures" CASCADE;
  DROP TABLE "pictures_locales" CASCADE;
  ALTER TABLE "posts" DROP CONSTRAINT "posts_image_id_pictures_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_image_id_pictures_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pictures_fk";
  
  ALTER TABLE "outbox" ALTER COLUMN "topic" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_topic";
  CREATE TYPE "public"."enum_outbox_topic" AS ENUM('asset.changed', 'texts.changed', 'revision.process', 'search.record', 'search.configuration', 'search.related', 'search.reconcile', 'mail.send', 'newsletter.send', 'picture.removed', 'notices.published', 'notices.fan-out', 'submission.settle', 'takedown.changed', 'upload.unpack', 'pack.settle', 'payment.event', 'subscription.end', 'payment.reward');
  ALTER TABLE "outbox" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_outbox_topic" USING "topic"::"public"."enum_outbox_topic";
  DROP INDEX "posts_image_idx";
  DROP INDEX "_posts_v_version_version_image_idx";
  DROP INDEX "payload_locked_documents_rels_pictures_id_idx";
  ALTER TABLE "posts" DROP COLUMN "image_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_image_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pictures_id";`)
}
