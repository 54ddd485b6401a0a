import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { createPack } from '#cms/operations/packs/create-pack.ts'
import { editPack } from '#cms/operations/packs/edit-pack.ts'
import { readCandidates } from '#cms/operations/packs/read-candidates.ts'
import { readPackSubmission } from '#cms/operations/packs/read-pack-submission.ts'
import { runPackCommand } from '#cms/operations/packs/run-pack-command.ts'
import {
  createPackSchema,
  editPackSchema,
  PACK_ACTION_CODES,
  packCandidatesSchema,
} from '#domain/contract/console/packs.ts'
import {
  SUBMISSION_ACTIONS,
  type SubmissionAction,
  submissionCommandSchema,
} from '#domain/contract/console/submissions.ts'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } } as const

/** Packs of contributors: drafts, their works, and the commands of their review. Each command answers with the pack after it. */
export const PACK_ENDPOINTS: readonly Endpoint[] = [
  commandEndpoint('get', 'submission.edit', '/pack-submissions/:id/candidates', async (req, { actor }) => {
    const pack = packOf(req)
    if (pack === null) return respondError('not-found')
    const query = packCandidatesSchema.safeParse(Object.fromEntries(req.searchParams))
    if (!query.success) return respondError('bad-request', 'Send `q` and `page`')
    const candidates = await readCandidates(req.payload, { pack, actor, ...query.data })
    return candidates === null ? respondError('not-found') : Response.json(candidates, NO_STORE)
  }),
  commandEndpoint('post', 'submission.create', '/pack-submissions', async (req, caller) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = createPackSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const created = await createPack(req.payload, { actor: caller.actor, ...form.data })
    return created.ok ? respondPack(req, caller, created.value) : respondRefusal(created)
  }),
  ...PACK_ACTION_CODES.map((action) =>
    commandEndpoint(
      'post',
      SUBMISSION_ACTIONS[action],
      `/pack-submissions/:id/${action}`,
      async (req, caller) => {
        const pack = packOf(req)
        if (pack === null) return respondError('not-found')
        const fields = await readFields(req)
        if (!fields.ok) return respondRefusal(fields)
        const refused = await runAction(req, caller, { action, pack, fields: fields.value })
        return refused ?? respondPack(req, caller, pack)
      },
    ),
  ),
]

interface Action {
  readonly action: SubmissionAction
  readonly pack: number
  readonly fields: unknown
}

/** @returns a refusal, or null when it is done */
async function runAction(
  { payload }: PayloadRequest,
  { actor }: ConsoleCaller,
  { action, pack, fields }: Action,
): Promise<Response | null> {
  if (action === 'edit') {
    const form = editPackSchema.safeParse(fields)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const { expected, ...details } = form.data
    const edited = await editPack(payload, { actor, pack, expected, details })
    return edited.ok ? null : respondRefusal(edited)
  }
  const form = submissionCommandSchema.safeParse(fields)
  if (!form.success) return respondRefusals(faultsOf(form.error))
  const { marks: _none, ...given } = form.data
  const done = await runPackCommand(payload, { actor, pack, command: SUBMISSION_ACTIONS[action], ...given })
  return done.ok ? null : respondRefusal(done)
}

async function respondPack(
  { payload }: PayloadRequest,
  { actor }: ConsoleCaller,
  id: number,
): Promise<Response> {
  const pack = await readPackSubmission(payload, id, actor)
  return pack === null ? respondError('not-found') : Response.json(pack, NO_STORE)
}

function packOf(req: PayloadRequest): number | null {
  const written = pathParameter(req, 'id')
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}
