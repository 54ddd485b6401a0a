import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Additions for the seed's loader: a record of every completely loaded catalogue, and deferrable constraints for the
 * one circular reference (an item names its current revision, a revision its item), so that both can be written by
 * COPY.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table seed_runs (
      fingerprint varchar primary key,
      loaded integer not null,
      refused integer not null,
      finished_at timestamp(3) with time zone not null default now())`)
  await db.execute(sql`
    alter table items alter constraint items_current_revision_id_revisions_id_fk deferrable initially immediate`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table items alter constraint items_current_revision_id_revisions_id_fk not deferrable`)
  await db.execute(sql`drop table seed_runs`)
}
