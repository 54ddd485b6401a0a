import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_rules_anchoring" AS ENUM('is', 'startsWith', 'endsWith', 'contains');
  CREATE TYPE "public"."enum_search_rules_locale" AS ENUM('en', 'es', 'pt', 'fr', 'de', 'ja', 'ko');
  CREATE TYPE "public"."enum_search_rules_kind" AS ENUM('icon', 'illustration', '3d', 'lottie', 'animated-icon', 'kit-illustration', 'photo', 'template', 'unicon');
  CREATE TYPE "public"."enum_synonyms_locale" AS ENUM('en', 'es', 'pt', 'fr', 'de', 'ja', 'ko');
  CREATE TYPE "public"."enum_synonyms_kind" AS ENUM('equal', 'one-way');
  ALTER TYPE "public"."enum_outbox_topic" ADD VALUE 'search.record';
  ALTER TYPE "public"."enum_outbox_topic" ADD VALUE 'search.configuration';
  ALTER TYPE "public"."enum_outbox_topic" ADD VALUE 'search.related';
  ALTER TYPE "public"."enum_outbox_topic" ADD VALUE 'search.reconcile';
  CREATE TABLE "search_rules_pinned" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item_id" integer NOT NULL,
  	"place" numeric DEFAULT 1 NOT NULL
  );
  
  CREATE TABLE "search_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"anchoring" "enum_search_rules_anchoring" DEFAULT 'is' NOT NULL,
  	"pattern" varchar NOT NULL,
  	"locale" "enum_search_rules_locale",
  	"kind" "enum_search_rules_kind",
  	"enabled" boolean DEFAULT true,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"items_id" integer
  );
  
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"locale" "enum_synonyms_locale" DEFAULT 'en' NOT NULL,
  	"kind" "enum_synonyms_kind" DEFAULT 'equal' NOT NULL,
  	"input" varchar,
  	"enabled" boolean DEFAULT true,
  	"summary" varchar,
  	"source_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_rules_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "synonyms_id" integer;
  ALTER TABLE "search_rules_pinned" ADD CONSTRAINT "search_rules_pinned_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules_pinned" ADD CONSTRAINT "search_rules_pinned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_items_fk" FOREIGN KEY ("items_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "synonyms_texts" ADD CONSTRAINT "synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_rules_pinned_order_idx" ON "search_rules_pinned" USING btree ("_order");
  CREATE INDEX "search_rules_pinned_parent_id_idx" ON "search_rules_pinned" USING btree ("_parent_id");
  CREATE INDEX "search_rules_pinned_item_idx" ON "search_rules_pinned" USING btree ("item_id");
  CREATE INDEX "search_rules_updated_at_idx" ON "search_rules" USING btree ("updated_at");
  CREATE INDEX "search_rules_created_at_idx" ON "search_rules" USING btree ("created_at");
  CREATE INDEX "search_rules_rels_order_idx" ON "search_rules_rels" USING btree ("order");
  CREATE INDEX "search_rules_rels_parent_idx" ON "search_rules_rels" USING btree ("parent_id");
  CREATE INDEX "search_rules_rels_path_idx" ON "search_rules_rels" USING btree ("path");
  CREATE INDEX "search_rules_rels_items_id_idx" ON "search_rules_rels" USING btree ("items_id");
  CREATE INDEX "synonyms_locale_idx" ON "synonyms" USING btree ("locale");
  CREATE INDEX "synonyms_summary_idx" ON "synonyms" USING btree ("summary");
  CREATE UNIQUE INDEX "synonyms_source_key_idx" ON "synonyms" USING btree ("source_key");
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  CREATE INDEX "synonyms_texts_order_parent" ON "synonyms_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_rules_fk" FOREIGN KEY ("search_rules_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("search_rules_id");
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("synonyms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`delete from outbox where topic::text like 'search.%'`)
  await db.execute(sql`
   ALTER TABLE "search_rules_pinned" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "synonyms_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_rules_pinned" CASCADE;
  DROP TABLE "search_rules" CASCADE;
  DROP TABLE "search_rules_rels" CASCADE;
  DROP TABLE "synonyms" CASCADE;
  DROP TABLE "synonyms_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_rules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_synonyms_fk";
  
  ALTER TABLE "outbox" ALTER COLUMN "topic" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_topic";
  CREATE TYPE "public"."enum_outbox_topic" AS ENUM('asset.changed', 'texts.changed', 'revision.process');
  ALTER TABLE "outbox" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_outbox_topic" USING "topic"::"public"."enum_outbox_topic";
  DROP INDEX "payload_locked_documents_rels_search_rules_id_idx";
  DROP INDEX "payload_locked_documents_rels_synonyms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_rules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "synonyms_id";
  DROP TYPE "public"."enum_search_rules_anchoring";
  DROP TYPE "public"."enum_search_rules_locale";
  DROP TYPE "public"."enum_search_rules_kind";
  DROP TYPE "public"."enum_synonyms_locale";
  DROP TYPE "public"."enum_synonyms_kind";`)
}
