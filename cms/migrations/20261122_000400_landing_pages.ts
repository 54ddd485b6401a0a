import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Landing pages (docs/decisions/0024-landing-pages.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_landing_pages_selection_kinds" AS ENUM('icon', 'illustration', '3d', 'lottie', 'animated-icon', 'kit-illustration', 'photo', 'template', 'unicon');
  CREATE TYPE "public"."enum_landing_pages_place" AS ENUM('root', 'campaign');
  CREATE TYPE "public"."enum_landing_pages_selection_price" AS ENUM('all', 'free', 'exclusive');
  CREATE TYPE "public"."enum_landing_pages_hero" AS ENUM('none', 'chosen', 'daily');
  CREATE TYPE "public"."enum_landing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_pages_v_version_selection_kinds" AS ENUM('icon', 'illustration', '3d', 'lottie', 'animated-icon', 'kit-illustration', 'photo', 'template', 'unicon');
  CREATE TYPE "public"."enum__landing_pages_v_version_place" AS ENUM('root', 'campaign');
  CREATE TYPE "public"."enum__landing_pages_v_version_selection_price" AS ENUM('all', 'free', 'exclusive');
  CREATE TYPE "public"."enum__landing_pages_v_version_hero" AS ENUM('none', 'chosen', 'daily');
  CREATE TYPE "public"."enum__landing_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_pages_v_published_locale" AS ENUM('en', 'es', 'pt', 'fr', 'de', 'ja', 'ko');
  CREATE TABLE "landing_pages_selection_kinds" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum_landing_pages_selection_kinds",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "landing_pages" (
    "id" serial PRIMARY KEY NOT NULL,
    "place" "enum_landing_pages_place" DEFAULT 'root',
    "slug" varchar,
    "selection_words" varchar,
    "selection_price" "enum_landing_pages_selection_price" DEFAULT 'all',
    "hero" "enum_landing_pages_hero" DEFAULT 'daily',
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "_status" "enum_landing_pages_status" DEFAULT 'draft'
  );

  CREATE TABLE "landing_pages_locales" (
    "title" varchar,
    "description" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "landing_pages_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "tags_id" integer,
    "styles_id" integer,
    "categories_id" integer,
    "collections_id" integer,
    "items_id" integer,
    "landing_pages_id" integer
  );

  CREATE TABLE "_landing_pages_v_version_selection_kinds" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum__landing_pages_v_version_selection_kinds",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "_landing_pages_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_place" "enum__landing_pages_v_version_place" DEFAULT 'root',
    "version_slug" varchar,
    "version_selection_words" varchar,
    "version_selection_price" "enum__landing_pages_v_version_selection_price" DEFAULT 'all',
    "version_hero" "enum__landing_pages_v_version_hero" DEFAULT 'daily',
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version__status" "enum__landing_pages_v_version_status" DEFAULT 'draft',
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "enum__landing_pages_v_published_locale",
    "latest" boolean
  );

  CREATE TABLE "_landing_pages_v_locales" (
    "version_title" varchar,
    "version_description" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "_landing_pages_v_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "tags_id" integer,
    "styles_id" integer,
    "categories_id" integer,
    "collections_id" integer,
    "items_id" integer,
    "landing_pages_id" integer
  );

  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "landing_pages_selection_kinds" ADD CONSTRAINT "landing_pages_selection_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_locales" ADD CONSTRAINT "landing_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_styles_fk" FOREIGN KEY ("styles_id") REFERENCES "public"."styles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_collections_fk" FOREIGN KEY ("collections_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_items_fk" FOREIGN KEY ("items_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_version_selection_kinds" ADD CONSTRAINT "_landing_pages_v_version_selection_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_parent_id_landing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_locales" ADD CONSTRAINT "_landing_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_styles_fk" FOREIGN KEY ("styles_id") REFERENCES "public"."styles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_collections_fk" FOREIGN KEY ("collections_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_items_fk" FOREIGN KEY ("items_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "landing_pages_selection_kinds_order_idx" ON "landing_pages_selection_kinds" USING btree ("order");
  CREATE INDEX "landing_pages_selection_kinds_parent_idx" ON "landing_pages_selection_kinds" USING btree ("parent_id");
  CREATE INDEX "landing_pages_slug_idx" ON "landing_pages" USING btree ("slug");
  CREATE INDEX "landing_pages_updated_at_idx" ON "landing_pages" USING btree ("updated_at");
  CREATE INDEX "landing_pages_created_at_idx" ON "landing_pages" USING btree ("created_at");
  CREATE INDEX "landing_pages__status_idx" ON "landing_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "place_slug_idx" ON "landing_pages" USING btree ("place","slug");
  CREATE UNIQUE INDEX "landing_pages_locales_locale_parent_id_unique" ON "landing_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_pages_rels_order_idx" ON "landing_pages_rels" USING btree ("order");
  CREATE INDEX "landing_pages_rels_parent_idx" ON "landing_pages_rels" USING btree ("parent_id");
  CREATE INDEX "landing_pages_rels_path_idx" ON "landing_pages_rels" USING btree ("path");
  CREATE INDEX "landing_pages_rels_tags_id_idx" ON "landing_pages_rels" USING btree ("tags_id");
  CREATE INDEX "landing_pages_rels_styles_id_idx" ON "landing_pages_rels" USING btree ("styles_id");
  CREATE INDEX "landing_pages_rels_categories_id_idx" ON "landing_pages_rels" USING btree ("categories_id");
  CREATE INDEX "landing_pages_rels_collections_id_idx" ON "landing_pages_rels" USING btree ("collections_id");
  CREATE INDEX "landing_pages_rels_items_id_idx" ON "landing_pages_rels" USING btree ("items_id");
  CREATE INDEX "landing_pages_rels_landing_pages_id_idx" ON "landing_pages_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_landing_pages_v_version_selection_kinds_order_idx" ON "_landing_pages_v_version_selection_kinds" USING btree ("order");
  CREATE INDEX "_landing_pages_v_version_selection_kinds_parent_idx" ON "_landing_pages_v_version_selection_kinds" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_parent_idx" ON "_landing_pages_v" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_version_version_slug_idx" ON "_landing_pages_v" USING btree ("version_slug");
  CREATE INDEX "_landing_pages_v_version_version_updated_at_idx" ON "_landing_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_pages_v_version_version_created_at_idx" ON "_landing_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_pages_v_version_version__status_idx" ON "_landing_pages_v" USING btree ("version__status");
  CREATE INDEX "_landing_pages_v_created_at_idx" ON "_landing_pages_v" USING btree ("created_at");
  CREATE INDEX "_landing_pages_v_updated_at_idx" ON "_landing_pages_v" USING btree ("updated_at");
  CREATE INDEX "_landing_pages_v_snapshot_idx" ON "_landing_pages_v" USING btree ("snapshot");
  CREATE INDEX "_landing_pages_v_published_locale_idx" ON "_landing_pages_v" USING btree ("published_locale");
  CREATE INDEX "_landing_pages_v_latest_idx" ON "_landing_pages_v" USING btree ("latest");
  CREATE INDEX "version_place_version_slug_idx" ON "_landing_pages_v" USING btree ("version_place","version_slug");
  CREATE UNIQUE INDEX "_landing_pages_v_locales_locale_parent_id_unique" ON "_landing_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_pages_v_rels_order_idx" ON "_landing_pages_v_rels" USING btree ("order");
  CREATE INDEX "_landing_pages_v_rels_parent_idx" ON "_landing_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_rels_path_idx" ON "_landing_pages_v_rels" USING btree ("path");
  CREATE INDEX "_landing_pages_v_rels_tags_id_idx" ON "_landing_pages_v_rels" USING btree ("tags_id");
  CREATE INDEX "_landing_pages_v_rels_styles_id_idx" ON "_landing_pages_v_rels" USING btree ("styles_id");
  CREATE INDEX "_landing_pages_v_rels_categories_id_idx" ON "_landing_pages_v_rels" USING btree ("categories_id");
  CREATE INDEX "_landing_pages_v_rels_collections_id_idx" ON "_landing_pages_v_rels" USING btree ("collections_id");
  CREATE INDEX "_landing_pages_v_rels_items_id_idx" ON "_landing_pages_v_rels" USING btree ("items_id");
  CREATE INDEX "_landing_pages_v_rels_landing_pages_id_idx" ON "_landing_pages_v_rels" USING btree ("landing_pages_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_landing_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("landing_pages_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "landing_pages_selection_kinds" CASCADE;
  DROP TABLE "landing_pages" CASCADE;
  DROP TABLE "landing_pages_locales" CASCADE;
  DROP TABLE "landing_pages_rels" CASCADE;
  DROP TABLE "_landing_pages_v_version_selection_kinds" CASCADE;
  DROP TABLE "_landing_pages_v" CASCADE;
  DROP TABLE "_landing_pages_v_locales" CASCADE;
  DROP TABLE "_landing_pages_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_landing_pages_fk";

  DROP INDEX "payload_locked_documents_rels_landing_pages_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "landing_pages_id";
  DROP TYPE "public"."enum_landing_pages_selection_kinds";
  DROP TYPE "public"."enum_landing_pages_place";
  DROP TYPE "public"."enum_landing_pages_selection_price";
  DROP TYPE "public"."enum_landing_pages_hero";
  DROP TYPE "public"."enum_landing_pages_status";
  DROP TYPE "public"."enum__landing_pages_v_version_selection_kinds";
  DROP TYPE "public"."enum__landing_pages_v_version_place";
  DROP TYPE "public"."enum__landing_pages_v_version_selection_price";
  DROP TYPE "public"."enum__landing_pages_v_version_hero";
  DROP TYPE "public"."enum__landing_pages_v_version_status";
  DROP TYPE "public"."enum__landing_pages_v_published_locale";`)
}
