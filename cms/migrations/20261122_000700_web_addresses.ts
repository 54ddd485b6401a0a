import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Columns whose text becomes a link on pages. The source of a work may also be a path of this site. */
const COLUMNS = [
  ['contributors', 'url'],
  ['licences', 'url'],
  ['items', 'source_url'],
  ['packs', 'source_url'],
  ['bundles', 'source_url'],
  ...['website', 'dribbble', 'behance', 'instagram', 'x', 'linkedin', 'github'].map(
    (network) => ['users', `social_urls_${network}`] as const,
  ),
] as const

/** Deletes addresses other than http and https, and adds constraints that reject them in every write. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, column] of COLUMNS) {
    const pattern = column === 'source_url' ? '^(https?://|/($|[^/\\\\]))' : '^https?://'
    const isFit = `${column} = '' or ${column} ~* '${pattern}'`
    await db.execute(sql.raw(`update ${table} set ${column} = null where not (${isFit})`))
    await db.execute(
      sql.raw(`alter table ${table} add constraint ${table}_${column}_web_address check (${isFit})`),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table, column] of COLUMNS) {
    await db.execute(sql.raw(`alter table ${table} drop constraint ${table}_${column}_web_address`))
  }
}
