import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_languages" AS ENUM('en', 'es', 'pt', 'fr', 'de', 'ja', 'ko');
  CREATE TYPE "public"."enum_site_settings_kinds" AS ENUM('icon', 'illustration', '3d', 'lottie', 'animated-icon', 'kit-illustration', 'photo', 'template', 'unicon');
  CREATE TYPE "public"."enum_site_settings_default_language" AS ENUM('en', 'es', 'pt', 'fr', 'de', 'ja', 'ko');
  CREATE TABLE "site_settings_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar NOT NULL
  );

  CREATE TABLE "site_settings_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "site_settings_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'Motif' NOT NULL,
  	"logo" varchar,
  	"accent_light" varchar,
  	"accent_dark" varchar,
  	"legal_name" varchar,
  	"address" varchar,
  	"support_email" varchar,
  	"sender_email" varchar,
  	"default_language" "enum_site_settings_default_language",
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );

  CREATE TABLE "site_settings_locales" (
  	"tagline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );

  ALTER TABLE "site_settings_links" ADD CONSTRAINT "site_settings_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_languages" ADD CONSTRAINT "site_settings_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_kinds" ADD CONSTRAINT "site_settings_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_links_order_idx" ON "site_settings_links" USING btree ("_order");
  CREATE INDEX "site_settings_links_parent_id_idx" ON "site_settings_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_languages_order_idx" ON "site_settings_languages" USING btree ("order");
  CREATE INDEX "site_settings_languages_parent_idx" ON "site_settings_languages" USING btree ("parent_id");
  CREATE INDEX "site_settings_kinds_order_idx" ON "site_settings_kinds" USING btree ("order");
  CREATE INDEX "site_settings_kinds_parent_idx" ON "site_settings_kinds" USING btree ("parent_id");
  ALTER TABLE "invoice_settings" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "invoice_settings" ALTER COLUMN "name" DROP DEFAULT;
  UPDATE "invoice_settings" SET "name" = NULL WHERE "name" = 'Motif';
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "invoice_settings" SET "name" = 'Motif' WHERE "name" IS NULL;
  ALTER TABLE "invoice_settings" ALTER COLUMN "name" SET DEFAULT 'Motif';
  ALTER TABLE "invoice_settings" ALTER COLUMN "name" SET NOT NULL;
  DROP TABLE "site_settings_links" CASCADE;
  DROP TABLE "site_settings_languages" CASCADE;
  DROP TABLE "site_settings_kinds" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TYPE "public"."enum_site_settings_languages";
  DROP TYPE "public"."enum_site_settings_kinds";
  DROP TYPE "public"."enum_site_settings_default_language";`)
}
