import { readFile } from '#cms/files/read-file.ts'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { FORMATS } from '#domain/assets/formats.ts'

/**
 * `GET /previews/{sha256}/original`: the sanitised file itself, for players and animated artwork in `<img>`. Only
 * originals of free, published assets are served; since that may change, the response is cached for an hour only.
 */
export async function serveOriginal(services: FilesServices, sha256: string): Promise<Reply> {
  if (await services.isWithheld(sha256)) return refusalReply({ code: 'work-withheld' })
  const file = await services.locate(sha256)
  if (file === null || !file.playable) return refusalReply({ code: 'not-found' })
  return {
    status: 200,
    headers: {
      ...INERT,
      'content-type': FORMATS[file.format].mime,
      'cache-control': 'public, max-age=3600',
      etag: `"${sha256}"`,
    },
    body: await readFile(services, file),
  }
}
