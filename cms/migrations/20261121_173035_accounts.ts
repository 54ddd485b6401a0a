import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Tables of accounts beside their collection (docs/decisions/0015-sessions-and-mail.md). Secrets are stored as
 * SHA-256: reading these tables gives no access to an account.
 */
const TABLES = [
  // Browsers in which a user has signed in.
  `create table devices (
    id uuid primary key default gen_random_uuid(),
    user_id varchar not null references users (id) on delete cascade,
    mark_hash varchar(64) not null,
    label varchar,
    created_at timestamp(3) with time zone not null default now(),
    seen_at timestamp(3) with time zone not null default now(),
    unique (user_id, mark_hash))`,
  `create table sessions (
    id uuid primary key default gen_random_uuid(),
    user_id varchar not null references users (id) on delete cascade,
    token_hash varchar(64) not null unique,
    device_id uuid references devices (id) on delete set null,
    remembered boolean not null,
    created_at timestamp(3) with time zone not null default now(),
    seen_at timestamp(3) with time zone not null default now(),
    expires_at timestamp(3) with time zone not null)`,
  `create index sessions_user_id_idx on sessions (user_id)`,
  `create index sessions_expires_at_idx on sessions (expires_at)`,
  // Valid links of mails; `email` is the address to verify, or the new one.
  `create table account_tokens (
    token_hash varchar(64) primary key,
    purpose varchar not null,
    user_id varchar not null references users (id) on delete cascade,
    email varchar not null,
    device_hash varchar(64),
    mail_id uuid not null unique,
    expires_at timestamp(3) with time zone not null,
    used_at timestamp(3) with time zone)`,
  `create index account_tokens_user_id_idx on account_tokens (user_id)`,
  // Every mail once, with its state. Contains no secret: links are made when the mail is sent.
  `create table mails (
    id uuid primary key default gen_random_uuid(),
    key varchar not null unique,
    template varchar not null,
    user_id varchar references users (id) on delete cascade,
    email varchar not null,
    locale varchar not null,
    data jsonb not null default '{}',
    state varchar not null default 'waiting'
      check (state in ('waiting', 'sending', 'sent', 'refused', 'uncertain', 'dropped')),
    reason varchar,
    created_at timestamp(3) with time zone not null default now(),
    settled_at timestamp(3) with time zone)`,
  `create index mails_user_id_idx on mails (user_id)`,
  `create table attempts (
    key varchar primary key,
    ends_at timestamp(3) with time zone not null,
    count integer not null)`,
  `create index attempts_ends_at_idx on attempts (ends_at)`,
  `create table follows (
    user_id varchar not null references users (id) on delete cascade,
    contributor_id integer not null references contributors (id) on delete cascade,
    created_at timestamp(3) with time zone not null default now(),
    primary key (user_id, contributor_id))`,
  `create index follows_contributor_id_idx on follows (contributor_id)`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_locale" AS ENUM('en', 'es', 'pt', 'fr', 'de', 'ja', 'ko');
  ALTER TYPE "public"."enum_outbox_topic" ADD VALUE 'mail.send';
  ALTER TABLE "contributors" ADD COLUMN "uuid" varchar DEFAULT gen_random_uuid();
  ALTER TABLE "contributors" ADD COLUMN "followers_count" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "first_name" varchar;
  ALTER TABLE "users" ADD COLUMN "last_name" varchar;
  ALTER TABLE "users" ADD COLUMN "username" varchar;
  ALTER TABLE "users" ADD COLUMN "company" varchar;
  ALTER TABLE "users" ADD COLUMN "country" varchar;
  ALTER TABLE "users" ADD COLUMN "designation" varchar;
  ALTER TABLE "users" ADD COLUMN "locale" "enum_users_locale" DEFAULT 'en';
  ALTER TABLE "users" ADD COLUMN "social_urls_website" varchar;
  ALTER TABLE "users" ADD COLUMN "social_urls_dribbble" varchar;
  ALTER TABLE "users" ADD COLUMN "social_urls_behance" varchar;
  ALTER TABLE "users" ADD COLUMN "social_urls_instagram" varchar;
  ALTER TABLE "users" ADD COLUMN "social_urls_x" varchar;
  ALTER TABLE "users" ADD COLUMN "social_urls_linkedin" varchar;
  ALTER TABLE "users" ADD COLUMN "social_urls_github" varchar;
  ALTER TABLE "users" ADD COLUMN "verified" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "multi_login" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "is_contributor" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "terms_agreement_user" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "terms_agreement_contributor" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "login_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "referred_by" varchar;
  ALTER TABLE "users" ADD COLUMN "google_id" varchar;
  CREATE UNIQUE INDEX "contributors_uuid_idx" ON "contributors" USING btree ("uuid");
  CREATE UNIQUE INDEX "users_username_idx" ON "users" USING btree ("username");
  CREATE INDEX "users_is_contributor_idx" ON "users" USING btree ("is_contributor");
  CREATE UNIQUE INDEX "users_google_id_idx" ON "users" USING btree ("google_id");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
  for (const table of TABLES) await db.execute(sql.raw(table))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of ['follows', 'attempts', 'mails', 'account_tokens', 'sessions', 'devices']) {
    await db.execute(sql.raw(`drop table ${table}`))
  }
  await db.execute(sql`
   DELETE FROM "outbox" WHERE "topic" = 'mail.send';
   ALTER TABLE "outbox" ALTER COLUMN "topic" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_topic";
  CREATE TYPE "public"."enum_outbox_topic" AS ENUM('asset.changed', 'texts.changed', 'revision.process', 'search.record', 'search.configuration', 'search.related', 'search.reconcile');
  ALTER TABLE "outbox" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_outbox_topic" USING "topic"::"public"."enum_outbox_topic";
  DROP INDEX "contributors_uuid_idx";
  DROP INDEX "users_username_idx";
  DROP INDEX "users_is_contributor_idx";
  DROP INDEX "users_google_id_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "contributors" DROP COLUMN "uuid";
  ALTER TABLE "contributors" DROP COLUMN "followers_count";
  ALTER TABLE "users" DROP COLUMN "first_name";
  ALTER TABLE "users" DROP COLUMN "last_name";
  ALTER TABLE "users" DROP COLUMN "username";
  ALTER TABLE "users" DROP COLUMN "company";
  ALTER TABLE "users" DROP COLUMN "country";
  ALTER TABLE "users" DROP COLUMN "designation";
  ALTER TABLE "users" DROP COLUMN "locale";
  ALTER TABLE "users" DROP COLUMN "social_urls_website";
  ALTER TABLE "users" DROP COLUMN "social_urls_dribbble";
  ALTER TABLE "users" DROP COLUMN "social_urls_behance";
  ALTER TABLE "users" DROP COLUMN "social_urls_instagram";
  ALTER TABLE "users" DROP COLUMN "social_urls_x";
  ALTER TABLE "users" DROP COLUMN "social_urls_linkedin";
  ALTER TABLE "users" DROP COLUMN "social_urls_github";
  ALTER TABLE "users" DROP COLUMN "verified";
  ALTER TABLE "users" DROP COLUMN "multi_login";
  ALTER TABLE "users" DROP COLUMN "is_contributor";
  ALTER TABLE "users" DROP COLUMN "terms_agreement_user";
  ALTER TABLE "users" DROP COLUMN "terms_agreement_contributor";
  ALTER TABLE "users" DROP COLUMN "login_at";
  ALTER TABLE "users" DROP COLUMN "deleted_at";
  ALTER TABLE "users" DROP COLUMN "referred_by";
  ALTER TABLE "users" DROP COLUMN "google_id";
  DROP TYPE "public"."enum_users_locale";`)
}
