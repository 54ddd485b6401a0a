import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es', 'pt', 'fr', 'de', 'ja', 'ko');
  CREATE TYPE "public"."enum_items_kind" AS ENUM('icon', 'illustration', '3d', 'lottie', 'animated-icon', 'kit-illustration', 'photo', 'template', 'unicon');
  CREATE TYPE "public"."enum_items_visibility" AS ENUM('draft', 'published', 'resting', 'retired', 'removed');
  CREATE TYPE "public"."enum_items_price_currency" AS ENUM('USD', 'EUR', 'INR');
  CREATE TYPE "public"."enum_packs_kind" AS ENUM('icon', 'illustration', '3d', 'lottie', 'animated-icon', 'kit-illustration', 'photo', 'template', 'unicon');
  CREATE TYPE "public"."enum_packs_visibility" AS ENUM('draft', 'published', 'resting', 'retired', 'removed');
  CREATE TYPE "public"."enum_packs_price_currency" AS ENUM('USD', 'EUR', 'INR');
  CREATE TYPE "public"."enum_packs_tint" AS ENUM('brand', 'red', 'yellow', 'teal');
  CREATE TYPE "public"."enum_bundles_visibility" AS ENUM('draft', 'published', 'resting', 'retired', 'removed');
  CREATE TYPE "public"."enum_bundles_price_currency" AS ENUM('USD', 'EUR', 'INR');
  CREATE TYPE "public"."enum_bundles_tint" AS ENUM('brand', 'red', 'yellow', 'teal');
  CREATE TYPE "public"."enum_collections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__collections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__collections_v_published_locale" AS ENUM('en', 'es', 'pt', 'fr', 'de', 'ja', 'ko');
  CREATE TYPE "public"."enum_categories_tree" AS ENUM('general', 'unicons');
  CREATE TYPE "public"."enum_styles_kinds" AS ENUM('icon', 'illustration', '3d', 'lottie', 'animated-icon', 'kit-illustration', 'photo', 'template', 'unicon');
  CREATE TYPE "public"."enum_contributors_type" AS ENUM('person', 'team');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'manager', 'developer', 'tester', 'editor', 'reviewer', 'finance', 'support');
  CREATE TYPE "public"."enum_licences_code" AS ENUM('motif-free', 'motif-standard', 'motif-extended', 'motif-editorial', 'mit', 'apache-2.0', 'isc', 'bsd-3-clause', 'cc0-1.0', 'cc-by-4.0', 'cc-by-3.0', 'ofl-1.1', 'unlicense', '0bsd');
  CREATE TYPE "public"."enum_revisions_state" AS ENUM('pending', 'ready', 'refused');
  CREATE TYPE "public"."enum_revisions_format" AS ENUM('svg', 'png', 'jpg', 'webp', 'gif', 'lottie-json', 'dotlottie', 'glb', 'gltf');
  CREATE TYPE "public"."enum_derivatives_role" AS ENUM('png_256');
  CREATE TYPE "public"."enum_derivatives_format" AS ENUM('svg', 'png', 'jpg', 'webp', 'gif', 'lottie-json', 'dotlottie', 'glb', 'gltf');
  CREATE TYPE "public"."enum_files_format" AS ENUM('svg', 'png', 'jpg', 'webp', 'gif', 'lottie-json', 'dotlottie', 'glb', 'gltf');
  CREATE TYPE "public"."enum_downloads_format" AS ENUM('svg', 'png', 'jpg', 'webp', 'gif', 'lottie-json', 'dotlottie', 'glb', 'gltf');
  CREATE TYPE "public"."enum_outbox_topic" AS ENUM('asset.changed', 'texts.changed', 'revision.process');
  CREATE TABLE "items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_items_kind" NOT NULL,
  	"visibility" "enum_items_visibility" DEFAULT 'draft' NOT NULL,
  	"slug" varchar,
  	"short_id" varchar,
  	"number" numeric,
  	"source_key" varchar,
  	"source_url" varchar,
  	"price_amount" numeric,
  	"price_currency" "enum_items_price_currency" DEFAULT 'USD' NOT NULL,
  	"free" boolean DEFAULT true,
  	"featured" boolean DEFAULT false,
  	"licence_id" integer NOT NULL,
  	"contributor_id" integer NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"downloads" numeric DEFAULT 0 NOT NULL,
  	"popularity" numeric DEFAULT 0 NOT NULL,
  	"pack_id" integer,
  	"pack_position" numeric,
  	"category_id" integer,
  	"style_id" integer,
  	"editorial_only" boolean DEFAULT false,
  	"generative_ai" boolean DEFAULT false,
  	"current_revision_id" integer,
  	"shown_sha256" varchar,
  	"shown_format" varchar,
  	"shown_width" numeric,
  	"shown_height" numeric,
  	"shown_ground" varchar,
  	"shown_motion" varchar,
  	"shown_modified_at" timestamp(3) with time zone,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "items_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "packs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_packs_kind" NOT NULL,
  	"visibility" "enum_packs_visibility" DEFAULT 'draft' NOT NULL,
  	"slug" varchar,
  	"short_id" varchar,
  	"number" numeric,
  	"source_key" varchar,
  	"source_url" varchar,
  	"price_amount" numeric,
  	"price_currency" "enum_packs_price_currency" DEFAULT 'USD' NOT NULL,
  	"free" boolean DEFAULT true,
  	"featured" boolean DEFAULT false,
  	"licence_id" integer NOT NULL,
  	"contributor_id" integer NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"downloads" numeric DEFAULT 0 NOT NULL,
  	"popularity" numeric DEFAULT 0 NOT NULL,
  	"style_id" integer,
  	"category_id" integer,
  	"tint" "enum_packs_tint",
  	"item_count" numeric DEFAULT 0 NOT NULL,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "packs_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "bundles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"visibility" "enum_bundles_visibility" DEFAULT 'draft' NOT NULL,
  	"slug" varchar,
  	"short_id" varchar,
  	"number" numeric,
  	"source_key" varchar,
  	"source_url" varchar,
  	"price_amount" numeric,
  	"price_currency" "enum_bundles_price_currency" DEFAULT 'USD' NOT NULL,
  	"free" boolean DEFAULT true,
  	"featured" boolean DEFAULT false,
  	"licence_id" integer NOT NULL,
  	"contributor_id" integer NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"downloads" numeric DEFAULT 0 NOT NULL,
  	"popularity" numeric DEFAULT 0 NOT NULL,
  	"tint" "enum_bundles_tint",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bundles_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "bundles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"packs_id" integer
  );
  
  CREATE TABLE "collections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_collections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "collections_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "collections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"items_id" integer
  );
  
  CREATE TABLE "_collections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__collections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__collections_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_collections_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_collections_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"items_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"item_count" numeric DEFAULT 0 NOT NULL,
  	"tree" "enum_categories_tree" DEFAULT 'general' NOT NULL,
  	"parent_id" integer,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "styles_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_styles_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "styles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"item_count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "styles_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"item_count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "contributors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"username" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_contributors_type" DEFAULT 'person' NOT NULL,
  	"claimed" boolean DEFAULT false,
  	"url" varchar,
  	"owner_id" varchar,
  	"item_count" numeric DEFAULT 0 NOT NULL,
  	"pack_count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contributors_locales" (
  	"biography" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "contributors_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" varchar
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "licences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" "enum_licences_code" NOT NULL,
  	"name" varchar NOT NULL,
  	"spdx" varchar,
  	"url" varchar,
  	"attribution" boolean DEFAULT false,
  	"commercial" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "licence_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"licence_id" integer NOT NULL,
  	"version" varchar NOT NULL,
  	"in_force_from" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "licence_versions_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "revisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"item_id" integer NOT NULL,
  	"number" numeric NOT NULL,
  	"state" "enum_revisions_state" DEFAULT 'pending' NOT NULL,
  	"refusal" varchar,
  	"upload_key" varchar,
  	"file_name" varchar,
  	"uploaded_by_id" varchar,
  	"file_id" integer,
  	"format" "enum_revisions_format",
  	"width" numeric,
  	"height" numeric,
  	"animated" boolean DEFAULT false,
  	"has_alpha" boolean DEFAULT false,
  	"ground" varchar,
  	"box" jsonb,
  	"palette" jsonb,
  	"duration_ms" numeric,
  	"frame_rate" numeric,
  	"triangles" numeric,
  	"canonical_sha256" varchar,
  	"geometry_hash" varchar,
  	"perceptual_hash" varchar,
  	"camera_body" varchar,
  	"camera_lens" varchar,
  	"camera_iso" numeric,
  	"camera_f_number" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "derivatives" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision_id" integer NOT NULL,
  	"role" "enum_derivatives_role" NOT NULL,
  	"format" "enum_derivatives_format" NOT NULL,
  	"width" numeric NOT NULL,
  	"height" numeric NOT NULL,
  	"file_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sha256" varchar NOT NULL,
  	"format" "enum_files_format" NOT NULL,
  	"mime" varchar NOT NULL,
  	"bytes" numeric NOT NULL,
  	"storage_key" varchar NOT NULL,
  	"storage_offset" numeric,
  	"playable" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"item_id" integer NOT NULL,
  	"revision_id" integer NOT NULL,
  	"licence_version_id" integer NOT NULL,
  	"format" "enum_downloads_format" NOT NULL,
  	"width" numeric,
  	"user_id" varchar,
  	"guest" varchar,
  	"counted" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" "enum_outbox_topic" NOT NULL,
  	"key" varchar NOT NULL,
  	"payload" jsonb NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"not_before" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"items_id" integer,
  	"packs_id" integer,
  	"bundles_id" integer,
  	"collections_id" integer,
  	"redirects_id" integer,
  	"categories_id" integer,
  	"styles_id" integer,
  	"tags_id" integer,
  	"contributors_id" integer,
  	"users_id" varchar,
  	"licences_id" integer,
  	"licence_versions_id" integer,
  	"revisions_id" integer,
  	"derivatives_id" integer,
  	"files_id" integer,
  	"downloads_id" integer,
  	"outbox_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" varchar
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "download_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"guest_downloads_per_hour" numeric DEFAULT 60 NOT NULL,
  	"repeat_days" numeric DEFAULT 30 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "items" ADD CONSTRAINT "items_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "items" ADD CONSTRAINT "items_contributor_id_contributors_id_fk" FOREIGN KEY ("contributor_id") REFERENCES "public"."contributors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "items" ADD CONSTRAINT "items_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "items" ADD CONSTRAINT "items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "items" ADD CONSTRAINT "items_style_id_styles_id_fk" FOREIGN KEY ("style_id") REFERENCES "public"."styles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "items" ADD CONSTRAINT "items_current_revision_id_revisions_id_fk" FOREIGN KEY ("current_revision_id") REFERENCES "public"."revisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "items_locales" ADD CONSTRAINT "items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "items_rels" ADD CONSTRAINT "items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "items_rels" ADD CONSTRAINT "items_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packs" ADD CONSTRAINT "packs_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packs" ADD CONSTRAINT "packs_contributor_id_contributors_id_fk" FOREIGN KEY ("contributor_id") REFERENCES "public"."contributors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packs" ADD CONSTRAINT "packs_style_id_styles_id_fk" FOREIGN KEY ("style_id") REFERENCES "public"."styles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packs" ADD CONSTRAINT "packs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packs_locales" ADD CONSTRAINT "packs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bundles" ADD CONSTRAINT "bundles_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bundles" ADD CONSTRAINT "bundles_contributor_id_contributors_id_fk" FOREIGN KEY ("contributor_id") REFERENCES "public"."contributors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bundles_locales" ADD CONSTRAINT "bundles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bundles_rels" ADD CONSTRAINT "bundles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bundles_rels" ADD CONSTRAINT "bundles_rels_packs_fk" FOREIGN KEY ("packs_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "collections_locales" ADD CONSTRAINT "collections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "collections_rels" ADD CONSTRAINT "collections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "collections_rels" ADD CONSTRAINT "collections_rels_items_fk" FOREIGN KEY ("items_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_collections_v" ADD CONSTRAINT "_collections_v_parent_id_collections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_collections_v_locales" ADD CONSTRAINT "_collections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_collections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_collections_v_rels" ADD CONSTRAINT "_collections_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_collections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_collections_v_rels" ADD CONSTRAINT "_collections_v_rels_items_fk" FOREIGN KEY ("items_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "styles_kinds" ADD CONSTRAINT "styles_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."styles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "styles_locales" ADD CONSTRAINT "styles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."styles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contributors" ADD CONSTRAINT "contributors_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contributors_locales" ADD CONSTRAINT "contributors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contributors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contributors_rels" ADD CONSTRAINT "contributors_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contributors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contributors_rels" ADD CONSTRAINT "contributors_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "licence_versions" ADD CONSTRAINT "licence_versions_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "licence_versions_locales" ADD CONSTRAINT "licence_versions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."licence_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "revisions" ADD CONSTRAINT "revisions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "revisions" ADD CONSTRAINT "revisions_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "revisions" ADD CONSTRAINT "revisions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "derivatives" ADD CONSTRAINT "derivatives_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "derivatives" ADD CONSTRAINT "derivatives_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_licence_version_id_licence_versions_id_fk" FOREIGN KEY ("licence_version_id") REFERENCES "public"."licence_versions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_items_fk" FOREIGN KEY ("items_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_packs_fk" FOREIGN KEY ("packs_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bundles_fk" FOREIGN KEY ("bundles_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_collections_fk" FOREIGN KEY ("collections_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_styles_fk" FOREIGN KEY ("styles_id") REFERENCES "public"."styles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contributors_fk" FOREIGN KEY ("contributors_id") REFERENCES "public"."contributors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_licences_fk" FOREIGN KEY ("licences_id") REFERENCES "public"."licences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_licence_versions_fk" FOREIGN KEY ("licence_versions_id") REFERENCES "public"."licence_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_revisions_fk" FOREIGN KEY ("revisions_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_derivatives_fk" FOREIGN KEY ("derivatives_id") REFERENCES "public"."derivatives"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbox_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_texts" ADD CONSTRAINT "home_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "items_slug_idx" ON "items" USING btree ("slug");
  CREATE UNIQUE INDEX "items_short_id_idx" ON "items" USING btree ("short_id");
  CREATE UNIQUE INDEX "items_number_idx" ON "items" USING btree ("number");
  CREATE UNIQUE INDEX "items_source_key_idx" ON "items" USING btree ("source_key");
  CREATE INDEX "items_licence_idx" ON "items" USING btree ("licence_id");
  CREATE INDEX "items_contributor_idx" ON "items" USING btree ("contributor_id");
  CREATE INDEX "items_pack_idx" ON "items" USING btree ("pack_id");
  CREATE INDEX "items_category_idx" ON "items" USING btree ("category_id");
  CREATE INDEX "items_style_idx" ON "items" USING btree ("style_id");
  CREATE INDEX "items_current_revision_idx" ON "items" USING btree ("current_revision_id");
  CREATE INDEX "items_shown_shown_sha256_idx" ON "items" USING btree ("shown_sha256");
  CREATE INDEX "items_updated_at_idx" ON "items" USING btree ("updated_at");
  CREATE INDEX "items_created_at_idx" ON "items" USING btree ("created_at");
  CREATE INDEX "visibility_kind_popularity_idx" ON "items" USING btree ("visibility","kind","popularity");
  CREATE INDEX "visibility_kind_free_popularity_idx" ON "items" USING btree ("visibility","kind","free","popularity");
  CREATE INDEX "visibility_kind_publishedAt_idx" ON "items" USING btree ("visibility","kind","published_at");
  CREATE INDEX "visibility_popularity_idx" ON "items" USING btree ("visibility","popularity");
  CREATE INDEX "pack_packPosition_idx" ON "items" USING btree ("pack_id","pack_position");
  CREATE INDEX "contributor_visibility_popularity_idx" ON "items" USING btree ("contributor_id","visibility","popularity");
  CREATE INDEX "category_visibility_popularity_idx" ON "items" USING btree ("category_id","visibility","popularity");
  CREATE INDEX "style_visibility_popularity_idx" ON "items" USING btree ("style_id","visibility","popularity");
  CREATE UNIQUE INDEX "items_locales_locale_parent_id_unique" ON "items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "items_rels_order_idx" ON "items_rels" USING btree ("order");
  CREATE INDEX "items_rels_parent_idx" ON "items_rels" USING btree ("parent_id");
  CREATE INDEX "items_rels_path_idx" ON "items_rels" USING btree ("path");
  CREATE INDEX "items_rels_tags_id_idx" ON "items_rels" USING btree ("tags_id");
  CREATE UNIQUE INDEX "packs_slug_idx" ON "packs" USING btree ("slug");
  CREATE UNIQUE INDEX "packs_short_id_idx" ON "packs" USING btree ("short_id");
  CREATE UNIQUE INDEX "packs_number_idx" ON "packs" USING btree ("number");
  CREATE UNIQUE INDEX "packs_source_key_idx" ON "packs" USING btree ("source_key");
  CREATE INDEX "packs_licence_idx" ON "packs" USING btree ("licence_id");
  CREATE INDEX "packs_contributor_idx" ON "packs" USING btree ("contributor_id");
  CREATE INDEX "packs_style_idx" ON "packs" USING btree ("style_id");
  CREATE INDEX "packs_category_idx" ON "packs" USING btree ("category_id");
  CREATE INDEX "packs_updated_at_idx" ON "packs" USING btree ("updated_at");
  CREATE INDEX "packs_created_at_idx" ON "packs" USING btree ("created_at");
  CREATE INDEX "visibility_kind_popularity_1_idx" ON "packs" USING btree ("visibility","kind","popularity");
  CREATE INDEX "visibility_popularity_1_idx" ON "packs" USING btree ("visibility","popularity");
  CREATE INDEX "contributor_visibility_popularity_1_idx" ON "packs" USING btree ("contributor_id","visibility","popularity");
  CREATE UNIQUE INDEX "packs_locales_locale_parent_id_unique" ON "packs_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "bundles_slug_idx" ON "bundles" USING btree ("slug");
  CREATE UNIQUE INDEX "bundles_short_id_idx" ON "bundles" USING btree ("short_id");
  CREATE UNIQUE INDEX "bundles_number_idx" ON "bundles" USING btree ("number");
  CREATE UNIQUE INDEX "bundles_source_key_idx" ON "bundles" USING btree ("source_key");
  CREATE INDEX "bundles_licence_idx" ON "bundles" USING btree ("licence_id");
  CREATE INDEX "bundles_contributor_idx" ON "bundles" USING btree ("contributor_id");
  CREATE INDEX "bundles_updated_at_idx" ON "bundles" USING btree ("updated_at");
  CREATE INDEX "bundles_created_at_idx" ON "bundles" USING btree ("created_at");
  CREATE UNIQUE INDEX "bundles_locales_locale_parent_id_unique" ON "bundles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "bundles_rels_order_idx" ON "bundles_rels" USING btree ("order");
  CREATE INDEX "bundles_rels_parent_idx" ON "bundles_rels" USING btree ("parent_id");
  CREATE INDEX "bundles_rels_path_idx" ON "bundles_rels" USING btree ("path");
  CREATE INDEX "bundles_rels_packs_id_idx" ON "bundles_rels" USING btree ("packs_id");
  CREATE UNIQUE INDEX "collections_slug_idx" ON "collections" USING btree ("slug");
  CREATE INDEX "collections_updated_at_idx" ON "collections" USING btree ("updated_at");
  CREATE INDEX "collections_created_at_idx" ON "collections" USING btree ("created_at");
  CREATE INDEX "collections__status_idx" ON "collections" USING btree ("_status");
  CREATE UNIQUE INDEX "collections_locales_locale_parent_id_unique" ON "collections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "collections_rels_order_idx" ON "collections_rels" USING btree ("order");
  CREATE INDEX "collections_rels_parent_idx" ON "collections_rels" USING btree ("parent_id");
  CREATE INDEX "collections_rels_path_idx" ON "collections_rels" USING btree ("path");
  CREATE INDEX "collections_rels_items_id_idx" ON "collections_rels" USING btree ("items_id");
  CREATE INDEX "_collections_v_parent_idx" ON "_collections_v" USING btree ("parent_id");
  CREATE INDEX "_collections_v_version_version_slug_idx" ON "_collections_v" USING btree ("version_slug");
  CREATE INDEX "_collections_v_version_version_updated_at_idx" ON "_collections_v" USING btree ("version_updated_at");
  CREATE INDEX "_collections_v_version_version_created_at_idx" ON "_collections_v" USING btree ("version_created_at");
  CREATE INDEX "_collections_v_version_version__status_idx" ON "_collections_v" USING btree ("version__status");
  CREATE INDEX "_collections_v_created_at_idx" ON "_collections_v" USING btree ("created_at");
  CREATE INDEX "_collections_v_updated_at_idx" ON "_collections_v" USING btree ("updated_at");
  CREATE INDEX "_collections_v_snapshot_idx" ON "_collections_v" USING btree ("snapshot");
  CREATE INDEX "_collections_v_published_locale_idx" ON "_collections_v" USING btree ("published_locale");
  CREATE INDEX "_collections_v_latest_idx" ON "_collections_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_collections_v_locales_locale_parent_id_unique" ON "_collections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_collections_v_rels_order_idx" ON "_collections_v_rels" USING btree ("order");
  CREATE INDEX "_collections_v_rels_parent_idx" ON "_collections_v_rels" USING btree ("parent_id");
  CREATE INDEX "_collections_v_rels_path_idx" ON "_collections_v_rels" USING btree ("path");
  CREATE INDEX "_collections_v_rels_items_id_idx" ON "_collections_v_rels" USING btree ("items_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_item_count_idx" ON "categories" USING btree ("item_count");
  CREATE INDEX "categories_tree_idx" ON "categories" USING btree ("tree");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "styles_kinds_order_idx" ON "styles_kinds" USING btree ("order");
  CREATE INDEX "styles_kinds_parent_idx" ON "styles_kinds" USING btree ("parent_id");
  CREATE UNIQUE INDEX "styles_slug_idx" ON "styles" USING btree ("slug");
  CREATE INDEX "styles_item_count_idx" ON "styles" USING btree ("item_count");
  CREATE INDEX "styles_updated_at_idx" ON "styles" USING btree ("updated_at");
  CREATE INDEX "styles_created_at_idx" ON "styles" USING btree ("created_at");
  CREATE UNIQUE INDEX "styles_locales_locale_parent_id_unique" ON "styles_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE INDEX "tags_item_count_idx" ON "tags" USING btree ("item_count");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "contributors_username_idx" ON "contributors" USING btree ("username");
  CREATE INDEX "contributors_owner_idx" ON "contributors" USING btree ("owner_id");
  CREATE INDEX "contributors_item_count_idx" ON "contributors" USING btree ("item_count");
  CREATE INDEX "contributors_updated_at_idx" ON "contributors" USING btree ("updated_at");
  CREATE INDEX "contributors_created_at_idx" ON "contributors" USING btree ("created_at");
  CREATE UNIQUE INDEX "contributors_locales_locale_parent_id_unique" ON "contributors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contributors_rels_order_idx" ON "contributors_rels" USING btree ("order");
  CREATE INDEX "contributors_rels_parent_idx" ON "contributors_rels" USING btree ("parent_id");
  CREATE INDEX "contributors_rels_path_idx" ON "contributors_rels" USING btree ("path");
  CREATE INDEX "contributors_rels_users_id_idx" ON "contributors_rels" USING btree ("users_id");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "licences_code_idx" ON "licences" USING btree ("code");
  CREATE INDEX "licences_updated_at_idx" ON "licences" USING btree ("updated_at");
  CREATE INDEX "licences_created_at_idx" ON "licences" USING btree ("created_at");
  CREATE INDEX "licence_versions_licence_idx" ON "licence_versions" USING btree ("licence_id");
  CREATE INDEX "licence_versions_in_force_from_idx" ON "licence_versions" USING btree ("in_force_from");
  CREATE INDEX "licence_versions_updated_at_idx" ON "licence_versions" USING btree ("updated_at");
  CREATE INDEX "licence_versions_created_at_idx" ON "licence_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "licence_version_idx" ON "licence_versions" USING btree ("licence_id","version");
  CREATE UNIQUE INDEX "licence_versions_locales_locale_parent_id_unique" ON "licence_versions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "revisions_item_idx" ON "revisions" USING btree ("item_id");
  CREATE INDEX "revisions_state_idx" ON "revisions" USING btree ("state");
  CREATE INDEX "revisions_uploaded_by_idx" ON "revisions" USING btree ("uploaded_by_id");
  CREATE INDEX "revisions_file_idx" ON "revisions" USING btree ("file_id");
  CREATE INDEX "revisions_canonical_sha256_idx" ON "revisions" USING btree ("canonical_sha256");
  CREATE INDEX "revisions_geometry_hash_idx" ON "revisions" USING btree ("geometry_hash");
  CREATE INDEX "revisions_perceptual_hash_idx" ON "revisions" USING btree ("perceptual_hash");
  CREATE INDEX "revisions_updated_at_idx" ON "revisions" USING btree ("updated_at");
  CREATE INDEX "revisions_created_at_idx" ON "revisions" USING btree ("created_at");
  CREATE UNIQUE INDEX "item_number_idx" ON "revisions" USING btree ("item_id","number");
  CREATE INDEX "derivatives_revision_idx" ON "derivatives" USING btree ("revision_id");
  CREATE INDEX "derivatives_file_idx" ON "derivatives" USING btree ("file_id");
  CREATE INDEX "derivatives_updated_at_idx" ON "derivatives" USING btree ("updated_at");
  CREATE INDEX "derivatives_created_at_idx" ON "derivatives" USING btree ("created_at");
  CREATE UNIQUE INDEX "revision_role_idx" ON "derivatives" USING btree ("revision_id","role");
  CREATE UNIQUE INDEX "files_sha256_idx" ON "files" USING btree ("sha256");
  CREATE INDEX "files_playable_idx" ON "files" USING btree ("playable");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE INDEX "downloads_item_idx" ON "downloads" USING btree ("item_id");
  CREATE INDEX "downloads_revision_idx" ON "downloads" USING btree ("revision_id");
  CREATE INDEX "downloads_licence_version_idx" ON "downloads" USING btree ("licence_version_id");
  CREATE INDEX "downloads_user_idx" ON "downloads" USING btree ("user_id");
  CREATE INDEX "downloads_guest_idx" ON "downloads" USING btree ("guest");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "guest_createdAt_idx" ON "downloads" USING btree ("guest","created_at");
  CREATE INDEX "outbox_topic_idx" ON "outbox" USING btree ("topic");
  CREATE INDEX "outbox_not_before_idx" ON "outbox" USING btree ("not_before");
  CREATE INDEX "outbox_done_at_idx" ON "outbox" USING btree ("done_at");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_items_id_idx" ON "payload_locked_documents_rels" USING btree ("items_id");
  CREATE INDEX "payload_locked_documents_rels_packs_id_idx" ON "payload_locked_documents_rels" USING btree ("packs_id");
  CREATE INDEX "payload_locked_documents_rels_bundles_id_idx" ON "payload_locked_documents_rels" USING btree ("bundles_id");
  CREATE INDEX "payload_locked_documents_rels_collections_id_idx" ON "payload_locked_documents_rels" USING btree ("collections_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_styles_id_idx" ON "payload_locked_documents_rels" USING btree ("styles_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_contributors_id_idx" ON "payload_locked_documents_rels" USING btree ("contributors_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_licences_id_idx" ON "payload_locked_documents_rels" USING btree ("licences_id");
  CREATE INDEX "payload_locked_documents_rels_licence_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("licence_versions_id");
  CREATE INDEX "payload_locked_documents_rels_revisions_id_idx" ON "payload_locked_documents_rels" USING btree ("revisions_id");
  CREATE INDEX "payload_locked_documents_rels_derivatives_id_idx" ON "payload_locked_documents_rels" USING btree ("derivatives_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_outbox_id_idx" ON "payload_locked_documents_rels" USING btree ("outbox_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_page_texts_order_parent" ON "home_page_texts" USING btree ("order","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "items" CASCADE;
  DROP TABLE "items_locales" CASCADE;
  DROP TABLE "items_rels" CASCADE;
  DROP TABLE "packs" CASCADE;
  DROP TABLE "packs_locales" CASCADE;
  DROP TABLE "bundles" CASCADE;
  DROP TABLE "bundles_locales" CASCADE;
  DROP TABLE "bundles_rels" CASCADE;
  DROP TABLE "collections" CASCADE;
  DROP TABLE "collections_locales" CASCADE;
  DROP TABLE "collections_rels" CASCADE;
  DROP TABLE "_collections_v" CASCADE;
  DROP TABLE "_collections_v_locales" CASCADE;
  DROP TABLE "_collections_v_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "styles_kinds" CASCADE;
  DROP TABLE "styles" CASCADE;
  DROP TABLE "styles_locales" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_locales" CASCADE;
  DROP TABLE "contributors" CASCADE;
  DROP TABLE "contributors_locales" CASCADE;
  DROP TABLE "contributors_rels" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "licences" CASCADE;
  DROP TABLE "licence_versions" CASCADE;
  DROP TABLE "licence_versions_locales" CASCADE;
  DROP TABLE "revisions" CASCADE;
  DROP TABLE "derivatives" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_texts" CASCADE;
  DROP TABLE "download_settings" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_items_kind";
  DROP TYPE "public"."enum_items_visibility";
  DROP TYPE "public"."enum_items_price_currency";
  DROP TYPE "public"."enum_packs_kind";
  DROP TYPE "public"."enum_packs_visibility";
  DROP TYPE "public"."enum_packs_price_currency";
  DROP TYPE "public"."enum_packs_tint";
  DROP TYPE "public"."enum_bundles_visibility";
  DROP TYPE "public"."enum_bundles_price_currency";
  DROP TYPE "public"."enum_bundles_tint";
  DROP TYPE "public"."enum_collections_status";
  DROP TYPE "public"."enum__collections_v_version_status";
  DROP TYPE "public"."enum__collections_v_published_locale";
  DROP TYPE "public"."enum_categories_tree";
  DROP TYPE "public"."enum_styles_kinds";
  DROP TYPE "public"."enum_contributors_type";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_licences_code";
  DROP TYPE "public"."enum_revisions_state";
  DROP TYPE "public"."enum_revisions_format";
  DROP TYPE "public"."enum_derivatives_role";
  DROP TYPE "public"."enum_derivatives_format";
  DROP TYPE "public"."enum_files_format";
  DROP TYPE "public"."enum_downloads_format";
  DROP TYPE "public"."enum_outbox_topic";`)
}
