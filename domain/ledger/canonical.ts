import type { Entry } from '#domain/ledger/transaction.ts'

/** A posted transaction, with what the ledger added to it. */
export interface PostedTransaction {
  readonly id: bigint
  readonly reference: string
  readonly kind: string
  /** UTC, ISO 8601 with milliseconds. */
  readonly postedAt: string
  /** The id of the transaction that this one reverses. */
  readonly reverses: bigint | null
  readonly actor: string | null
  readonly reason: string | null
  readonly entries: readonly Entry[]
}

/**
 * The text of a transaction that the root of its day is computed from. It must never change: a root that was kept
 * outside of the database would no longer agree with the ledger. Fields are separated as JSON, so that no two
 * transactions have the same text.
 */
export function canonicalText(transaction: PostedTransaction): string {
  const { id, reference, kind, postedAt, reverses, actor, reason, entries } = transaction
  return JSON.stringify([
    String(id),
    reference,
    kind,
    postedAt,
    reverses === null ? null : String(reverses),
    actor,
    reason,
    entries.map(({ account, holder, amount }) => [account, holder, amount.currency, String(amount.amount)]),
  ])
}
