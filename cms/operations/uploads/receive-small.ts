import { randomUUID } from 'node:crypto'
import type { Payload } from '#cms/operations/database.ts'
import { createFinisher } from '#cms/operations/uploads/finish-together.ts'
import { finishUpload } from '#cms/operations/uploads/finish-upload.ts'
import { createOpener } from '#cms/operations/uploads/open-together.ts'
import type { OpenedUpload, OpenUpload } from '#cms/operations/uploads/open-upload.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { isZipName } from '#domain/uploads/limits.ts'
import { checkSignature, SIGNATURE_BYTES } from '#media/pipeline/signature.ts'
import { uploadKey } from '#media/storage/resumable.ts'
import type { Storage } from '#media/storage/storage.ts'

interface Services {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'get' | 'put' | 'delete'>
}

/** A small file with all of its bytes. */
export interface SmallFile {
  readonly opening: OpenUpload
  readonly bytes: Uint8Array
}

/** Receives small files of one request. @returns for each, in their order, its upload or why it was refused */
export type ReceiveSmall = (files: readonly SmallFile[]) => Promise<readonly Result<OpenedUpload>[]>

/**
 * The order is that of larger uploads: the rows, the bytes, the drafts; whatever stops in between is repeated by the client or
 * deleted after its time. A row is inserted with its lock, so that a repeated creation waits (`upload-busy`). Each step is
 * begun for all files in the same turn, so that they share its statement. An upload that is not new was begun by an earlier
 * request, and is untouched.
 */
export function createSmallReceiver({ payload, storage }: Services): ReceiveSmall {
  const open = createOpener(payload)
  const finish = createFinisher(payload)

  async function complete(holder: string, upload: OpenedUpload, bytes: Uint8Array): Promise<boolean> {
    const { id, owner, kind, fileName, contributor, request } = upload
    const isKnown = checkSignature(fileName, bytes.subarray(0, SIGNATURE_BYTES)).ok && !isZipName(fileName)
    if (!isKnown || contributor === null || owner === null) {
      await finishUpload({ payload, storage }, id)
      return true
    }
    const key = uploadKey(id)
    const named = { kind, fileName, uploadKey: key, owner, contributor, request }
    return finish({ upload: id, holder, draft: { ...named, isDemonstration: false, at: null } })
  }

  return async (files) => {
    const holder = randomUUID()
    const opened = await Promise.all(files.map(({ opening }) => open({ ...opening, holder })))
    const isNew = (result: Result<OpenedUpload>) => result.ok && result.value.isNew
    await Promise.all(
      opened.map(async (result, index) => {
        if (!result.ok || !isNew(result)) return
        const bytes = files[index]?.bytes ?? new Uint8Array()
        await storage.put(uploadKey(result.value.id), bytes, { contentType: 'application/octet-stream' })
      }),
    )
    return Promise.all(
      opened.map(async (result, index) => {
        if (!result.ok || !isNew(result)) return result
        const isDone = await complete(holder, result.value, files[index]?.bytes ?? new Uint8Array())
        return isDone ? accept(result.value) : refuse('upload-busy')
      }),
    )
  }
}
