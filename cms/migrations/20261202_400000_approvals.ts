import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who wrote and who approved a version, and what needs a second editor (docs/decisions/0121). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_second_editor" AS ENUM('landing-pages', 'posts', 'collections');
  CREATE TABLE "site_settings_second_editor" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_second_editor",
  	"id" serial PRIMARY KEY NOT NULL
  );
  ALTER TABLE "collections" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "collections" ADD COLUMN "approved_by_id" varchar;
  ALTER TABLE "_collections_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "_collections_v" ADD COLUMN "version_approved_by_id" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "approved_by_id" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_approved_by_id" varchar;
  ALTER TABLE "posts" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "posts" ADD COLUMN "approved_by_id" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_approved_by_id" varchar;
  ALTER TABLE "site_settings_second_editor" ADD CONSTRAINT "site_settings_second_editor_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_second_editor_order_idx" ON "site_settings_second_editor" USING btree ("order");
  CREATE INDEX "site_settings_second_editor_parent_idx" ON "site_settings_second_editor" USING btree ("parent_id");
  ALTER TABLE "collections" ADD CONSTRAINT "collections_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "collections" ADD CONSTRAINT "collections_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_collections_v" ADD CONSTRAINT "_collections_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_collections_v" ADD CONSTRAINT "_collections_v_version_approved_by_id_users_id_fk" FOREIGN KEY ("version_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_approved_by_id_users_id_fk" FOREIGN KEY ("version_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_approved_by_id_users_id_fk" FOREIGN KEY ("version_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "collections_changed_by_idx" ON "collections" USING btree ("changed_by_id");
  CREATE INDEX "collections_approved_by_idx" ON "collections" USING btree ("approved_by_id");
  CREATE INDEX "_collections_v_version_version_changed_by_idx" ON "_collections_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_collections_v_version_version_approved_by_idx" ON "_collections_v" USING btree ("version_approved_by_id");
  CREATE INDEX "landing_pages_changed_by_idx" ON "landing_pages" USING btree ("changed_by_id");
  CREATE INDEX "landing_pages_approved_by_idx" ON "landing_pages" USING btree ("approved_by_id");
  CREATE INDEX "_landing_pages_v_version_version_changed_by_idx" ON "_landing_pages_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_landing_pages_v_version_version_approved_by_idx" ON "_landing_pages_v" USING btree ("version_approved_by_id");
  CREATE INDEX "posts_changed_by_idx" ON "posts" USING btree ("changed_by_id");
  CREATE INDEX "posts_approved_by_idx" ON "posts" USING btree ("approved_by_id");
  CREATE INDEX "_posts_v_version_version_changed_by_idx" ON "_posts_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_posts_v_version_version_approved_by_idx" ON "_posts_v" USING btree ("version_approved_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_second_editor" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_settings_second_editor" CASCADE;
  ALTER TABLE "collections" DROP CONSTRAINT "collections_changed_by_id_users_id_fk";
  ALTER TABLE "collections" DROP CONSTRAINT "collections_approved_by_id_users_id_fk";
  ALTER TABLE "_collections_v" DROP CONSTRAINT "_collections_v_version_changed_by_id_users_id_fk";
  ALTER TABLE "_collections_v" DROP CONSTRAINT "_collections_v_version_approved_by_id_users_id_fk";
  ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_changed_by_id_users_id_fk";
  ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_approved_by_id_users_id_fk";
  ALTER TABLE "_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_changed_by_id_users_id_fk";
  ALTER TABLE "_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_approved_by_id_users_id_fk";
  ALTER TABLE "posts" DROP CONSTRAINT "posts_changed_by_id_users_id_fk";
  ALTER TABLE "posts" DROP CONSTRAINT "posts_approved_by_id_users_id_fk";
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_changed_by_id_users_id_fk";
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_approved_by_id_users_id_fk";
  
  DROP INDEX "collections_changed_by_idx";
  DROP INDEX "collections_approved_by_idx";
  DROP INDEX "_collections_v_version_version_changed_by_idx";
  DROP INDEX "_collections_v_version_version_approved_by_idx";
  DROP INDEX "landing_pages_changed_by_idx";
  DROP INDEX "landing_pages_approved_by_idx";
  DROP INDEX "_landing_pages_v_version_version_changed_by_idx";
  DROP INDEX "_landing_pages_v_version_version_approved_by_idx";
  DROP INDEX "posts_changed_by_idx";
  DROP INDEX "posts_approved_by_idx";
  DROP INDEX "_posts_v_version_version_changed_by_idx";
  DROP INDEX "_posts_v_version_version_approved_by_idx";
  ALTER TABLE "collections" DROP COLUMN "changed_by_id";
  ALTER TABLE "collections" DROP COLUMN "approved_by_id";
  ALTER TABLE "_collections_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "_collections_v" DROP COLUMN "version_approved_by_id";
  ALTER TABLE "landing_pages" DROP COLUMN "changed_by_id";
  ALTER TABLE "landing_pages" DROP COLUMN "approved_by_id";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_approved_by_id";
  ALTER TABLE "posts" DROP COLUMN "changed_by_id";
  ALTER TABLE "posts" DROP COLUMN "approved_by_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_approved_by_id";
  DROP TYPE "public"."enum_site_settings_second_editor";`)
}
