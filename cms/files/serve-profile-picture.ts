import { createHash } from 'node:crypto'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'

/** A picture that was taken back should not be shown for long by whoever kept it. */
const VERSIONED = 'public, max-age=86400'
const UNVERSIONED = 'public, no-cache'

/**
 * `GET /profile-photo/{size}/{id}.jpg` and `/profile-cover/…`: a picture of a person. What it shows may change, so only
 * an address that says which picture is meant (`modified_at`) is kept.
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
