import { pictureOfQuery, variantName } from '#cms/files/picture.ts'
import type { Pictures } from '#cms/files/pictures.ts'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import { FORMATS } from '#domain/assets/formats.ts'

/** `GET /previews/{sha256}`: a picture of a file. Its bytes never change, so the response is immutable. */
export async function servePreview(
  pictures: Pictures,
  sha256: string,
  query: URLSearchParams,
): Promise<Reply> {
  const picture = pictureOfQuery(query)
  if (!picture.ok) return refusalReply(picture)
  const made = await pictures(sha256, picture.value)
  if (!made.ok) return refusalReply(made)
  return {
    status: 200,
    headers: {
      ...INERT,
      'content-type': FORMATS[picture.value.format].mime,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${sha256}-${variantName(picture.value)}"`,
    },
    body: made.value,
  }
}
