import { createHash } from 'node:crypto'
import { fragment, type Payload, prepared, run, sql } from '#cms/operations/database.ts'
import {
  GIVEN_UP,
  giveUpRevision,
  markRevisionReady,
  refuseRevision,
  type StoredBytes,
} from '#cms/operations/revisions/settle-revision.ts'
import type { Cast, Column, Present } from '#cms/operations/schema/columns.ts'
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
 * storage is addressed by content, and the last write expects `pending`. After the maximum of attempts the revision is
 * refused and its uploader notified; the upload stays in storage.
 */
export async function processRevision(services: ProcessingServices, revision: number): Promise<void> {
  const pending = await beginAttempt(services.payload, revision)
  const isReady = pending !== undefined && (await processPending(services, revision, pending))
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
  return markRevisionReady(payload, { revision, processed: processed.value, original, png256 })
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
  await run(payload, prepared(fragment`update revisions set upload_key = null where id = ${revision}`))
}

interface PendingRevision extends Record<string, unknown> {
  readonly uploadKey: Present<'revisions.upload_key'>
  readonly kind: Column<'items.kind'>
  /** This one included. */
  readonly attempts: Cast<'revisions.attempts', number>
}

/** Counted before processing, so that an attempt that kills the process counts too. */
async function beginAttempt(payload: Payload, revision: number): Promise<PendingRevision | undefined> {
  const [row] = await run<PendingRevision>(
    payload,
    prepared(fragment`
      update revisions r set attempts = r.attempts + 1
        from items i
       where i.id = r.item_id and r.id = ${revision} and r.state = 'pending' and r.upload_key is not null
      returning r.upload_key as "uploadKey", i.kind, r.attempts::int`),
  )
  return row
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
