import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The time of a user's company picture; the code of their invitation links, which the database makes; and where they
 * came from, as JSON (domain/visitors/acquisition.ts).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table users add column company_at timestamp(3) with time zone;
    alter table users add column referral_code text not null
      default substr(replace(gen_random_uuid()::text, '-', ''), 1, 12);
    create unique index users_referral_code on users (referral_code);
    alter table users add column acquisition jsonb`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table users drop column acquisition;
    alter table users drop column referral_code;
    alter table users drop column company_at`)
}
