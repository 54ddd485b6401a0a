import { readFile } from '#cms/files/read-file.ts'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { FORMATS } from '#domain/assets/formats.ts'

/**
 * `GET /previews/{sha256}/original`: the sanitised file itself, for players and for artwork that moves in an `<img>`.
 * Only files of free, published assets answer; an asset may cease to be one, so the answer is kept for an hour only.
 */
export async function serveOriginal(services: FilesServices, sha256: string): Promise<Reply> {
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
