import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint, consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { readForm } from '#cms/endpoints/read-form.ts'
import { environment } from '#cms/env.ts'
import { signOriginal } from '#cms/files/original-url.ts'
import { createSubmission } from '#cms/operations/submissions/create-submission.ts'
import { editSubmission } from '#cms/operations/submissions/edit-submission.ts'
import { leaseNext } from '#cms/operations/submissions/lease-next.ts'
import { readContributorRecord } from '#cms/operations/submissions/read-contributor-record.ts'
import { readMetadataOptions } from '#cms/operations/submissions/read-options.ts'
import { readOriginal } from '#cms/operations/submissions/read-original.ts'
import { readSubmission } from '#cms/operations/submissions/read-submission.ts'
import { readMetadataSuggestions } from '#cms/operations/submissions/read-suggestions.ts'
import { runSubmissionCommand } from '#cms/operations/submissions/run-command.ts'
import { pictureFinder } from '#cms/picture-finder.ts'
import {
  editSubmissionSchema,
  leaseNextSchema,
  SUBMISSION_ACTION_CODES,
  SUBMISSION_ACTIONS,
  type SubmissionAction,
  submissionCommandSchema,
  uploadSchema,
} from '#domain/contract/console/submissions.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { openStorage } from '#media/storage/open.ts'

const IS_ID = /^[1-9]\d{0,8}$/
const NO_STORE = { headers: { 'Cache-Control': 'no-store' } } as const

/** `file` is multipart (`submission-files.ts`). */
const JSON_ACTIONS = SUBMISSION_ACTION_CODES.filter((action) => action !== 'file')

/** Uploads, and the commands on submissions. Each command answers with the submission afterwards. */
export const SUBMISSION_ENDPOINTS: readonly Endpoint[] = [
  consoleEndpoint('get', '/submissions/options', async (req, { actor }) =>
    commandScope(actor, 'submission.read') === null
      ? respondError('forbidden')
      : Response.json(await readMetadataOptions(req.payload), NO_STORE),
  ),
  commandEndpoint('get', 'submission.read', '/submissions/:id/suggestions', async (req, { actor }) => {
    const written = pathParameter(req, 'id')
    if (!IS_ID.test(written)) return respondError('not-found')
    const wanted = { submission: Number(written), actor }
    const suggested = await readMetadataSuggestions(req.payload, pictureFinder(), wanted)
    return suggested === null ? respondError('not-found') : Response.json(suggested, NO_STORE)
  }),
  consoleEndpoint('get', '/submissions/:id/contributor-record', async (req, { actor }) => {
    if (commandScope(actor, 'submission.read') !== 'all') return respondError('forbidden')
    const written = pathParameter(req, 'id')
    const record = IS_ID.test(written) ? await readContributorRecord(req.payload, Number(written)) : null
    return record === null ? respondError('not-found') : Response.json(record, NO_STORE)
  }),
  consoleEndpoint('get', '/submissions/:id/original', async (req, { actor }) => {
    const written = pathParameter(req, 'id')
    if (!IS_ID.test(written)) return respondError('not-found')
    const sha256 = await readOriginal(req.payload, Number(written), actor)
    if (sha256 === null) return respondError('not-found')
    const signing = { secret: environment().SIGNING_SECRET, now: new Date() }
    const headers = { ...NO_STORE.headers, Location: signOriginal(sha256, signing) }
    return new Response(null, { status: 302, headers })
  }),
  commandEndpoint('post', 'submission.create', '/submissions', async (req, caller) => {
    const upload = await readUploadForm(req)
    if (!upload.ok) return respondRefusal(upload)
    const storage = openStorage(environment())
    const created = await createSubmission(req.payload, storage, { actor: caller.actor, ...upload.value })
    return created.ok ? respondSubmission(req, caller, created.value, 202) : respondRefusal(created)
  }),
  commandEndpoint('post', 'submission.lease', '/submissions/lease-next', async (req, caller) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = leaseNextSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const leased = await leaseNext(req.payload, { actor: caller.actor, ...form.data })
    if (!leased.ok) return respondRefusal(leased)
    return leased.value === null
      ? Response.json(null, NO_STORE)
      : respondSubmission(req, caller, leased.value)
  }),
  ...JSON_ACTIONS.map((action) =>
    commandEndpoint('post', SUBMISSION_ACTIONS[action], `/submissions/:id/${action}`, async (req, caller) => {
      const written = pathParameter(req, 'id')
      if (!IS_ID.test(written)) return respondError('not-found')
      const fields = await readFields(req)
      if (!fields.ok) return respondRefusal(fields)
      const submission = Number(written)
      const done = await runAction(req, caller, { action, submission, fields: fields.value })
      return done instanceof Response ? done : respondSubmission(req, caller, submission)
    }),
  ),
]

interface Action {
  readonly action: SubmissionAction
  readonly submission: number
  readonly fields: unknown
}

/** @returns a refusal, or null when it is done */
async function runAction(
  { payload }: PayloadRequest,
  { actor }: ConsoleCaller,
  { action, submission, fields }: Action,
): Promise<Response | null> {
  if (action === 'edit') {
    const form = editSubmissionSchema.safeParse(fields)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const { expected, ...metadata } = form.data
    const edited = await editSubmission(payload, { actor, submission, expected, metadata })
    return edited.ok ? null : respondRefusal(edited)
  }
  const form = submissionCommandSchema.safeParse(fields)
  if (!form.success) return respondRefusals(faultsOf(form.error))
  const command = SUBMISSION_ACTIONS[action]
  const { publish_at: written, ...rest } = form.data
  const publishAt = typeof written === 'string' ? new Date(written) : written
  const done = await runSubmissionCommand(payload, { actor, submission, command, publishAt, ...rest })
  return done.ok ? null : respondRefusal(done)
}

/** The submission as its reader sees it. */
export async function respondSubmission(
  { payload }: PayloadRequest,
  { actor }: ConsoleCaller,
  id: number,
  status = 200,
): Promise<Response> {
  const submission = await readSubmission(payload, id, actor)
  return submission === null ? respondError('not-found') : Response.json(submission, { ...NO_STORE, status })
}

/** The file and the fields of an upload. */
async function readUploadForm(req: PayloadRequest) {
  const form = await readForm(req, LIMITS.fileBytes, 'file-too-large')
  if (!form.ok) return form
  const file = form.value.get('file')
  const fields = uploadSchema.safeParse({
    kind: form.value.get('kind'),
    contributor: form.value.get('contributor') ?? undefined,
  })
  if (!(file instanceof File) || !fields.success) return refuse('bad-request', 'Send `file` and `kind`')
  if (file.size > LIMITS.fileBytes) return refuse('file-too-large', 'The file is too large')
  const upload = { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()), ...fields.data }
  return accept(upload) satisfies Result<unknown>
}
