import { randomUUID } from 'node:crypto'
import type { Payload } from '#cms/operations/database.ts'
import { createFinisher } from '#cms/operations/uploads/finish-together.ts'
import { finishUpload } from '#cms/operations/uploads/finish-upload.ts'
import { createOpener } from '#cms/operations/uploads/open-together.ts'
import type { OpenedUpload, OpenUpload } from '#cms/operations/uploads/open-upload.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { checkSignature, SIGNATURE_BYTES } from '#media/pipeline/signature.ts'
import { uploadKey } from '#media/storage/resumable.ts'
import type { Storage } from '#media/storage/storage.ts'

interface Services {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'get' | 'put' | 'delete'>
}

/** Receives a small file whose creation carries all of its bytes. */
export type ReceiveSmall = (opening: OpenUpload, bytes: Uint8Array) => Promise<Result<OpenedUpload>>

/**
 * The order is that of larger uploads: the row, the bytes, the draft; whatever stops in between is repeated by the client or
 * deleted after its time. The row is inserted with its lock, so that a repeated creation waits (`upload-busy`).
 *
 * @returns a function that answers the upload; one that is not new was begun by an earlier request, and is untouched
 */
export function createSmallReceiver({ payload, storage }: Services): ReceiveSmall {
  const open = createOpener(payload)
  const finish = createFinisher(payload)
  return async (opening, bytes) => {
    const holder = randomUUID()
    const opened = await open({ ...opening, holder })
    if (!opened.ok || !opened.value.isNew) return opened
    const { id, kind, fileName, contributor, request } = opened.value
    await storage.put(uploadKey(id), bytes, { contentType: 'application/octet-stream' })
    const isKnown = checkSignature(fileName, bytes.subarray(0, SIGNATURE_BYTES)).ok
    if (!isKnown || contributor === null) {
      await finishUpload({ payload, storage }, id)
      return opened
    }
    const [owner, key] = [opening.actor.id, uploadKey(id)]
    const draft = {
      kind,
      fileName,
      uploadKey: key,
      owner,
      contributor,
      request,
      isDemonstration: false,
      at: null,
    }
    return (await finish({ upload: id, holder, draft })) ? accept(opened.value) : refuse('upload-busy')
  }
}
