import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint } from '#cms/endpoints/console/call.ts'
import { respondSubmission } from '#cms/endpoints/console/submissions.ts'
import { readForm } from '#cms/endpoints/read-form.ts'
import { environment } from '#cms/env.ts'
import { attachment } from '#cms/files/content-disposition.ts'
import { addSource, removeSource } from '#cms/operations/sources/change-sources.ts'
import { readSubmittedSource } from '#cms/operations/sources/read-sources.ts'
import { readDrawing } from '#cms/operations/submissions/read-drawing.ts'
import { replaceFile } from '#cms/operations/submissions/replace-file.ts'
import { startUpdate } from '#cms/operations/submissions/start-update.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { isSourceFormat, type SourceFormat } from '#domain/assets/source-formats.ts'
import { replaceFileSchema, reviseSchema } from '#domain/contract/console/submissions.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { openStorage } from '#media/storage/open.ts'

/** The files of submissions: a new revision of a live work, another file of a draft, and its drawing to fix. */
export const SUBMISSION_FILE_ENDPOINTS: readonly Endpoint[] = [
  commandEndpoint('post', 'submission.revise', '/items/:id/revise', async (req, caller) => {
    const item = numberOf(req)
    if (item === null) return respondError('not-found')
    const sent = await readForm(req, LIMITS.fileBytes, 'file-too-large')
    if (!sent.ok) return respondRefusal(sent)
    const form = sent.value
    const upload = form.has('file') ? await fileOf(form) : null
    if (upload?.ok === false) return respondRefusal(upload)
    const fields = reviseSchema.safeParse({ changes: form.get('changes') })
    if (!fields.success)
      return respondError('bad-request', 'Send `changes`, and `file` unless the details alone change')
    const storage = openStorage(environment())
    const update = { actor: caller.actor, item, file: upload?.value ?? null, ...fields.data }
    const started = await startUpdate(req.payload, storage, update)
    return started.ok ? respondSubmission(req, caller, started.value, 202) : respondRefusal(started)
  }),
  commandEndpoint('post', 'submission.replace-file', '/submissions/:id/file', async (req, caller) => {
    const submission = numberOf(req)
    if (submission === null) return respondError('not-found')
    const upload = await readUpload(req)
    if (!upload.ok) return respondRefusal(upload)
    const { form, ...file } = upload.value
    const fields = replaceFileSchema.safeParse({ expected: form.get('expected') })
    if (!fields.success) return respondError('bad-request', 'Send `file` and `expected`')
    const storage = openStorage(environment())
    const wanted = { actor: caller.actor, submission, ...file, ...fields.data }
    const replaced = await replaceFile(req.payload, storage, wanted)
    return replaced.ok ? respondSubmission(req, caller, submission, 202) : respondRefusal(replaced)
  }),
  commandEndpoint('post', 'submission.replace-file', '/submissions/:id/sources', async (req, caller) => {
    const submission = numberOf(req)
    if (submission === null) return respondError('not-found')
    const upload = await readUpload(req)
    if (!upload.ok) return respondRefusal(upload)
    const { fileName, bytes } = upload.value
    const source = { actor: caller.actor, submission, fileName, bytes }
    const added = await addSource(req.payload, openStorage(environment()), source)
    return added.ok ? respondSubmission(req, caller, submission) : respondRefusal(added)
  }),
  commandEndpoint(
    'post',
    'submission.replace-file',
    '/submissions/:id/sources/:format/remove',
    async (req, caller) => {
      const wanted = sourceOf(req)
      if (wanted === null) return respondError('not-found')
      const removed = await removeSource(req.payload, { actor: caller.actor, ...wanted })
      return removed.ok ? respondSubmission(req, caller, wanted.submission) : respondRefusal(removed)
    },
  ),
  commandEndpoint('get', 'submission.read', '/submissions/:id/sources/:format', async (req, { actor }) => {
    const wanted = sourceOf(req)
    if (wanted === null) return respondError('not-found')
    const storage = openStorage(environment())
    const source = await readSubmittedSource(req.payload, storage, { actor, ...wanted })
    if (source === null) return respondError('not-found')
    return respondInert(source.bytes, source.fileName, 'application/octet-stream')
  }),
  commandEndpoint('get', 'submission.read', '/submissions/:id/drawing', async (req, { actor }) => {
    const submission = numberOf(req)
    if (submission === null) return respondError('not-found')
    const bytes = await readDrawing(req.payload, openStorage(environment()), { submission, actor })
    if (bytes === null) return respondError('not-found')
    return respondInert(bytes, `${submission}.svg`, FORMATS.svg.mime)
  }),
]

interface Upload {
  readonly form: FormData
  readonly fileName: string
  readonly bytes: Uint8Array
}

async function readUpload(req: PayloadRequest): Promise<Result<Upload>> {
  const form = await readForm(req, LIMITS.fileBytes, 'file-too-large')
  if (!form.ok) return form
  const upload = await fileOf(form.value)
  return upload.ok ? accept({ form: form.value, ...upload.value }) : upload
}

async function fileOf(form: FormData): Promise<Result<Omit<Upload, 'form'>>> {
  const file = form.get('file')
  if (!(file instanceof File)) return refuse('bad-request', 'Send `file`')
  if (file.size > LIMITS.fileBytes) return refuse('file-too-large', 'The file is too large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return accept({ fileName: file.name, bytes })
}

function respondInert(bytes: Uint8Array, fileName: string, type: string): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': type,
      'Content-Disposition': attachment(fileName),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

function sourceOf(req: PayloadRequest): { submission: number; format: SourceFormat } | null {
  const [submission, format] = [numberOf(req), pathParameter(req, 'format')]
  return submission !== null && isSourceFormat(format) ? { submission, format } : null
}

function numberOf(req: PayloadRequest): number | null {
  const written = pathParameter(req, 'id')
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}
