import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { type Payload, transactionOf } from '#cms/operations/database.ts'
import { findDispute } from '#cms/operations/disputes/dispute-row.ts'
import { readDisputeFacts } from '#cms/operations/disputes/read-facts.ts'
import type { DisputeDetail } from '#domain/contract/console/disputes.ts'
import { disputeActionsFor, EVIDENCE_GATEWAYS } from '#domain/disputes/dispute.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'

/** A dispute with the size of its evidence, and the commands that this actor can give on it. */
export async function readDispute(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & DisputeDetail) | null> {
  const transaction = transactionOf(payload)
  const row = await readRow(payload, 'disputes', id)
  const dispute = await findDispute(transaction, id, { forUpdate: false })
  const facts = await readDisputeFacts(transaction, id)
  if (row === null || dispute === undefined || facts === null) return null
  const mayAnswer = commandScope(actor, 'dispute.answer') === 'all'
  const answer = { state: dispute.state, answeredAt: dispute.answered_at }
  return {
    ...row,
    evidence: {
      downloads: facts.downloads.length,
      certificates: facts.certificates.length,
      log_ins: facts.logIns.length,
    },
    evidence_sha256: dispute.evidence_sha256,
    may_answer: mayAnswer,
    allowed_actions: mayAnswer ? disputeActionsFor(answer, EVIDENCE_GATEWAYS.has(dispute.gateway)) : [],
  }
}
