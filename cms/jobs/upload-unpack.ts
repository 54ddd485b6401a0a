import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { unpackUpload } from '#cms/operations/uploads/unpack-upload.ts'

/** Unpacks uploaded ZIPs. */
export async function uploadUnpack(
  services: JobServices,
  messages: MessagesOf<'upload.unpack'>,
): Promise<void> {
  for (const { upload } of messages) await unpackUpload(services, upload)
}
