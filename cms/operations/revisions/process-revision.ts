import { createHash } from 'node:crypto'
import { type Payload, sql } from '#cms/operations/database.ts'
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
  if (pending) await processPending(services, revision, pending)
  await deleteUpload(services, revision)
}

async function processPending(
  { payload, storage, pool }: ProcessingServices,
  revision: number,
  pending: PendingRevision,
): Promise<void> {
  if (pending.attempts > MAX_ATTEMPTS) return giveUpRevision(payload, revision)
  const upload = await storage.get(pending.uploadKey)
  if (!upload) throw new Error(`the upload of revision ${revision} is not in storage`)

  const processed = await pool.process(upload, { kind: pending.kind, ...UPLOAD_OPTIONS })
  if (processed.ok) {
    const original = await store(storage, processed.value.bytes, processed.value.format)
    const png256 = processed.value.png256 ? await store(storage, processed.value.png256, 'png') : null
    await markRevisionReady(payload, { revision, processed: processed.value, original, png256 })
  } else {
    await refuseRevision(payload, revision, processed.code)
  }
}

/** Deletes the uploaded bytes of a settled revision, and those that a killed process left; the key is the last to go. */
async function deleteUpload({ payload, storage }: ProcessingServices, revision: number): Promise<void> {
  const [settled] = await sql<Pick<PendingRevision, 'uploadKey'>>(payload)`
    select upload_key as "uploadKey" from revisions
     where id = ${revision} and state <> 'pending' and upload_key is not null
       and refusal is distinct from ${GIVEN_UP}`
  if (settled === undefined) return
  await storage.delete(settled.uploadKey)
  await sql(payload)`update revisions set upload_key = null where id = ${revision}`
}

interface PendingRevision extends Record<string, unknown> {
  readonly uploadKey: Present<'revisions.upload_key'>
  readonly kind: Column<'items.kind'>
  /** This one included. */
  readonly attempts: Cast<'revisions.attempts', number>
}

/** Counted before processing, so that an attempt that kills the process counts too. */
async function beginAttempt(payload: Payload, revision: number): Promise<PendingRevision | undefined> {
  const [row] = await sql<PendingRevision>(payload)`
    update revisions r set attempts = r.attempts + 1
      from items i
     where i.id = r.item_id and r.id = ${revision} and r.state = 'pending' and r.upload_key is not null
    returning r.upload_key as "uploadKey", i.kind, r.attempts::int`
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
