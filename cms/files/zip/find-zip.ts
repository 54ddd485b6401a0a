import type { Pool } from 'pg'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { ZipContents } from '#domain/zips/zip-contents.ts'

const QUERY = {
  name: 'find-zip',
  text: 'SELECT contents FROM zips WHERE id::text = $1 AND expires_at > now()',
}

/** The contents of a prepared ZIP; null once it has expired. */
export function createFindZip(database: Pool): (id: string) => Promise<ZipContents | null> {
  return async (id) => {
    const { rows } = await database.query<{ contents: Column<'zips.contents'> }>({ ...QUERY, values: [id] })
    return rows[0]?.contents ?? null
  }
}
