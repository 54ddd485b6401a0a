import { Metadata } from '@tus/server'
import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint } from '#cms/endpoints/console/call.ts'
import { receiveBatch } from '#cms/endpoints/console/upload-batch.ts'
import {
  type ProtocolRequest,
  type UploadServer,
  uploadServer,
} from '#cms/endpoints/console/upload-server.ts'
import { transactionOf } from '#cms/operations/database.ts'
import { cancelUpload } from '#cms/operations/uploads/cancel-upload.ts'
import { type OpenUpload, openUpload } from '#cms/operations/uploads/open-upload.ts'
import { readOutcomes } from '#cms/operations/uploads/read-outcomes.ts'
import { isLocked } from '#cms/operations/uploads/upload-locker.ts'
import { findOwnUpload, type UploadRow } from '#cms/operations/uploads/upload-row.ts'
import { UPLOADS_PATH, uploadIdsSchema, uploadMetadataSchema } from '#domain/contract/console/uploads.ts'
import { ERRORS, type ErrorCode, type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { isZipName, OPEN_UPLOAD_HOURS, SMALL_UPLOAD_BYTES } from '#domain/uploads/limits.ts'

const VERSION = '1.0.0'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Resumable uploads by the tus protocol, and their outcomes. Uploads of other accounts are not found. */
export const UPLOAD_ENDPOINTS: readonly Endpoint[] = [
  contributors('get', '/uploads', async (req, { actor }) => {
    const ids = uploadIdsSchema.safeParse(req.searchParams.get('ids') ?? '')
    if (!ids.success) return respondError('bad-request', 'Send `ids`')
    const outcomes = await readOutcomes(req.payload, actor.id, ids.data)
    return Response.json(outcomes, { headers: { 'Cache-Control': 'no-store' } })
  }),
  contributors('post', '/uploads', create),
  contributors('post', '/uploads/batch', receiveBatch),
  contributors('head', '/uploads/:id', async (req, caller) => {
    const upload = await findUpload(req, caller)
    if (upload === undefined) return respondError('not-found')
    if (upload.state !== 'receiving') return complete(upload, 200)
    const server = uploadServer(req.payload)
    const answer = translated(await server.handle(req, upload.id))
    // The process stopped between the last byte and the draft.
    if (answer.headers.get('Upload-Offset') === String(upload.bytes)) await server.finish(upload.id)
    return answer
  }),
  contributors('patch', '/uploads/:id', async (req, caller) => {
    const upload = await findUpload(req, caller)
    if (upload === undefined) return respondError('not-found')
    if (upload.state !== 'receiving') return alreadyComplete(req, upload)
    const answer = await uploadServer(req.payload).handle(req, upload.id)
    if (answer.status !== ERRORS['not-found'].status) return translated(answer)
    // Another request completed the upload while this one waited for its lock.
    const completed = await findUpload(req, caller)
    return completed === undefined || completed.state === 'receiving'
      ? respondError('not-found')
      : alreadyComplete(req, completed)
  }),
  contributors('delete', '/uploads/:id', async (req, caller) => {
    const upload = await findUpload(req, caller)
    if (upload === undefined) return respondError('not-found')
    const { resumable } = uploadServer(req.payload)
    const isCancelled = await cancelUpload(req.payload, resumable, { id: upload.id, owner: caller.actor.id })
    if (!isCancelled) return respondError('state-changed', 'The upload is complete')
    return new Response(null, { status: 204, headers: { 'Tus-Resumable': VERSION } })
  }),
]

type Handler = (req: PayloadRequest, caller: ConsoleCaller) => Promise<Response>

function contributors(method: Endpoint['method'], path: string, handle: Handler): Endpoint {
  return commandEndpoint(method, 'submission.create', path, handle)
}

async function create(req: PayloadRequest, { actor }: ConsoleCaller): Promise<Response> {
  const written = req.headers.get('upload-length') ?? ''
  const metadata = uploadMetadataSchema.safeParse(readMetadata(req.headers.get('upload-metadata')))
  if (!/^\d{1,15}$/.test(written) || !metadata.success)
    return respondError('bad-request', 'Send `Upload-Length`, and `key`, `kind` and `filename` as metadata')
  const { filename: fileName, ...named } = metadata.data
  const opening = { actor, ...named, fileName, bytes: Number(written) }
  const server = uploadServer(req.payload)
  if (isSmall(req.headers, opening)) {
    const bytes = await readBody(req)
    const [received] = await server.receiveSmall([{ opening, bytes: new Uint8Array(bytes) }])
    if (received === undefined) throw new Error('no result of a small file')
    if (!received.ok) return refused(received)
    if (received.value.isNew) return created(received.value.id, opening.bytes)
    const { url, method, headers, signal, payload } = req
    const body = new Blob([bytes]).stream()
    return createdBefore(server, { url, method, headers, signal, payload, body }, received.value)
  }
  const opened = await openUpload(req.payload, opening)
  if (!opened.ok) return respondRefusal(opened)
  return opened.value.isNew
    ? translated(await server.handle(req, opened.value.id))
    : createdBefore(server, req, opened.value)
}

/** Whether the creation carries all bytes of a small file, which needs neither a stream nor the protocol's own records. */
function isSmall(headers: Headers, { fileName, bytes }: Pick<OpenUpload, 'fileName' | 'bytes'>): boolean {
  return (
    bytes > 0 &&
    bytes <= SMALL_UPLOAD_BYTES &&
    !isZipName(fileName) &&
    headers.get('content-length') === String(bytes) &&
    headers.get('content-type') === 'application/offset+octet-stream' &&
    headers.get('tus-resumable') === VERSION
  )
}

async function readBody(req: PayloadRequest): Promise<ArrayBuffer> {
  if (req.arrayBuffer === undefined) throw new Error('a request without a body')
  return req.arrayBuffer()
}

/** Answers a repeated creation: where the upload is and how far it has come. */
async function createdBefore(
  server: UploadServer,
  req: ProtocolRequest & Pick<PayloadRequest, 'payload'>,
  upload: UploadRow,
): Promise<Response> {
  if (upload.state !== 'receiving') return created(upload.id, upload.bytes)
  const offset = await server.offsetOf(upload.id)
  if (offset === null) {
    // The first request has its bytes, but has not stored them yet.
    if (await isLocked(req.payload, upload.id)) return refused(refuse('upload-busy'))
    return translated(await server.handle(req, upload.id))
  }
  if (offset === upload.bytes) await server.finish(upload.id)
  return created(upload.id, offset)
}

function created(id: string, offset: number): Response {
  const headers = {
    Location: `${UPLOADS_PATH}/${id}`,
    'Tus-Resumable': VERSION,
    'Upload-Offset': String(offset),
  }
  return new Response(null, { status: 201, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

function refused(refusal: Refusal): Response {
  const answer = respondRefusal(refusal)
  answer.headers.set('Tus-Resumable', VERSION)
  return answer
}

function readMetadata(written: string | null): unknown {
  try {
    return Metadata.parse(written ?? undefined)
  } catch {
    return null
  }
}

async function findUpload(req: PayloadRequest, { actor }: ConsoleCaller): Promise<UploadRow | undefined> {
  const id = pathParameter(req, 'id')
  if (!UUID.test(id)) return undefined
  return findOwnUpload(transactionOf(req.payload), id, { owner: actor.id, hours: OPEN_UPLOAD_HOURS })
}

/** Accepts a request without further bytes, and refuses one that would add some. */
function alreadyComplete(req: PayloadRequest, upload: UploadRow): Response {
  return req.headers.get('upload-offset') === String(upload.bytes)
    ? complete(upload, 204)
    : respondError('state-changed', 'The upload is complete')
}

/** The answer about an upload whose bytes are all here. */
function complete({ bytes }: UploadRow, status: 200 | 204): Response {
  const headers = { 'Tus-Resumable': VERSION, 'Upload-Offset': String(bytes), 'Upload-Length': String(bytes) }
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

/** Refusals of the protocol's server, by their status. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  404: 'not-found',
  409: 'state-changed',
  410: 'not-found',
  413: 'file-too-large',
  [ERRORS['upload-busy'].status]: 'upload-busy',
}

/** The answer of the protocol's server, a refusal in the envelope of all errors. */
function translated(answer: Response): Response {
  if (answer.ok) {
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  }
  const answered = respondError(CODES[answer.status] ?? (answer.status < 500 ? 'bad-request' : 'unavailable'))
  answered.headers.set('Tus-Resumable', VERSION)
  return answered
}
