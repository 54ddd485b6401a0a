import { createHash } from 'node:crypto'
import { type Payload, sql } from '#cms/operations/database.ts'
import { keepRevision, refuseRevision, type StoredBytes } from '#cms/operations/revisions/settle-revision.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Pool } from '#media/pipeline/pool.ts'
import type { Processed } from '#media/pipeline/processed.ts'
import { originalKey } from '#media/storage/keys.ts'
import type { Storage } from '#media/storage/storage.ts'

export interface ProcessingServices {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'get' | 'put' | 'delete'>
  readonly pool: Pick<Pool, 'process'>
}

/**
 * Lets the pipeline decide about an uploaded original and writes down the outcome. Safe to repeat: a revision that is
 * not pending any more is left alone, storage is addressed by content, and the last write expects `pending`.
 */
export async function processRevision(services: ProcessingServices, revision: number): Promise<void> {
  const { payload, storage, pool } = services
  const pending = await pendingRevision(payload, revision)
  if (!pending) return
  const upload = await storage.get(pending.uploadKey)
  if (!upload) throw new Error(`the upload of revision ${revision} is not in storage`)

  const processed = await pool.process(upload, { kind: pending.kind, png256: true })
  if (processed.ok) {
    const original = await store(storage, processed.value.bytes, processed.value.format)
    const png256 = processed.value.png256 ? await store(storage, processed.value.png256, 'png') : null
    await keepRevision(payload, { revision, processed: processed.value, original, png256 })
  } else {
    await refuseRevision(payload, revision, processed.code)
  }
  await storage.delete(pending.uploadKey)
}

interface PendingRevision extends Record<string, unknown> {
  readonly uploadKey: string
  readonly kind: Kind
}

async function pendingRevision(payload: Payload, revision: number): Promise<PendingRevision | undefined> {
  const [row] = await sql<PendingRevision>(payload)`
    select r.upload_key as "uploadKey", i.kind
      from revisions r join items i on i.id = r.item_id
     where r.id = ${revision} and r.state = 'pending' and r.upload_key is not null`
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
