import { isEvidence } from '#cms/files/evidence-url.ts'
import { pictureOfQuery, variantName } from '#cms/files/picture.ts'
import type { Pictures } from '#cms/files/pictures.ts'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { FORMATS } from '#domain/assets/formats.ts'

/**
 * `GET /previews/{sha256}`: a picture of a file. Its bytes never change, so the response is immutable. A withheld file is sent to the parties of its takedown case only.
 */
export async function servePreview(
  services: FilesServices,
  pictures: Pictures,
  sha256: string,
  url: URL,
): Promise<Reply> {
  const isHidden = await services.isWithheld(sha256)
  const signing = { secret: services.signingSecret, now: services.now() }
  if (isHidden && !isEvidence(url, signing)) return refusalReply({ code: 'work-withheld' })
  const picture = pictureOfQuery(url.searchParams)
  if (!picture.ok) return refusalReply(picture)
  const made = await pictures(sha256, picture.value)
  if (!made.ok) return refusalReply(made)
  return {
    status: 200,
    headers: {
      ...INERT,
      'content-type': FORMATS[picture.value.format].mime,
      'cache-control': isHidden ? 'private, no-store' : 'public, max-age=31536000, immutable',
      etag: `"${sha256}-${variantName(picture.value)}"`,
    },
    body: made.value,
  }
}
