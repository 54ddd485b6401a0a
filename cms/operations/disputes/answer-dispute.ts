import { createHash } from 'node:crypto'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Transaction, transactionOf } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { type DisputeRow, findDispute } from '#cms/operations/disputes/dispute-row.ts'
import { readDisputeFacts } from '#cms/operations/disputes/read-facts.ts'
import { answered } from '#cms/operations/payments/answered.ts'
import type { PaymentServices } from '#cms/operations/payments/settle.ts'
import { type DisputeAction, decideAnswer } from '#domain/disputes/dispute.ts'
import { evidenceOf, evidenceText } from '#domain/disputes/evidence.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

interface AnswerDispute {
  readonly actor: Holder
  readonly dispute: string
  readonly action: DisputeAction
  readonly reason: string
}

interface Answering extends AnswerDispute {
  /** Of the text that is submitted; null for an answer by hand. */
  readonly sha256: string | null
}

/**
 * Answers a dispute: by the API of its gateway, or by hand where finance states so. Who sends the data of a customer to a
 * bank, and why, is in the log before the gateway is called. The key of the call is that of the evidence, so that an answer
 * whose record a crash prevented is sent again without another effect.
 */
export async function answerDispute(
  { payload, gateways }: Pick<PaymentServices, 'payload' | 'gateways'>,
  wanted: AnswerDispute,
): Promise<Result<null>> {
  const { actor, dispute: id, action } = wanted
  const allowed = requireCommand(actor, 'dispute.answer')
  if (!allowed.ok) return allowed
  if (action === 'record')
    return inDecidedTransaction<null>(payload, async (transaction) => {
      const logged = await logAnswer(transaction, { ...wanted, sha256: null })
      if (logged.ok) await writeAnswer(transaction, { ...wanted, sha256: null })
      return logged.ok ? accept(null) : logged
    })
  const facts = await readDisputeFacts(transactionOf(payload), id)
  if (facts === null) return refuse('not-found')
  const sha256 = createHash('sha256').update(evidenceText(facts)).digest('hex')
  const logged = await inDecidedTransaction(payload, (transaction) =>
    logAnswer(transaction, { ...wanted, sha256 }),
  )
  if (!logged.ok) return logged
  const gateway = gateways[logged.value.gateway]
  const submit = gateway?.submitEvidence
  if (submit === undefined) return refuse('gateway-unavailable')
  return answered(async () => {
    const { gateway_id: dispute } = logged.value
    await submit({ dispute, evidence: evidenceOf(facts), idempotencyKey: `evidence:${id}:${sha256}` })
    await inTransaction(payload, (transaction) => writeAnswer(transaction, { ...wanted, sha256 }))
    return accept(null)
  })
}

async function logAnswer(
  transaction: Transaction,
  { actor, dispute, action, reason, sha256 }: Answering,
): Promise<Result<DisputeRow>> {
  const row = await findDispute(transaction, dispute, { forUpdate: true })
  if (row === undefined) return refuse('not-found')
  const allowed = decideAnswer({ state: row.state, answeredAt: row.answered_at })
  if (!allowed.ok) return allowed
  await logCommand(transaction, {
    actor,
    command: 'dispute.answer',
    resource: 'disputes',
    record: dispute,
    reason,
    before: { state: row.state },
    after: { action, evidence: sha256 },
  })
  return accept(row)
}

/** The first of two parallel answers is kept: the gateway took one of them. */
async function writeAnswer(
  transaction: Transaction,
  { actor, dispute, action, sha256 }: Answering,
): Promise<void> {
  await transaction(fragment`
    update disputes set answered_at = now(), answered_by = ${actor.id}, answer = ${action}, evidence_sha256 = ${sha256}
     where id = ${dispute}::uuid and answered_at is null`)
}
