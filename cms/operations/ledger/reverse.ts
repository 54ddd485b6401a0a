import { fragment, type Transaction } from '#cms/operations/database.ts'
import { type Posted, post } from '#cms/operations/ledger/post.ts'
import { readTransactions } from '#cms/operations/ledger/read-transactions.ts'
import { reversalOf } from '#domain/ledger/transaction.ts'

interface Reversal {
  /** The id of the transaction to undo. */
  readonly transaction: string
  readonly actor: string | null
  readonly reason: string
}

/**
 * Undoes a posted transaction by one with opposite entries that names it. A transaction is reversed once; reversing it
 * again has no effect. Balances may become negative: a reversed royalty that was cashed out is carried forward.
 *
 * @returns null when there is no such transaction
 */
export async function reverse(
  transaction: Transaction,
  { transaction: id, actor, reason }: Reversal,
): Promise<Posted | null> {
  const [original] = await readTransactions(transaction, fragment`t.id = ${id}::bigint`, 1)
  if (original === undefined) return null
  const [posted] = await post(transaction, [{ ...reversalOf(original), reverses: id, actor, reason }])
  return posted ?? null
}
