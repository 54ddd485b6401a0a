import { credit, debit, type LedgerTransaction } from '#domain/ledger/transaction.ts'
import type { Money } from '#domain/money/money.ts'
import { negate } from '#domain/money/money.ts'

/** Money that a contributor earned: of a closed month, or of one payment for single sales. */
export interface PostedEarning {
  readonly id: string
  readonly contributor: number
  readonly amount: Money
}

/** The contributor's part leaves the revenue of the platform, and is held. */
export function earnedPosting({ id, contributor, amount }: PostedEarning): LedgerTransaction {
  return {
    reference: `royalty:${id}:earned`,
    kind: 'royalty',
    entries: [debit('platform-revenue', amount), credit('contributor-pending', amount, String(contributor))],
  }
}

/** The holding period is over. */
export function releasedPosting({ id, contributor, amount }: PostedEarning): LedgerTransaction {
  const holder = String(contributor)
  return {
    reference: `royalty:${id}:released`,
    kind: 'release',
    entries: [debit('contributor-pending', amount, holder), credit('contributor-available', amount, holder)],
  }
}

/**
 * Lines that reverse royalties, of one contributor. Out of what is available once the earning was released: the balance may
 * become negative and is carried forward.
 *
 * @param change the sum of the lines: negative after a refund, positive when it failed
 */
export function reversedPosting(
  { contributor }: Pick<PostedEarning, 'contributor'>,
  {
    line,
    change,
    isReleased,
  }: { readonly line: string; readonly change: Money; readonly isReleased: boolean },
): LedgerTransaction {
  const account = isReleased ? 'contributor-available' : 'contributor-pending'
  return {
    reference: `royalty-line:${line}:reversed`,
    kind: 'royalty',
    entries: [
      credit('platform-revenue', negate(change)),
      debit(account, negate(change), String(contributor)),
    ],
  }
}
