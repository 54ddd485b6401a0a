import type { Pool } from 'pg'
import { attachment } from '#cms/files/content-disposition.ts'
import { etagOf, RANGES } from '#cms/files/ranged.ts'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { readSourceUrl } from '#cms/files/source-url.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { sourceKey } from '#media/storage/keys.ts'

const QUERY = {
  name: 'find-source',
  text: `SELECT EXISTS (SELECT 1 FROM source_files s JOIN revisions r ON r.id = s.revision_id
    JOIN files f ON f.id = r.file_id WHERE s.sha256 = $1 AND NOT coalesce(f.withheld, false)) AS is_sent`,
}

/** Whether a source file belongs to a work that is not withheld. */
export function createIsSource(database: Pool): (sha256: string) => Promise<boolean> {
  return async (sha256) => {
    const { rows } = await database.query<{ is_sent: Computed<boolean> }>({ ...QUERY, values: [sha256] })
    return rows[0]?.is_sent ?? false
  }
}

/**
 * `GET /files/sources/{sha256}/{name}`: a source file as its author uploaded it, at an address made by `signSource`. Always an
 * attachment of no type that a browser would open.
 */
export async function serveSource(services: FilesServices, url: URL): Promise<Reply> {
  const granted = readSourceUrl(url, services.signingSecret, services.now())
  if (!granted.ok) return refusalReply(granted)
  const { sha256, fileName } = granted.value
  if (!(await services.isSource(sha256))) return refusalReply({ code: 'work-withheld' })
  const bytes = await services.storage.get(sourceKey(sha256))
  if (bytes === null) throw new Error(`source file ${sha256} is missing`)
  return {
    status: 200,
    headers: {
      ...INERT,
      ...RANGES,
      etag: etagOf(bytes),
      'content-type': 'application/octet-stream',
      'content-disposition': attachment(fileName),
      'cache-control': 'private, no-store',
    },
    body: bytes,
  }
}
