import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { settleMedia } from '#cms/operations/media-library/settle-media.ts'

/** Deletes the files of pictures that were removed, replaced, or uploaded and never saved. */
export async function mediaSettle(
  { payload, storage }: JobServices,
  [{ sha256 }]: MessagesOf<'media.settle'>,
): Promise<void> {
  await settleMedia(payload, storage, sha256)
}
