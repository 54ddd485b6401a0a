import { isSignedOriginal } from '#cms/files/original-url.ts'
import { readFile } from '#cms/files/read-file.ts'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { FORMATS } from '#domain/assets/formats.ts'

/**
 * `GET /previews/{sha256}/original`: the sanitised file itself, for players and animated artwork in `<img>`. The original
 * of a free, published asset is sent to everyone; since that may change, the response is cached for an hour only. Any
 * other one is sent at a signed address (`signOriginal`), and no cache stores it.
 */
export async function serveOriginal(services: FilesServices, sha256: string, url: URL): Promise<Reply> {
  if (await services.isWithheld(sha256)) return refusalReply({ code: 'work-withheld' })
  const file = await services.locate(sha256)
  const signing = { secret: services.signingSecret, now: services.now() }
  if (file === null || !(file.playable || isSignedOriginal(url, signing)))
    return refusalReply({ code: 'not-found' })
  return {
    status: 200,
    headers: {
      ...INERT,
      'content-type': FORMATS[file.format].mime,
      'cache-control': file.playable ? 'public, max-age=3600' : 'private, no-store',
      etag: `"${sha256}"`,
    },
    body: await readFile(services, file),
  }
}
