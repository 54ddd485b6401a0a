import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The time of a user's pictures, and an index for the order of their downloads. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_outbox_topic" ADD VALUE IF NOT EXISTS 'picture.removed';
  ALTER TABLE "users" ADD COLUMN "photo_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "cover_at" timestamp(3) with time zone;
  CREATE INDEX "user_createdAt_idx" ON "downloads" USING btree ("user_id","created_at");`)
}

/** PostgreSQL cannot remove a value of an enumeration; the remaining one is harmless. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "outbox" WHERE "topic"::text = 'picture.removed';
  DROP INDEX "user_createdAt_idx";
  ALTER TABLE "users" DROP COLUMN "photo_at";
  ALTER TABLE "users" DROP COLUMN "cover_at";`)
}
