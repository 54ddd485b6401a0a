import { createHash } from 'node:crypto'
import { type Payload, sql } from '#cms/operations/database.ts'
import { batchesOf, type PendingRevision } from '#cms/operations/revisions/batches.ts'
import type { StoredBytes } from '#cms/operations/revisions/mark-ready.ts'
import { GIVEN_UP, giveUpRevision, refuseRevision } from '#cms/operations/revisions/settle-revision.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import type { Pool } from '#media/pipeline/pool.ts'
import { type Processed, UPLOAD_OPTIONS } from '#media/pipeline/processed.ts'
import { originalKey } from '#media/storage/keys.ts'
import type { Storage } from '#media/storage/storage.ts'

export interface ProcessingServices {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'get' | 'put' | 'delete'>
  readonly pool: Pick<Pool, 'process'>
}

/**
 * Maximum attempts of processing. Back-off doubles up to ten minutes (domain/outbox), so that this takes two and a
 * half hours: an outage of storage loses no upload.
 */
export const MAX_ATTEMPTS = 24

/**
 * Processes an uploaded original and records the outcome. Idempotent: a revision that is not pending is not processed,
 * storage is addressed by content, and the last write expects `pending`. Statements of revisions that are processed at the
 * same time are shared (batches.ts). After the maximum of attempts the revision is
 * refused and its uploader notified; the upload stays in storage.
 */
export async function processRevision(services: ProcessingServices, revision: number): Promise<void> {
  const { begun: pending } = await batchesOf(services.payload).begin(revision)
  const isReady = pending !== null && (await processPending(services, revision, pending))
  const uploadKey = isReady ? pending.uploadKey : await settledUpload(services.payload, revision)
  if (uploadKey !== null) await deleteUpload(services, revision, uploadKey)
}

/** @returns whether this call has made the revision ready */
async function processPending(
  { payload, storage, pool }: ProcessingServices,
  revision: number,
  pending: PendingRevision,
): Promise<boolean> {
  if (pending.attempts > MAX_ATTEMPTS) {
    await giveUpRevision(payload, revision)
    return false
  }
  const upload = await storage.get(pending.uploadKey)
  if (!upload) throw new Error(`the upload of revision ${revision} is not in storage`)

  const processed = await pool.process(upload, { kind: pending.kind, ...UPLOAD_OPTIONS })
  if (!processed.ok) {
    await refuseRevision(payload, revision, processed.code)
    return false
  }
  const { bytes, format, png256: drawn } = processed.value
  const [original, png256] = await Promise.all([
    store(storage, bytes, format),
    drawn ? store(storage, drawn, 'png') : null,
  ])
  return batchesOf(payload).markReady({ revision, processed: processed.value, original, png256 })
}

/** The bytes of a settled revision that are no longer needed: of one that was refused, or that a killed process left. */
async function settledUpload(payload: Payload, revision: number): Promise<string | null> {
  const [settled] = await sql<Pick<PendingRevision, 'uploadKey'>>(payload)`
    select upload_key as "uploadKey" from revisions
     where id = ${revision} and state <> 'pending' and upload_key is not null
       and refusal is distinct from ${GIVEN_UP}`
  return settled?.uploadKey ?? null
}

/** The key is the last to go, so that a killed process leaves no bytes without one. */
async function deleteUpload(
  { payload, storage }: ProcessingServices,
  revision: number,
  uploadKey: string,
): Promise<void> {
  await storage.delete(uploadKey)
  await batchesOf(payload).forgetUpload(revision)
}

async function store(
  storage: Pick<Storage, 'put'>,
  bytes: Uint8Array,
  format: Processed['format'],
): Promise<StoredBytes> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const storageKey = originalKey(sha256)
  await storage.put(storageKey, bytes, { contentType: FORMATS[format].mime })
  return { sha256, storageKey, bytes: bytes.length }
}
