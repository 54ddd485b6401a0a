import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Photographs have a descriptor of their own (docs/decisions/0055-photograph-search.md). The pictures process describes
 * the pictures again that may be photographs, which are those without transparency; all others keep their descriptor.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table descriptors add column look varchar not null default 'drawing'
      check (look in ('drawing', 'photograph'))`)
  await db.execute(sql`
    delete from descriptors d using revisions r where r.id = d.revision_id and r.has_alpha is not true`)
}

/** The previous release then describes photographs as drawings. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`delete from descriptors where look = 'photograph'`)
  await db.execute(sql`alter table descriptors drop column look`)
}
