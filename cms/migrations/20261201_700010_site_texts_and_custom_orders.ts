import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Menus, footer and error pages, and requests for custom orders (docs/decisions/0117). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_custom_orders_order_kind" AS ENUM('icon', 'illustration', '3d', 'lottie', 'other');
  CREATE TYPE "public"."enum_site_texts_menus_section" AS ENUM('3d', 'lottie', 'illustration', 'icon', 'tools');
  CREATE TABLE "custom_orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"answered" boolean DEFAULT false,
  	"spam" boolean DEFAULT false,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company" varchar,
  	"order_kind" "enum_custom_orders_order_kind" NOT NULL,
  	"message" varchar NOT NULL,
  	"budget" varchar,
  	"wanted_by" varchar,
  	"locale" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_texts_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "site_texts_footer_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_texts_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_texts_footer_locales" (
  	"heading" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_texts_menus_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "site_texts_menus_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_texts_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section" "enum_site_texts_menus_section" NOT NULL
  );
  
  CREATE TABLE "site_texts_menus_locales" (
  	"heading" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_texts_strip" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "site_texts_strip_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_texts_locales" (
  	"not_found_heading" varchar,
  	"not_found_text" varchar,
  	"unavailable_heading" varchar,
  	"unavailable_text" varchar,
  	"internal_heading" varchar,
  	"internal_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "custom_orders_id" integer;
  ALTER TABLE "site_texts_footer_links" ADD CONSTRAINT "site_texts_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_texts_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts_footer_links_locales" ADD CONSTRAINT "site_texts_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_texts_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts_footer" ADD CONSTRAINT "site_texts_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts_footer_locales" ADD CONSTRAINT "site_texts_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_texts_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts_menus_links" ADD CONSTRAINT "site_texts_menus_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_texts_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts_menus_links_locales" ADD CONSTRAINT "site_texts_menus_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_texts_menus_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts_menus" ADD CONSTRAINT "site_texts_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts_menus_locales" ADD CONSTRAINT "site_texts_menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_texts_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts_strip" ADD CONSTRAINT "site_texts_strip_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts_strip_locales" ADD CONSTRAINT "site_texts_strip_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_texts_strip"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts_locales" ADD CONSTRAINT "site_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "custom_orders_answered_idx" ON "custom_orders" USING btree ("answered");
  CREATE INDEX "custom_orders_spam_idx" ON "custom_orders" USING btree ("spam");
  CREATE INDEX "custom_orders_email_idx" ON "custom_orders" USING btree ("email");
  CREATE INDEX "custom_orders_updated_at_idx" ON "custom_orders" USING btree ("updated_at");
  CREATE INDEX "custom_orders_created_at_idx" ON "custom_orders" USING btree ("created_at");
  CREATE INDEX "site_texts_footer_links_order_idx" ON "site_texts_footer_links" USING btree ("_order");
  CREATE INDEX "site_texts_footer_links_parent_id_idx" ON "site_texts_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_texts_footer_links_locales_locale_parent_id_unique" ON "site_texts_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_texts_footer_order_idx" ON "site_texts_footer" USING btree ("_order");
  CREATE INDEX "site_texts_footer_parent_id_idx" ON "site_texts_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_texts_footer_locales_locale_parent_id_unique" ON "site_texts_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_texts_menus_links_order_idx" ON "site_texts_menus_links" USING btree ("_order");
  CREATE INDEX "site_texts_menus_links_parent_id_idx" ON "site_texts_menus_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_texts_menus_links_locales_locale_parent_id_unique" ON "site_texts_menus_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_texts_menus_order_idx" ON "site_texts_menus" USING btree ("_order");
  CREATE INDEX "site_texts_menus_parent_id_idx" ON "site_texts_menus" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_texts_menus_locales_locale_parent_id_unique" ON "site_texts_menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_texts_strip_order_idx" ON "site_texts_strip" USING btree ("_order");
  CREATE INDEX "site_texts_strip_parent_id_idx" ON "site_texts_strip" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_texts_strip_locales_locale_parent_id_unique" ON "site_texts_strip_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_texts_locales_locale_parent_id_unique" ON "site_texts_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_custom_orders_fk" FOREIGN KEY ("custom_orders_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_custom_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("custom_orders_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "custom_orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts_footer_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts_footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts_footer_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts_menus_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts_menus_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts_menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts_menus_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts_strip" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts_strip_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "custom_orders" CASCADE;
  DROP TABLE "site_texts_footer_links" CASCADE;
  DROP TABLE "site_texts_footer_links_locales" CASCADE;
  DROP TABLE "site_texts_footer" CASCADE;
  DROP TABLE "site_texts_footer_locales" CASCADE;
  DROP TABLE "site_texts_menus_links" CASCADE;
  DROP TABLE "site_texts_menus_links_locales" CASCADE;
  DROP TABLE "site_texts_menus" CASCADE;
  DROP TABLE "site_texts_menus_locales" CASCADE;
  DROP TABLE "site_texts_strip" CASCADE;
  DROP TABLE "site_texts_strip_locales" CASCADE;
  DROP TABLE "site_texts" CASCADE;
  DROP TABLE "site_texts_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_custom_orders_fk";
  
  DROP INDEX "payload_locked_documents_rels_custom_orders_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "custom_orders_id";
  DROP TYPE "public"."enum_custom_orders_order_kind";
  DROP TYPE "public"."enum_site_texts_menus_section";`)
}
