import { attachment } from '#cms/files/content-disposition.ts'
import { type GrantedDownload, readDownload } from '#cms/files/download-url.ts'
import { pictureOfDownload } from '#cms/files/picture.ts'
import type { Pictures } from '#cms/files/pictures.ts'
import { readFile } from '#cms/files/read-file.ts'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { FORMATS, type Format } from '#domain/assets/formats.ts'
import type { Recolouring } from '#domain/assets/recolouring.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { recolourFile } from '#media/artwork/recolour/recolour-file.ts'
import { embedCredit } from '#media/attribution/embed.ts'

/**
 * `GET /files/{sha256}/{name}`: a granted download at an address made by `signDownload`. The credit is embedded if
 * the format supports it.
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
  { sha256, format, width, colours }: GrantedDownload,
): Promise<Result<Uint8Array>> {
  if (width !== null) {
    const picture = pictureOfDownload(width)
    if (!picture.ok) return picture
    if (format !== 'png') return refuse('download-format-unavailable')
    if (colours.size === 0) return pictures(sha256, picture.value)
    // Not stored: other users are unlikely to request the same colours.
    const original = await readOriginal(services, sha256, colours)
    return original.ok ? services.render(original.value.bytes, picture.value) : original
  }
  const original = await readOriginal(services, sha256, colours)
  if (!original.ok) return original
  return original.value.format === format
    ? accept(original.value.bytes)
    : refuse('download-format-unavailable', `a ${original.value.format} is not delivered as ${format}`)
}

interface ReadOriginal {
  readonly format: Format
  readonly bytes: Uint8Array
}

/** The original, recoloured. */
async function readOriginal(
  services: FilesServices,
  sha256: string,
  colours: Recolouring,
): Promise<Result<ReadOriginal>> {
  const file = await services.locate(sha256)
  if (file === null) return refuse('not-found')
  const { format } = file
  const own = await readFile(services, file)
  const bytes = colours.size === 0 ? accept(own) : recolourFile(format, own, colours)
  return bytes.ok ? accept({ format, bytes: bytes.value }) : bytes
}
