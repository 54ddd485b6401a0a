import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Formats that files are converted to (domain/assets/conversions.ts). */
const ADDED = ['avif', 'ico', 'icns', 'obj', 'stl']
const BEFORE = ['svg', 'png', 'jpg', 'webp', 'gif', 'lottie-json', 'dotlottie', 'glb', 'gltf']

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const format of ADDED)
    await db.execute(sql.raw(`alter type enum_downloads_format add value if not exists '${format}'`))
}

/** PostgreSQL cannot remove a value of an enumeration: the downloads in these formats are lost, and the type is replaced. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  const list = (formats: readonly string[]) => formats.map((format) => `'${format}'`).join(', ')
  await db.execute(
    sql.raw(`
    delete from downloads where format in (${list(ADDED)});
    alter type enum_downloads_format rename to enum_downloads_format_before;
    create type enum_downloads_format as enum (${list(BEFORE)});
    alter table downloads alter column format type enum_downloads_format using format::text::enum_downloads_format;
    drop type enum_downloads_format_before;`),
  )
}
