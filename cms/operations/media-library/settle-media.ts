import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { MEDIA_WIDTHS } from '#domain/media-library/pictures.ts'
import { mediaKey, mediaWidthKey } from '#media/storage/keys.ts'
import type { Storage } from '#media/storage/storage.ts'

/**
 * Deletes the files of a picture to which no row refers. A later message about the same picture decides instead where
 * one waits: the picture was uploaded again, and its row may not be committed yet.
 */
export async function settleMedia(
  payload: Payload,
  storage: Pick<Storage, 'delete'>,
  sha256: string,
): Promise<void> {
  const kept = await run(
    payload,
    fragment`
      select 1 from pictures where sha256 = ${sha256}
      union all
      select 1 from outbox where topic = 'media.settle' and key = ${sha256} and done_at is null and not_before > now()
      limit 1`,
  )
  if (kept.length > 0) return
  for (const width of MEDIA_WIDTHS) await storage.delete(mediaWidthKey(sha256, width))
  await storage.delete(mediaKey(sha256))
}
