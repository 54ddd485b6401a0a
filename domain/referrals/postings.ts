import { credit, debit, type LedgerTransaction } from '#domain/ledger/transaction.ts'
import { type Money, negate } from '#domain/money/money.ts'
import type { RewardProgram, RewardState } from './program.ts'

interface PostedReward {
  readonly id: string
  readonly program: RewardProgram
  readonly referrer: string
  readonly state: RewardState
}

/** A reward is earned: a cost of the platform, owed to the referrer and held. */
export function earnedPosting(reward: PostedReward, amount: Money): LedgerTransaction {
  return {
    reference: `reward:${reward.id}:earned`,
    kind: 'commission',
    entries: [debit('rewards', amount), credit('affiliate-payable', amount, reward.referrer)],
  }
}

/**
 * A refund, a chargeback or the end of one changed what is left of a reward.
 * @param change negative where less is owed
 * @param version of the reward, which makes the reference unique
 */
export function changedPosting(reward: PostedReward, change: Money, version: number): LedgerTransaction {
  const isCredited = reward.program === 'referral' && reward.state === 'settled'
  const account = isCredited ? 'customer-credit' : 'affiliate-payable'
  const entries =
    change.amount > 0n
      ? [debit('rewards', change), credit(account, change, reward.referrer)]
      : [debit(account, negate(change), reward.referrer), credit('rewards', negate(change))]
  return { reference: `reward:${reward.id}:changed:${version}`, kind: 'commission', entries }
}

/** The refund window ended: the reward of a referral becomes credit for later payments. */
export function creditedPosting({ id, referrer }: PostedReward, amount: Money): LedgerTransaction {
  return {
    reference: `reward:${id}:credited`,
    kind: 'credit',
    entries: [debit('affiliate-payable', amount, referrer), credit('customer-credit', amount, referrer)],
  }
}

/** Credit of a customer was handed to a gateway, which takes it off later payments: those are smaller by it. */
export function sentPosting(transfer: {
  readonly id: string
  readonly user: string
  readonly amount: Money
}): LedgerTransaction {
  const { id, user, amount } = transfer
  return {
    reference: `credit:${id}:sent`,
    kind: 'credit',
    entries: [debit('customer-credit', amount, user), credit('platform-revenue', amount)],
    guarded: [{ account: 'customer-credit', holder: user }],
  }
}
