import { logCommand } from '#cms/operations/audit/log-command.ts'
import type { Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { readDisputeFacts } from '#cms/operations/disputes/read-facts.ts'
import type { DisputeFacts } from '#domain/disputes/evidence.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

interface TakeEvidence {
  readonly actor: Holder
  readonly dispute: string
  readonly reason: string
}

/** What the evidence of a dispute states, for its file: who took it, and why, is in the log before it is sent. */
export function takeEvidence(
  payload: Payload,
  { actor, dispute, reason }: TakeEvidence,
): Promise<Result<DisputeFacts>> {
  return inDecidedTransaction<DisputeFacts>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'dispute.answer')
    if (!allowed.ok) return allowed
    const facts = await readDisputeFacts(transaction, dispute)
    if (facts === null) return refuse('not-found')
    await logCommand(transaction, {
      actor,
      command: 'dispute.answer',
      resource: 'disputes',
      record: dispute,
      reason,
      before: {},
      after: {
        action: 'evidence',
        downloads: facts.downloads.length,
        certificates: facts.certificates.length,
      },
    })
    return accept(facts)
  })
}
