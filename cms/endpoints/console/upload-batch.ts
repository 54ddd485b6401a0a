import type { PayloadRequest } from 'payload'
import { respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import type { ConsoleCaller } from '#cms/endpoints/console/call.ts'
import { uploadServer } from '#cms/endpoints/console/upload-server.ts'
import { readBody } from '#cms/endpoints/read-form.ts'
import type { OpenedUpload } from '#cms/operations/uploads/open-upload.ts'
import { BATCH_BODY_BYTES } from '#domain/contract/body-limits.ts'
import { type BatchedFile, readBatch } from '#domain/contract/console/upload-batch.ts'
import type { Result } from '#domain/errors/catalogue.ts'

/** Handles one request that carries several small files. Each file gets its own row of `uploads`; a refused file does not stop the others. */
export async function receiveBatch(req: PayloadRequest, { actor }: ConsoleCaller): Promise<Response> {
  const body = await readBody(req, BATCH_BODY_BYTES, 'too-large')
  if (!body.ok) return respondRefusal(body)
  const batch = readBatch(body.value)
  if (!batch.ok) return respondRefusal(batch)
  const { files, kind, contributor, request } = batch.value
  const received = await uploadServer(req.payload).receiveSmall(
    files.map(({ key, filename: fileName, bytes, content }) => ({
      opening: { actor, key, kind, contributor, request, fileName, bytes },
      bytes: content,
    })),
  )
  const answers = files.map(({ key }, index) => answerOf(key, received[index]))
  return Response.json(answers, { headers: { 'Cache-Control': 'no-store' } })
}

/** A file that an earlier request has begun and not finished is sent alone: that request answers how far it has come. */
function answerOf(key: string, received: Result<OpenedUpload> | undefined): BatchedFile {
  if (received === undefined) throw new Error(`no result of ${key}`)
  if (!received.ok) return { key, code: received.code }
  const { id, isNew, state } = received.value
  return isNew || state !== 'receiving' ? { key, upload: id } : { key, code: 'upload-busy' }
}
