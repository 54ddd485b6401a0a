import type { PayloadRequest, Where } from 'payload'
import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { QUERY_BOUNDS } from '#domain/permissions/query-bounds.ts'

/**
 * Refuses to delete more documents at once than a bulk edit changes. Payload deletes all matches, regardless of the
 * query's limit.
 *
 * @throws Payload's error for a query with unknown fields
 */
export async function bulkDeleteRefusal(req: PayloadRequest, collection: string): Promise<Refusal | null> {
  const { where, trash } = req.query
  // Payload answers that it is missing.
  if (typeof where !== 'object' || where === null) return null
  const { totalDocs } = await req.payload.count({
    collection: collection as Parameters<typeof req.payload.count>[0]['collection'],
    where: where as Where,
    trash: trash === 'true',
    overrideAccess: false,
    req,
  })
  return totalDocs > QUERY_BOUNDS.bulkRows
    ? refuse(
        'query-out-of-bounds',
        `${totalDocs} documents match, and ${QUERY_BOUNDS.bulkRows} are deleted at once`,
      )
    : null
}
