import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "coupons_locales" (
  	"offer_title" varchar,
  	"offer_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "coupons" ADD COLUMN "offer_slug" varchar;
  ALTER TABLE "coupons_locales" ADD CONSTRAINT "coupons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "coupons_locales_locale_parent_id_unique" ON "coupons_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "coupons_offer_slug_idx" ON "coupons" USING btree ("offer_slug");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "coupons_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "coupons_locales" CASCADE;
  DROP INDEX "coupons_offer_slug_idx";
  ALTER TABLE "coupons" DROP COLUMN "offer_slug";`)
}
