import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { STANDARD_RATES } from '#domain/tax/rates.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tax_rates_kind" AS ENUM('VAT', 'GST');
  CREATE TABLE "tax_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"region" varchar,
  	"kind" "enum_tax_rates_kind" DEFAULT 'VAT' NOT NULL,
  	"basis_points" numeric NOT NULL,
  	"valid_from" varchar NOT NULL,
  	"valid_to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tax_rates_id" integer;
  ALTER TABLE "invoice_settings" ADD COLUMN "region" varchar;
  CREATE INDEX "tax_rates_country_idx" ON "tax_rates" USING btree ("country");
  CREATE INDEX "tax_rates_updated_at_idx" ON "tax_rates" USING btree ("updated_at");
  CREATE INDEX "tax_rates_created_at_idx" ON "tax_rates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tax_rates_fk" FOREIGN KEY ("tax_rates_id") REFERENCES "public"."tax_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_tax_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("tax_rates_id");`)
  for (const { country, region, kind, basisPoints, validFrom, validTo } of STANDARD_RATES)
    await db.execute(sql`
      insert into tax_rates (country, region, kind, basis_points, valid_from, valid_to)
      values (${country}, ${region}, ${kind}::enum_tax_rates_kind, ${basisPoints}, ${validFrom}, ${validTo})`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tax_rates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tax_rates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tax_rates_fk";
  
  DROP INDEX "payload_locked_documents_rels_tax_rates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tax_rates_id";
  ALTER TABLE "invoice_settings" DROP COLUMN "region";
  DROP TYPE "public"."enum_tax_rates_kind";`)
}
