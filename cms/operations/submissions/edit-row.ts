import type { Payload } from '#cms/operations/database.ts'
import { editSubmission } from '#cms/operations/submissions/edit-submission.ts'
import { readForEditor } from '#cms/operations/submissions/read-editable.ts'
import type { EditOutcome } from '#domain/contract/console/bulk-edit.ts'
import type { SubmissionMetadata } from '#domain/contract/console/submissions.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { SUBMISSION_STATES } from '#domain/review/states.ts'

interface EditOfRow {
  readonly id: number
  /** The version that its author saw. */
  readonly expected: number
  readonly metadata: SubmissionMetadata
}

/**
 * Edits one row of several in its own transaction. A row that was changed meanwhile, and may still be edited, is
 * answered with what it has now.
 */
export async function editRow(
  payload: Payload,
  actor: Holder,
  { id, expected, metadata }: EditOfRow,
): Promise<EditOutcome> {
  const edited = await editSubmission(payload, { actor, submission: id, expected, metadata })
  const row = edited.ok || edited.code === 'state-changed' ? await readForEditor(payload, id, actor) : null
  if (edited.ok && row !== null) return { id, outcome: 'saved', row }
  if (row !== null && SUBMISSION_STATES[row.state].editable) return { id, outcome: 'conflict', row }
  if (row !== null) return { id, outcome: 'refused', faults: [{ field: null, code: 'submission-locked' }] }
  const { field = null, code } = edited.ok ? ({ code: 'not-found' } as const) : edited
  return { id, outcome: 'refused', faults: [{ field, code }] }
}
