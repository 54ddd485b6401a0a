import { attachment } from '#cms/files/content-disposition.ts'
import { type GrantedDownload, readDownload } from '#cms/files/download-url.ts'
import { pictureOfDownload } from '#cms/files/picture.ts'
import type { Pictures } from '#cms/files/pictures.ts'
import { readFile } from '#cms/files/read-file.ts'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { embedCredit } from '#media/attribution/embed.ts'

/**
 * `GET /files/{sha256}/{name}`: a granted download, at an address that `signDownload` made. The file says whose work
 * it is where its format can.
 */
export async function serveDownload(services: FilesServices, pictures: Pictures, url: URL): Promise<Reply> {
  const granted = readDownload(url, services.signingSecret, services.now())
  if (!granted.ok) return refusalReply(granted)
  const { format, fileName, credit } = granted.value
  const delivered = await deliver(services, pictures, granted.value)
  if (!delivered.ok) return refusalReply(delivered)
  return {
    status: 200,
    headers: {
      ...INERT,
      'content-type': FORMATS[format].mime,
      'content-disposition': attachment(fileName),
      'cache-control': 'private, no-store',
    },
    body: credit === null ? delivered.value : embedCredit(format, delivered.value, credit),
  }
}

async function deliver(
  services: FilesServices,
  pictures: Pictures,
  { sha256, format, width }: GrantedDownload,
): Promise<Result<Uint8Array>> {
  if (width !== null) {
    const picture = pictureOfDownload(width)
    if (!picture.ok) return picture
    return format === 'png' ? pictures(sha256, picture.value) : refuse('download-format-unavailable')
  }
  const file = await services.locate(sha256)
  if (file === null) return refuse('not-found')
  return file.format === format
    ? accept(await readFile(services, file))
    : refuse('download-format-unavailable', `a ${file.format} is not delivered as ${format}`)
}
