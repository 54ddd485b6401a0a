import { attachment } from '#cms/files/content-disposition.ts'
import type { Conversions } from '#cms/files/conversions.ts'
import { type GrantedDownload, readDownload } from '#cms/files/download-url.ts'
import type { StoredFile } from '#cms/files/locate.ts'
import { pictureOfDownload } from '#cms/files/picture.ts'
import type { Pictures } from '#cms/files/pictures.ts'
import { etagOf, RANGES } from '#cms/files/ranged.ts'
import { readFile } from '#cms/files/read-file.ts'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { isConvertedFormat, STILL_WIDTHS } from '#domain/assets/conversions.ts'
import { FORMATS, type OriginalFormat } from '#domain/assets/formats.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { recolourFile } from '#media/artwork/recolour/recolour-file.ts'
import type { Credit } from '#media/attribution/credit.ts'
import { embedCredit } from '#media/attribution/embed.ts'
import type { ConvertOptions } from '#media/convert/convert.ts'

/** The makers of derived files, shared by all requests. */
interface Makers {
  readonly pictures: Pictures
  readonly conversions: Conversions
}

/**
 * `GET /files/{sha256}/{name}`: a granted download at an address made by `signDownload`. The credit is embedded if
 * the format supports it.
 */
export async function serveDownload(services: FilesServices, makers: Makers, url: URL): Promise<Reply> {
  const granted = readDownload(url, services.signingSecret, services.now())
  if (!granted.ok) return refusalReply(granted)
  const { format, fileName } = granted.value
  const delivered = await deliver(services, makers, granted.value)
  if (!delivered.ok) return refusalReply(delivered)
  return {
    status: 200,
    headers: {
      ...INERT,
      ...RANGES,
      etag: etagOf(delivered.value),
      'content-type': FORMATS[format].mime,
      'content-disposition': attachment(fileName),
      'cache-control': 'private, no-store',
    },
    body: delivered.value,
  }
}

async function deliver(
  services: FilesServices,
  makers: Makers,
  download: GrantedDownload,
): Promise<Result<Uint8Array>> {
  const { sha256, format, width, credit } = download
  if (await services.isWithheld(sha256)) return refuse('work-withheld')
  const file = await services.locate(sha256)
  if (file === null) return refuse('not-found')
  if (width === null && file.format === format) {
    const original = await readRecoloured(services, file, download)
    return original.ok ? accept(withCredit(file.format, original.value, credit)) : original
  }
  if (width !== null && format === 'png') {
    const picture = await pictureOf(services, makers, file, download, width)
    return picture.ok ? accept(withCredit(format, picture.value, credit)) : picture
  }
  if (!isConvertedFormat(format)) return refuse('download-format-unavailable', `no ${format} is made`)
  return conversionOf(services, makers, file, { format, width, credit }, download)
}

/** Files in other colours and of entered widths are not stored: other users are unlikely to request the same ones. */
async function pictureOf(
  services: FilesServices,
  { pictures }: Makers,
  file: StoredFile,
  download: GrantedDownload,
  width: number,
): Promise<Result<Uint8Array>> {
  const picture = pictureOfDownload(width)
  const isPreset = STILL_WIDTHS.some((offered) => offered === width)
  if (download.colours.size === 0 && isPreset) return pictures(file.sha256, picture)
  const original = await readRecoloured(services, file, download)
  return original.ok ? services.render(original.value, picture) : original
}

async function conversionOf(
  services: FilesServices,
  { conversions }: Makers,
  file: StoredFile,
  options: ConvertOptions,
  download: GrantedDownload,
): Promise<Result<Uint8Array>> {
  if (download.colours.size === 0) return conversions(file.sha256, options)
  const original = await readRecoloured(services, file, download)
  return original.ok ? services.convert(original.value, options) : original
}

async function readRecoloured(
  services: FilesServices,
  file: StoredFile,
  { colours }: GrantedDownload,
): Promise<Result<Uint8Array>> {
  const own = await readFile(services, file)
  return colours.size === 0 ? accept(own) : recolourFile(file.format, own, colours)
}

function withCredit(format: OriginalFormat, bytes: Uint8Array, credit: Credit | null): Uint8Array {
  return credit === null ? bytes : embedCredit(format, bytes, credit)
}
