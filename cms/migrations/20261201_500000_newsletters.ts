import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Newsletters and the calendar of free assets (docs/decisions/0115). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletters_segment_languages" AS ENUM('en', 'es', 'pt', 'fr', 'de', 'ja', 'ko');
  CREATE TYPE "public"."enum_newsletters_segment_audiences" AS ENUM('visitor', 'member', 'subscriber', 'contributor', 'staff');
  CREATE TYPE "public"."enum_newsletters_segment_kinds" AS ENUM('icon', 'illustration', '3d', 'lottie', 'animated-icon', 'kit-illustration', 'photo', 'template', 'unicon');
  ALTER TYPE "public"."enum_outbox_topic" ADD VALUE 'newsletter.send' BEFORE 'picture.removed';
  CREATE TABLE "newsletters_segment_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletters_segment_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletters_segment_audiences" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletters_segment_audiences",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletters_segment_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletters_segment_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletters_locales" (
  	"subject" varchar,
  	"preview" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newsletters_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"plans_id" integer
  );
  
  CREATE TABLE "free_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"item_id" integer NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletters_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "free_days_id" integer;
  ALTER TABLE "newsletters_segment_languages" ADD CONSTRAINT "newsletters_segment_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_segment_audiences" ADD CONSTRAINT "newsletters_segment_audiences_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_segment_kinds" ADD CONSTRAINT "newsletters_segment_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_locales" ADD CONSTRAINT "newsletters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "free_days" ADD CONSTRAINT "free_days_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "newsletters_segment_languages_order_idx" ON "newsletters_segment_languages" USING btree ("order");
  CREATE INDEX "newsletters_segment_languages_parent_idx" ON "newsletters_segment_languages" USING btree ("parent_id");
  CREATE INDEX "newsletters_segment_audiences_order_idx" ON "newsletters_segment_audiences" USING btree ("order");
  CREATE INDEX "newsletters_segment_audiences_parent_idx" ON "newsletters_segment_audiences" USING btree ("parent_id");
  CREATE INDEX "newsletters_segment_kinds_order_idx" ON "newsletters_segment_kinds" USING btree ("order");
  CREATE INDEX "newsletters_segment_kinds_parent_idx" ON "newsletters_segment_kinds" USING btree ("parent_id");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletters_locales_locale_parent_id_unique" ON "newsletters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletters_rels_order_idx" ON "newsletters_rels" USING btree ("order");
  CREATE INDEX "newsletters_rels_parent_idx" ON "newsletters_rels" USING btree ("parent_id");
  CREATE INDEX "newsletters_rels_path_idx" ON "newsletters_rels" USING btree ("path");
  CREATE INDEX "newsletters_rels_plans_id_idx" ON "newsletters_rels" USING btree ("plans_id");
  CREATE UNIQUE INDEX "free_days_day_idx" ON "free_days" USING btree ("day");
  CREATE INDEX "free_days_item_idx" ON "free_days" USING btree ("item_id");
  CREATE INDEX "free_days_updated_at_idx" ON "free_days" USING btree ("updated_at");
  CREATE INDEX "free_days_created_at_idx" ON "free_days" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_free_days_fk" FOREIGN KEY ("free_days_id") REFERENCES "public"."free_days"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");
  CREATE INDEX "payload_locked_documents_rels_free_days_id_idx" ON "payload_locked_documents_rels" USING btree ("free_days_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletters_segment_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters_segment_audiences" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters_segment_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "free_days" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletters_segment_languages" CASCADE;
  DROP TABLE "newsletters_segment_audiences" CASCADE;
  DROP TABLE "newsletters_segment_kinds" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "newsletters_locales" CASCADE;
  DROP TABLE "newsletters_rels" CASCADE;
  DROP TABLE "free_days" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletters_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_free_days_fk";
  
  ALTER TABLE "outbox" ALTER COLUMN "topic" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_topic";
  CREATE TYPE "public"."enum_outbox_topic" AS ENUM('asset.changed', 'texts.changed', 'revision.process', 'search.record', 'search.configuration', 'search.related', 'search.reconcile', 'mail.send', 'picture.removed', 'notices.published', 'notices.fan-out', 'submission.settle', 'takedown.changed', 'upload.unpack', 'pack.settle', 'payment.event', 'subscription.end', 'payment.reward');
  ALTER TABLE "outbox" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_outbox_topic" USING "topic"::"public"."enum_outbox_topic";
  DROP INDEX "payload_locked_documents_rels_newsletters_id_idx";
  DROP INDEX "payload_locked_documents_rels_free_days_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletters_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "free_days_id";
  DROP TYPE "public"."enum_newsletters_segment_languages";
  DROP TYPE "public"."enum_newsletters_segment_audiences";
  DROP TYPE "public"."enum_newsletters_segment_kinds";`)
}
