import { createHash } from 'node:crypto'
import { attachment } from '#cms/files/content-disposition.ts'
import { readFile } from '#cms/files/read-file.ts'
import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { type ZipEntry, zipStream } from '#cms/files/zip/zip-stream.ts'
import { readZipUrl } from '#cms/files/zip/zip-url.ts'
import type { Format } from '#domain/assets/formats.ts'
import { READY_PALETTES } from '#domain/brand-palettes/ready-palettes.ts'
import { auditFiles } from '#domain/zips/audit.ts'
import { creditsOf } from '#domain/zips/credits.ts'
import { type DeliveredAsset, spdxOf } from '#domain/zips/spdx.ts'
import type { ZipContents, ZippedAsset } from '#domain/zips/zip-contents.ts'
import { tintFile } from '#media/artwork/recolour/recolour-file.ts'
import type { Tint } from '#media/artwork/recolour/tint.ts'
import { embedCredit } from '#media/attribution/embed.ts'

/** Text formats, which compress well. */
const TEXT = new Set<string>(['svg', 'lottie-json', 'gltf'])

/**
 * `GET /files/zips/{id}/{name}.zip`: the files of a set of items, each with its credit embedded, with `CREDITS.md` for
 * people and `credits.spdx.json` for tools. Generated while it is sent.
 */
export async function serveZip(services: FilesServices, url: URL): Promise<Reply> {
  const id = readZipUrl(url, services.signingSecret, services.now())
  if (!id.ok) return refusalReply(id)
  const contents = await services.findZip(id.value)
  if (contents === null) return refusalReply({ code: 'download-link-expired' })
  for (const { sha256 } of contents.assets)
    if (await services.isWithheld(sha256)) return refusalReply({ code: 'work-withheld' })
  return {
    status: 200,
    headers: {
      ...INERT,
      'content-type': 'application/zip',
      'content-disposition': attachment(contents.fileName),
      'cache-control': 'private, no-store',
    },
    body: zipStream(entriesOf(services, contents), new Date(contents.preparedAt)),
  }
}

async function* entriesOf(services: FilesServices, contents: ZipContents): AsyncGenerator<ZipEntry> {
  yield textEntry('CREDITS.md', creditsOf(contents))
  const palette = contents.palette === null ? null : READY_PALETTES[contents.palette]
  const delivered: DeliveredAsset[] = []
  for (const asset of contents.assets) {
    const bytes = await deliver(services, asset, palette)
    delivered.push({ ...asset, deliveredSha256: createHash('sha256').update(bytes).digest('hex') })
    yield { path: asset.path, bytes, compress: TEXT.has(asset.format) }
  }
  if (contents.audit !== undefined) {
    const hashes = new Map(delivered.map(({ path, deliveredSha256 }) => [path, deliveredSha256]))
    for (const { path, text } of auditFiles(contents.audit, hashes)) yield textEntry(path, text)
  }
  // Last, because it contains the checksums of the delivered files.
  yield textEntry('credits.spdx.json', `${JSON.stringify(spdxOf(contents, delivered), null, 2)}\n`)
}

/** @throws Error when a file is missing or unreadable: the broken connection shows that the ZIP is incomplete */
async function deliver(
  services: FilesServices,
  { sha256, credit, recoloured }: ZippedAsset,
  palette: Tint | null,
): Promise<Uint8Array> {
  const file = await services.locate(sha256)
  if (file === null) throw new Error(`file ${sha256} of a ZIP is not in the library`)
  const original = await readFile(services, file)
  const bytes = recoloured && palette !== null ? tinted(file.format, original, palette) : original
  return credit === null ? bytes : embedCredit(file.format, bytes, credit)
}

function tinted(format: Format, original: Uint8Array, palette: Tint): Uint8Array {
  const bytes = tintFile(format, original, palette)
  if (!bytes.ok) throw new Error(`a ${format} of a ZIP cannot be recoloured: ${bytes.code}`)
  return bytes.value
}

function textEntry(path: string, text: string): ZipEntry {
  return { path, bytes: Buffer.from(text), compress: true }
}
