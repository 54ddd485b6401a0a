import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The designations of contributors, whether they accept commissions, and their contact addresses. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_contributors_designation as enum
      ('icon-designer', 'illustrator', '3d-artist', 'motion-designer', 'photographer', 'template-designer');
    alter table contributors add column designation enum_contributors_designation;
    alter table contributors add column open_to_work boolean default false;
    alter table contributors add column contact varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table contributors drop column contact;
    alter table contributors drop column open_to_work;
    alter table contributors drop column designation;
    drop type enum_contributors_designation;`)
}
