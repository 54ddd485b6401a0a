import type { Endpoint } from 'payload'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint, consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { readDrafts } from '#cms/operations/submissions/read-drafts.ts'
import { submitDraft } from '#cms/operations/submissions/submit-draft.ts'
import {
  DRAFTS_PAGE,
  type DraftOutcome,
  draftsQuerySchema,
  type SubmitManyAnswer,
  submitManySchema,
} from '#domain/contract/console/submit-many.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } } as const

/** The drafts of the user, and one request that submits many of them. */
export const SUBMIT_MANY_ENDPOINTS: readonly Endpoint[] = [
  consoleEndpoint('get', '/submissions/drafts', async ({ payload, searchParams }, { actor }) => {
    if (commandScope(actor, 'submission.submit') === null) return respondError('forbidden')
    const query = draftsQuerySchema.safeParse(Object.fromEntries(searchParams))
    if (!query.success) return respondError('bad-request', 'Send an id as `after`, or nothing')
    const page = { after: query.data.after ?? null, limit: DRAFTS_PAGE }
    return Response.json(await readDrafts(payload, actor, page), NO_STORE)
  }),
  commandEndpoint('post', 'submission.submit', '/submissions/submit-many', async (req, { actor }) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = submitManySchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const rows: DraftOutcome[] = []
    // One after the other: each is a transaction of its own.
    for (const draft of form.data.drafts) rows.push(await submitDraft(req.payload, actor, draft))
    return Response.json({ rows } satisfies SubmitManyAnswer, NO_STORE)
  }),
]
