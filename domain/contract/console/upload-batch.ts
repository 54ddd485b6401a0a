import { z } from 'zod'
import { accept, type ErrorCode, type Result, refuse } from '#domain/errors/catalogue.ts'
import { BATCH_LIMITS } from '#domain/uploads/limits.ts'
import { UPLOADS_PATH, uploadMetadataSchema } from './uploads.ts'

/** Where small files are sent together: `POST` with the head of `batchHead`, then the bytes of the files in its order. */
export const BATCH_PATH = `${UPLOADS_PATH}/batch`

const { key, kind, filename } = uploadMetadataSchema.shape
const id = z.int().positive().max(2_147_483_647).nullable()

const manifestSchema = z.object({
  kind,
  /** Null for the first contributor that the user may upload for. */
  contributor: id,
  /** The request to contributors that the works answer; null for none. */
  request: id,
  files: z
    .array(z.object({ key, filename, bytes: z.int().min(0).max(BATCH_LIMITS.bytes) }))
    .min(1)
    .max(BATCH_LIMITS.files)
    .refine((files) => new Set(files.map((file) => file.key)).size === files.length),
})

/** What a batch carries. A `key` is the client's own name for a file, as in the metadata of a single one. */
export type BatchManifest = z.output<typeof manifestSchema>

export interface UploadBatch extends Omit<BatchManifest, 'files'> {
  readonly files: readonly (BatchManifest['files'][number] & { readonly content: Uint8Array })[]
}

/** What has become of a file of a batch: the id of its upload, or why it was refused. In the order of the files. */
export type BatchedFile =
  | { readonly key: string; readonly upload: string }
  | { readonly key: string; readonly code: ErrorCode }

/** The bytes of the length of the manifest, big-endian. */
const LENGTH_BYTES = 4

/** The first bytes of a batch: the length of the manifest, and the manifest as JSON. */
export function batchHead(manifest: BatchManifest): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(manifest))
  const head = new Uint8Array(LENGTH_BYTES + json.length)
  new DataView(head.buffer).setUint32(0, json.length)
  head.set(json, LENGTH_BYTES)
  return head
}

/** Reads a batch. Refuses one that is cut, or whose files have more or fewer bytes than declared. */
export function readBatch(body: Uint8Array): Result<UploadBatch> {
  if (body.length < LENGTH_BYTES) return refuse('bad-request', 'Send the length of the manifest')
  const length = new DataView(body.buffer, body.byteOffset).getUint32(0)
  const start = LENGTH_BYTES + length
  if (start > body.length) return refuse('bad-request', 'The manifest is incomplete')
  const manifest = manifestSchema.safeParse(parsed(body.subarray(LENGTH_BYTES, start)))
  if (!manifest.success) return refuse('bad-request', 'Send `kind` and `files` in the manifest')
  const { files, ...named } = manifest.data
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total !== body.length - start || total > BATCH_LIMITS.bytes)
    return refuse('bad-request', 'The files have other sizes than declared')
  let end = start
  const read = files.map((file) => {
    end += file.bytes
    return { ...file, content: body.subarray(end - file.bytes, end) }
  })
  return accept({ ...named, files: read })
}

function parsed(json: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch {
    return null
  }
}
