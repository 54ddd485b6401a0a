import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Plans as data that staff edit (docs/decisions/0077). `plan_prices` keeps each version of a price and is append-only, by
 * a trigger: subscriptions refer to the version that they were bought with.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_plans_offers_currency" AS ENUM('USD', 'EUR', 'INR');
  CREATE TYPE "public"."enum_plans_allowances_kinds" AS ENUM('icon', 'illustration', '3d', 'lottie', 'animated-icon', 'kit-illustration', 'photo', 'template', 'unicon');
  CREATE TYPE "public"."enum_plans_allowances_period" AS ENUM('day', 'month');
  CREATE TYPE "public"."enum_plans_capabilities" AS ENUM('colour-editor', 'plugins', 'source-files', 'shared-collections', 'extended-licence');
  CREATE TYPE "public"."enum_plans_type" AS ENUM('personal', 'team', 'education', 'api');
  CREATE TYPE "public"."enum_plans_audience" AS ENUM('standard', 'education', 'scout', 'api');
  CREATE TYPE "public"."enum_plans_condition" AS ENUM('none', 'academic-address', 'code');
  CREATE TABLE "plans_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "plans_features_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "plans_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"plan_id" numeric NOT NULL,
  	"country" varchar,
  	"currency" "enum_plans_offers_currency" DEFAULT 'USD' NOT NULL,
  	"month_amount" numeric,
  	"year_amount" numeric,
  	"month_seat_amount" numeric,
  	"year_seat_amount" numeric
  );
  
  CREATE TABLE "plans_allowances_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_plans_allowances_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "plans_allowances" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"limit" numeric,
  	"period" "enum_plans_allowances_period" DEFAULT 'month' NOT NULL
  );
  
  CREATE TABLE "plans_capabilities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_plans_capabilities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"save" numeric,
  	"slug" varchar NOT NULL,
  	"type" "enum_plans_type" NOT NULL,
  	"audience" "enum_plans_audience" DEFAULT 'standard' NOT NULL,
  	"condition" "enum_plans_condition" DEFAULT 'none' NOT NULL,
  	"members" numeric DEFAULT 1 NOT NULL,
  	"trial_days" numeric DEFAULT 0 NOT NULL,
  	"quantity" numeric DEFAULT 10 NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"has_card" boolean DEFAULT false,
  	"is_highlighted" boolean DEFAULT false,
  	"is_sold" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plans_locales" (
  	"name" varchar NOT NULL,
  	"tagline" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "plans_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plans_id" integer;
  ALTER TABLE "plans_features" ADD CONSTRAINT "plans_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_features_locales" ADD CONSTRAINT "plans_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plans_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_offers" ADD CONSTRAINT "plans_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_allowances_kinds" ADD CONSTRAINT "plans_allowances_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plans_allowances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_allowances" ADD CONSTRAINT "plans_allowances_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_capabilities" ADD CONSTRAINT "plans_capabilities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_locales" ADD CONSTRAINT "plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans_numbers" ADD CONSTRAINT "plans_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "plans_features_order_idx" ON "plans_features" USING btree ("_order");
  CREATE INDEX "plans_features_parent_id_idx" ON "plans_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "plans_features_locales_locale_parent_id_unique" ON "plans_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "plans_offers_order_idx" ON "plans_offers" USING btree ("_order");
  CREATE INDEX "plans_offers_parent_id_idx" ON "plans_offers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "plans_offers_plan_id_idx" ON "plans_offers" USING btree ("plan_id");
  CREATE INDEX "plans_allowances_kinds_order_idx" ON "plans_allowances_kinds" USING btree ("order");
  CREATE INDEX "plans_allowances_kinds_parent_idx" ON "plans_allowances_kinds" USING btree ("parent_id");
  CREATE INDEX "plans_allowances_order_idx" ON "plans_allowances" USING btree ("_order");
  CREATE INDEX "plans_allowances_parent_id_idx" ON "plans_allowances" USING btree ("_parent_id");
  CREATE INDEX "plans_capabilities_order_idx" ON "plans_capabilities" USING btree ("order");
  CREATE INDEX "plans_capabilities_parent_idx" ON "plans_capabilities" USING btree ("parent_id");
  CREATE UNIQUE INDEX "plans_slug_idx" ON "plans" USING btree ("slug");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE UNIQUE INDEX "plans_locales_locale_parent_id_unique" ON "plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "plans_numbers_order_parent_idx" ON "plans_numbers" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");`)
  for (const statement of PRICES) await db.execute(sql.raw(statement))
}

const PRICES = [
  `create table plan_prices (
    id integer generated always as identity primary key,
    plan_id integer not null,
    currency varchar not null,
    month_amount bigint check (month_amount >= 0),
    year_amount bigint check (year_amount >= 0),
    month_seat_amount bigint check (month_seat_amount >= 0),
    year_seat_amount bigint check (year_seat_amount >= 0),
    since timestamp(3) with time zone not null default now(),
    check (month_amount is not null or year_amount is not null))`,
  `create index plan_prices_plan_idx on plan_prices (plan_id, id desc)`,
  `create function refuse_plan_price_change() returns trigger language plpgsql as $$
   begin
     raise exception 'plan_prices is append-only' using errcode = 'insufficient_privilege';
   end $$`,
  `create trigger plan_prices_append_only before update or delete or truncate on plan_prices
     for each statement execute function refuse_plan_price_change()`,
]

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table plan_prices'))
  await db.execute(sql.raw('drop function refuse_plan_price_change()'))
  await db.execute(sql`
   ALTER TABLE "plans_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans_features_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans_allowances_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans_allowances" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans_capabilities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans_numbers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "plans_features" CASCADE;
  DROP TABLE "plans_features_locales" CASCADE;
  DROP TABLE "plans_offers" CASCADE;
  DROP TABLE "plans_allowances_kinds" CASCADE;
  DROP TABLE "plans_allowances" CASCADE;
  DROP TABLE "plans_capabilities" CASCADE;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "plans_locales" CASCADE;
  DROP TABLE "plans_numbers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plans_fk";
  
  DROP INDEX "payload_locked_documents_rels_plans_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plans_id";
  DROP TYPE "public"."enum_plans_offers_currency";
  DROP TYPE "public"."enum_plans_allowances_kinds";
  DROP TYPE "public"."enum_plans_allowances_period";
  DROP TYPE "public"."enum_plans_capabilities";
  DROP TYPE "public"."enum_plans_type";
  DROP TYPE "public"."enum_plans_audience";
  DROP TYPE "public"."enum_plans_condition";`)
}
