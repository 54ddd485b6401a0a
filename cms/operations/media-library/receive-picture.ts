import { createHash } from 'node:crypto'
import { fragment, inTransaction, type Payload, run } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { PictureCleaner } from '#cms/ports/picture-cleaner.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { MEDIA_BYTES, MEDIA_SIDE } from '#domain/media-library/pictures.ts'
import { mediaKey } from '#media/storage/keys.ts'
import type { Storage } from '#media/storage/storage.ts'
import type { PictureFacts } from './picture-facts.ts'

export interface MediaServices {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'put'>
  readonly cleaner: PictureCleaner
}

/** An uploaded picture: stored as a new file, or known already under the id of its row. */
export type Received =
  | { readonly known: number }
  | { readonly known: null; readonly facts: PictureFacts; readonly bytes: Uint8Array; readonly name: string }

/** After this time every save of a received file has ended. */
const SETTLE_MS = 60 * 60 * 1000

/**
 * Decodes an uploaded picture in another process and stores its pixels. The message that is written before deletes the
 * file again if no row refers to it after the save. To be called outside of transactions.
 */
export async function receivePicture(
  { payload, storage, cleaner }: MediaServices,
  { bytes, fileName }: { readonly bytes: Uint8Array; readonly fileName: string },
): Promise<Result<Received>> {
  if (bytes.length > MEDIA_BYTES) return refuse('picture-too-large')
  const sourceSha256 = digestOf(bytes)
  const same = await idOfPicture(payload, sourceSha256)
  if (same !== null) return accept({ known: same })
  const clean = await cleaner.clean(bytes, { side: MEDIA_SIDE })
  if (!clean.ok) return clean
  const { format, width, height } = clean.value
  const sha256 = digestOf(clean.value.bytes)
  const alike = await idOfPicture(payload, sha256)
  if (alike !== null) return accept({ known: alike })
  await inTransaction(payload, (transaction) =>
    enqueue(transaction, 'media.settle', [{ key: sha256, payload: { sha256 } }], {
      notBefore: new Date(Date.now() + SETTLE_MS),
    }),
  )
  const mimeType = FORMATS[format].mime
  await storage.put(mediaKey(sha256), clean.value.bytes, { contentType: mimeType })
  const facts = { sha256, sourceSha256, width, height, filesize: clean.value.bytes.length, mimeType }
  return accept({ known: null, facts, bytes: clean.value.bytes, name: nameOf(fileName, format) })
}

/** The picture whose stored or uploaded bytes have this SHA-256. */
export async function idOfPicture(payload: Payload, sha256: string): Promise<number | null> {
  const [row] = await run<{ id: Column<'pictures.id'> }>(
    payload,
    fragment`select id from pictures where sha256 = ${sha256} or source_sha256 = ${sha256} order by id limit 1`,
  )
  return row?.id ?? null
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The name of the file with the extension of what is stored. */
function nameOf(fileName: string, format: 'jpg' | 'png'): string {
  const base = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${base.slice(0, 80) || 'picture'}.${format}`
}
