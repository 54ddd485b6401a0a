import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Members of contributors with a role, in place of a list of users without rights: they become viewers. A membership ends
 * with its contributor and with its user.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contributor_members_role" AS ENUM('owner', 'editor', 'viewer');
  CREATE TABLE "contributor_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contributor_id" integer NOT NULL,
  	"user_id" varchar NOT NULL,
  	"role" "enum_contributor_members_role" DEFAULT 'viewer' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contributor_members_id" integer;
  ALTER TABLE "contributor_members" ADD CONSTRAINT "contributor_members_contributor_id_contributors_id_fk" FOREIGN KEY ("contributor_id") REFERENCES "public"."contributors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contributor_members" ADD CONSTRAINT "contributor_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contributor_members_contributor_idx" ON "contributor_members" USING btree ("contributor_id");
  CREATE INDEX "contributor_members_user_idx" ON "contributor_members" USING btree ("user_id");
  CREATE INDEX "contributor_members_updated_at_idx" ON "contributor_members" USING btree ("updated_at");
  CREATE INDEX "contributor_members_created_at_idx" ON "contributor_members" USING btree ("created_at");
  CREATE UNIQUE INDEX "contributor_user_idx" ON "contributor_members" USING btree ("contributor_id","user_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contributor_members_fk" FOREIGN KEY ("contributor_members_id") REFERENCES "public"."contributor_members"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_contributor_members_id_idx" ON "payload_locked_documents_rels" USING btree ("contributor_members_id");
  INSERT INTO "contributor_members" ("contributor_id", "user_id")
    SELECT DISTINCT r."parent_id", r."users_id" FROM "contributors_rels" r JOIN "contributors" c ON c."id" = r."parent_id"
    WHERE r."path" = 'members' AND r."users_id" IS NOT NULL AND c."owner_id" IS DISTINCT FROM r."users_id";
  DROP TABLE "contributors_rels" CASCADE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "contributors_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" varchar
  );
  
  INSERT INTO "contributors_rels" ("order", "parent_id", "path", "users_id")
    SELECT row_number() OVER (PARTITION BY "contributor_id" ORDER BY "id"), "contributor_id", 'members', "user_id" FROM "contributor_members";
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contributor_members_fk";
  
  DROP INDEX "payload_locked_documents_rels_contributor_members_id_idx";
  ALTER TABLE "contributors_rels" ADD CONSTRAINT "contributors_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contributors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contributors_rels" ADD CONSTRAINT "contributors_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contributors_rels_order_idx" ON "contributors_rels" USING btree ("order");
  CREATE INDEX "contributors_rels_parent_idx" ON "contributors_rels" USING btree ("parent_id");
  CREATE INDEX "contributors_rels_path_idx" ON "contributors_rels" USING btree ("path");
  CREATE INDEX "contributors_rels_users_id_idx" ON "contributors_rels" USING btree ("users_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contributor_members_id";
  DROP TABLE "contributor_members" CASCADE;
  DROP TYPE "public"."enum_contributor_members_role";`)
}
