import { createHash } from 'node:crypto'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'

/** One day: caches should not show a deleted picture for long. */
const VERSIONED = 'public, max-age=86400'
const UNVERSIONED = 'public, no-cache'

/**
 * `GET /profile-photo/{size}/{id}.jpg` and `/profile-cover/…`: a picture of a user. The picture may be replaced, so
 * only an address with its version (`modified_at`) is cached.
 */
export async function serveProfilePicture({ storage }: FilesServices, url: URL): Promise<Reply> {
  const bytes = await storage.get(url.pathname.slice(1))
  if (bytes === null) return refusalReply({ code: 'not-found' })
  return {
    status: 200,
    headers: {
      ...INERT,
      'content-type': 'image/jpeg',
      'cache-control': url.searchParams.has('modified_at') ? VERSIONED : UNVERSIONED,
      etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    },
    body: bytes,
  }
}
