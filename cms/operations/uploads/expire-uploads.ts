import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { finishUpload } from '#cms/operations/uploads/finish-upload.ts'
import { OPEN_UPLOAD_HOURS, SETTLED_UPLOAD_DAYS } from '#domain/uploads/limits.ts'
import { type ResumableStorage, uploadKey } from '#media/storage/resumable.ts'
import type { Storage } from '#media/storage/storage.ts'

export interface ExpireServices {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'get' | 'stat' | 'delete'>
  readonly resumable: ResumableStorage
}

interface Unfinished extends Record<string, unknown> {
  readonly id: Column<'uploads.id'>
  readonly bytes: Cast<'uploads.bytes', number>
  readonly isOver: Computed<boolean>
}

/** Time after which an upload whose last request ended without an answer counts as abandoned by its process. */
const SETTLE_MINUTES = 2

/**
 * Deletes uploads that were not finished in time or whose account is deleted, with their bytes. Finishes uploads whose
 * bytes are complete, where the process stopped before it created the draft. Deletes outcomes after a week.
 */
export async function expireUploads(services: ExpireServices): Promise<void> {
  const { payload } = services
  const unfinished = await run<Unfinished>(
    payload,
    fragment`
    select id, bytes::float8 as bytes,
      user_id is null or updated_at < now() - make_interval(hours => ${OPEN_UPLOAD_HOURS}::int) as "isOver"
    from uploads
    where state = 'receiving' and zip_id is null and (lock_until is null or lock_until < now())
      and (user_id is null or updated_at < now() - make_interval(mins => ${SETTLE_MINUTES}::int))
    order by updated_at`,
  )
  for (const upload of unfinished) {
    if (!upload.isOver && (await isComplete(services, upload))) await finishUpload(services, upload.id)
    else if (upload.isOver) await deleteUpload(services, upload.id)
  }
  await run(
    payload,
    fragment`
    delete from uploads where zip_id is null and state in ('draft', 'refused', 'unpacked')
      and (user_id is null or updated_at < now() - make_interval(days => ${SETTLED_UPLOAD_DAYS}::int))`,
  )
}

/** The bytes first: a row without bytes is deleted the next time, bytes without a row never. */
async function deleteUpload({ payload, resumable }: ExpireServices, id: string): Promise<void> {
  await deleteBytes(resumable, id)
  await run(payload, fragment`delete from uploads where id = ${id} and state = 'receiving'`)
}

/** Deletes what has arrived of an upload. */
export async function deleteBytes({ remove }: Pick<ResumableStorage, 'remove'>, id: string): Promise<void> {
  await remove(uploadKey(id)).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
}

async function isComplete(
  { resumable: { store }, storage }: ExpireServices,
  { id, bytes }: Unfinished,
): Promise<boolean> {
  try {
    return (await store.getUpload(uploadKey(id))).offset === bytes
  } catch (error) {
    if (!isMissing(error)) throw error
    // The protocol has no record of a small file, which is stored whole or not at all.
    return (await storage.stat(uploadKey(id)))?.bytes === bytes
  }
}

/** Whether a store has no such upload. Its errors are objects with the status that the protocol answers. */
export function isMissing(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status_code' in error &&
    (error.status_code === 404 || error.status_code === 410)
  )
}
