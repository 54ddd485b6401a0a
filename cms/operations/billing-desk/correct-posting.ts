import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { readTransactions } from '#cms/operations/ledger/read-transactions.ts'
import { reverse } from '#cms/operations/ledger/reverse.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

interface CorrectPosting {
  readonly actor: Holder
  /** The id of the transaction. */
  readonly posting: string
  readonly reason: string
}

/** Reverses a transaction of the ledger once. A reversal is not reversed: the correct entries are posted again. */
export function correctPosting(
  payload: Payload,
  { actor, posting, reason }: CorrectPosting,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'posting.correct')
    if (!allowed.ok) return allowed
    const [original] = await readTransactions(transaction, fragment`t.id = ${posting}::bigint`, 1)
    if (original === undefined) return refuse('not-found')
    if (original.reverses !== null) return refuse('state-changed')
    const reversal = await reverse(transaction, { transaction: posting, actor: actor.id, reason })
    // Of parallel requests one posts the reversal; the others find it.
    if (reversal === null || !reversal.isNew) return refuse('state-changed')
    await logCommand(transaction, {
      actor,
      command: 'posting.correct',
      resource: 'ledger-transactions',
      record: posting,
      reason,
      before: { reference: original.reference },
      after: { reversal: reversal.id },
    })
    return accept(null)
  })
}
