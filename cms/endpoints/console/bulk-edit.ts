import type { Endpoint } from 'payload'
import { readJson } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint, consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import type { Payload } from '#cms/operations/database.ts'
import { editRow } from '#cms/operations/submissions/edit-row.ts'
import { readEditable } from '#cms/operations/submissions/read-editable.ts'
import { EDITS_BYTES } from '#domain/contract/body-limits.ts'
import {
  EDITABLE_PAGE,
  type EditManyAnswer,
  type EditOutcome,
  editableQuerySchema,
  editManySchema,
  editRowSchema,
} from '#domain/contract/console/bulk-edit.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } } as const

/** The rows of the grid, and one request for the changes of many of them. */
export const BULK_EDIT_ENDPOINTS: readonly Endpoint[] = [
  consoleEndpoint('get', '/submissions/editable', async ({ payload, searchParams }, { actor }) => {
    if (commandScope(actor, 'submission.edit') === null) return respondError('forbidden')
    const query = editableQuerySchema.safeParse(Object.fromEntries(searchParams))
    if (!query.success) return respondError('bad-request', 'Send an id as `before`, or nothing')
    const page = { before: query.data.before ?? null, limit: EDITABLE_PAGE }
    return Response.json(await readEditable(payload, actor, page), NO_STORE)
  }),
  commandEndpoint('post', 'submission.edit', '/submissions/edit-many', async (req, { actor }) => {
    const fields = await readJson(req, EDITS_BYTES)
    if (!fields.ok) return respondRefusal(fields)
    const form = editManySchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const rows: EditOutcome[] = []
    // One after the other: each is a transaction of its own.
    for (const edit of form.data.edits) rows.push(await decideRow(req.payload, actor, edit))
    return Response.json({ rows } satisfies EditManyAnswer, NO_STORE)
  }),
]

async function decideRow(
  payload: Payload,
  actor: ConsoleCaller['actor'],
  edit: { readonly id: number },
): Promise<EditOutcome> {
  const form = editRowSchema.safeParse(edit)
  if (!form.success) {
    const faults = faultsOf(form.error).map(({ field = null, code }) => ({ field, code }))
    return { id: edit.id, outcome: 'refused', faults }
  }
  const { id, expected, ...metadata } = form.data
  return editRow(payload, actor, { id, expected, metadata })
}
