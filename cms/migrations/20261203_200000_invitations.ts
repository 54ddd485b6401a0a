import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The words of invitations and the coupon for invited people (docs/decisions/0128). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_texts" ADD COLUMN "invitation_coupon_id" integer;
  ALTER TABLE "site_texts_locales" ADD COLUMN "invitation_heading" varchar;
  ALTER TABLE "site_texts_locales" ADD COLUMN "invitation_text" varchar;
  ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_invitation_coupon_id_coupons_id_fk" FOREIGN KEY ("invitation_coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_texts_invitation_invitation_coupon_idx" ON "site_texts" USING btree ("invitation_coupon_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_texts" DROP CONSTRAINT "site_texts_invitation_coupon_id_coupons_id_fk";
  DROP INDEX "site_texts_invitation_invitation_coupon_idx";
  ALTER TABLE "site_texts" DROP COLUMN "invitation_coupon_id";
  ALTER TABLE "site_texts_locales" DROP COLUMN "invitation_heading";
  ALTER TABLE "site_texts_locales" DROP COLUMN "invitation_text";`)
}
