import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { settlePicture } from '#cms/operations/accounts/remove-picture.ts'

/** Deletes the files of removed pictures and deleted accounts. */
export async function pictureRemoved(
  { payload, storage }: JobServices,
  [removed]: MessagesOf<'picture.removed'>,
): Promise<void> {
  await settlePicture(payload, storage, removed)
}
