import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Flags and experiments (docs/decisions/0109). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_flags_languages" AS ENUM('en', 'es', 'pt', 'fr', 'de', 'ja', 'ko');
  CREATE TYPE "public"."enum_flags_goal" AS ENUM('download', 'add-to-cart', 'checkout', 'purchase', 'sign-up');
  CREATE TABLE "flags_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"weight" numeric DEFAULT 1 NOT NULL
  );
  
  CREATE TABLE "flags_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_flags_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "flags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"is_running" boolean DEFAULT false,
  	"description" varchar,
  	"goal" "enum_flags_goal" DEFAULT 'download' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "flags_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "flags_id" integer;
  ALTER TABLE "flags_variants" ADD CONSTRAINT "flags_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flags_languages" ADD CONSTRAINT "flags_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flags_texts" ADD CONSTRAINT "flags_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "flags_variants_order_idx" ON "flags_variants" USING btree ("_order");
  CREATE INDEX "flags_variants_parent_id_idx" ON "flags_variants" USING btree ("_parent_id");
  CREATE INDEX "flags_languages_order_idx" ON "flags_languages" USING btree ("order");
  CREATE INDEX "flags_languages_parent_idx" ON "flags_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "flags_code_idx" ON "flags" USING btree ("code");
  CREATE INDEX "flags_updated_at_idx" ON "flags" USING btree ("updated_at");
  CREATE INDEX "flags_created_at_idx" ON "flags" USING btree ("created_at");
  CREATE INDEX "flags_texts_order_parent" ON "flags_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flags_fk" FOREIGN KEY ("flags_id") REFERENCES "public"."flags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_flags_id_idx" ON "payload_locked_documents_rels" USING btree ("flags_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "flags_variants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "flags_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "flags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "flags_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "flags_variants" CASCADE;
  DROP TABLE "flags_languages" CASCADE;
  DROP TABLE "flags" CASCADE;
  DROP TABLE "flags_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_flags_fk";
  
  DROP INDEX "payload_locked_documents_rels_flags_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "flags_id";
  DROP TYPE "public"."enum_flags_languages";
  DROP TYPE "public"."enum_flags_goal";`)
}
