import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { PayeeMail } from '#domain/mail/templates.ts'
import { checkActor, PAYEE_DECISIONS, type PayeeDecision } from '#domain/payees/decide.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'
import { lockPayeeById } from './lock-payee.ts'
import { mailPayeeDecision } from './payee-mails.ts'

/** The permission and the mail of each decision. */
const DECIDED = {
  'verify-identity': { command: 'identity.decide', mail: 'payee-identity-verified' },
  'reject-identity': { command: 'identity.decide', mail: 'payee-identity-rejected' },
  'approve-tax-form': { command: 'tax-form.decide', mail: 'payee-form-approved' },
  'reject-tax-form': { command: 'tax-form.decide', mail: 'payee-form-rejected' },
} as const satisfies Record<PayeeDecision, { command: Command; mail: PayeeMail }>

interface DecidePayee {
  readonly actor: Holder
  readonly payee: string
  readonly decision: PayeeDecision
  /** The identity or the tax form that the actor saw. */
  readonly expected: string
  /** Why; of a refusal the contributor reads it. */
  readonly reason: string
}

/** Accepts or refuses what a contributor stated, with its mail and its entry in the log; the document goes with the decision. */
export function decidePayee(
  payload: Payload,
  { actor, payee, decision, expected, reason }: DecidePayee,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const { command, mail } = DECIDED[decision]
    const allowed = requireCommand(actor, command)
    if (!allowed.ok) return allowed
    const found = await lockPayeeById(transaction, payee)
    if (found === undefined) return refuse('not-found')
    const other = checkActor(found.user, actor.id)
    if (!other.ok) return other
    const { from, to } = PAYEE_DECISIONS[decision]
    const written = await write(transaction, { payee, decision, expected, reason, actor: actor.id })
    if (!written) return refuse('state-changed')
    await mailPayeeDecision(transaction, { template: mail, record: expected, user: found.user, reason })
    await logCommand(transaction, {
      actor,
      command,
      resource: 'payees',
      record: payee,
      reason,
      before: { record: expected, state: from },
      after: { record: expected, state: to },
    })
    return accept(null)
  })
}

interface Written extends Omit<DecidePayee, 'actor'> {
  readonly actor: string
}

async function write(
  transaction: Transaction,
  { payee, decision, expected, reason, actor }: Written,
): Promise<boolean> {
  const { subject, from, to } = PAYEE_DECISIONS[decision]
  const table = fragment.identifier(subject === 'identity' ? 'payee_identities' : 'tax_forms')
  const document = subject === 'identity' ? fragment`, document = null, document_type = null` : fragment``
  const rows = await transaction(fragment`
    update ${table} set state = ${to}, decided_by = ${actor}, decided_at = present(),
      reason = ${to === 'rejected' ? reason : null} ${document}
     where id = ${expected}::uuid and payee_id = ${payee}::uuid and state = ${from} returning id`)
  return rows.length === 1
}
