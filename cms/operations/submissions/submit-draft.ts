import { type Payload, transactionOf } from '#cms/operations/database.ts'
import { loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import { readLint } from '#cms/operations/submissions/read-lint.ts'
import { runSubmissionCommand } from '#cms/operations/submissions/run-command.ts'
import type { DraftOutcome } from '#domain/contract/console/submit-many.ts'
import type { Refusal } from '#domain/errors/catalogue.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import { wasSubmittedBefore } from '#domain/review/submit-many.ts'

interface Draft {
  readonly id: number
  /** The version that its author saw. */
  readonly expected: number
}

/**
 * Submits one draft of several in its own transaction. A repeated request changes nothing, and a refusal says what is
 * missing.
 */
export async function submitDraft(
  payload: Payload,
  actor: Holder,
  { id, expected }: Draft,
): Promise<DraftOutcome> {
  const command = 'submission.submit'
  const done = await runSubmissionCommand(payload, { actor, submission: id, command, expected })
  return done.ok ? { id, outcome: 'submitted' } : explain(payload, actor, id, done)
}

async function explain(
  payload: Payload,
  actor: Holder,
  id: number,
  { code, values = {} }: Refusal,
): Promise<DraftOutcome> {
  const transaction = transactionOf(payload)
  const present =
    code === 'state-changed' ? await loadSubmission(transaction, id, { lock: false }) : undefined
  if (present !== undefined) {
    const { state, author: owner, contributor } = present.facts
    const isReached = mayApply(actor, 'submission.submit', { owner, team: null, contributor })
    if (isReached && wasSubmittedBefore(state)) return { id, outcome: 'already-submitted' }
  }
  const findings = code === 'submission-incomplete' ? await readLint(transaction, id) : []
  const errors = findings.filter(({ severity }) => severity === 'error')
  return { id, outcome: 'refused', code, values, errors }
}
