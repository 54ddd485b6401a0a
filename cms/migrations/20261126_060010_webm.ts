import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const BEFORE = [
  ...['svg', 'png', 'jpg', 'webp', 'gif', 'lottie-json', 'dotlottie', 'glb', 'gltf'],
  ...['avif', 'ico', 'icns', 'obj', 'stl', 'usdz'],
]

/** Animations can be downloaded as WebM. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter type enum_downloads_format add value if not exists 'webm'`)
}

/** PostgreSQL cannot remove a value of an enumeration: the downloads in this format are lost, and the type is replaced. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  const list = BEFORE.map((format) => `'${format}'`).join(', ')
  await db.execute(
    sql.raw(`
    delete from downloads where format = 'webm';
    alter type enum_downloads_format rename to enum_downloads_format_before;
    create type enum_downloads_format as enum (${list});
    alter table downloads alter column format type enum_downloads_format using format::text::enum_downloads_format;
    drop type enum_downloads_format_before;`),
  )
}
