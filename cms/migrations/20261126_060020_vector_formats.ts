import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const BEFORE = [
  ...['svg', 'png', 'jpg', 'webp', 'gif', 'lottie-json', 'dotlottie', 'glb', 'gltf'],
  ...['avif', 'ico', 'icns', 'obj', 'stl', 'usdz', 'webm'],
]

/**
 * Drawings can be downloaded as PDF and EPS, where they use no feature that these lack: `measureFeatures` examines the
 * drawings that were processed before.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_downloads_format add value if not exists 'pdf';
    alter type enum_downloads_format add value if not exists 'eps';
    update revisions r set features = null from files f where f.id = r.file_id and f.format = 'svg'`)
}

/** PostgreSQL cannot remove a value of an enumeration: the downloads in this format are lost, and the type is replaced. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  const list = BEFORE.map((format) => `'${format}'`).join(', ')
  await db.execute(
    sql.raw(`
    delete from downloads where format in ('pdf', 'eps');
    alter type enum_downloads_format rename to enum_downloads_format_before;
    create type enum_downloads_format as enum (${list});
    alter table downloads alter column format type enum_downloads_format using format::text::enum_downloads_format;
    drop type enum_downloads_format_before;`),
  )
}
