import { fragment, type Transaction } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { postedOf, REWARD_COLUMNS, type RewardRow } from '#cms/operations/referrals/reward-row.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import { money, subtract } from '#domain/money/money.ts'
import { changedPosting } from '#domain/referrals/postings.ts'
import { rewardLeft } from '#domain/referrals/reward.ts'

type PaidRow = Columns<'payments', 'amount' | 'tax' | 'dispute'> & {
  readonly refunded: Computed<string>
} & Record<string, unknown>

/**
 * Brings the reward for a payment, whose order is locked, to what refunds and chargebacks left of it, with a posting of
 * the difference. A refund or a chargeback that ends in favour of the platform restores it.
 */
export async function followReward(transaction: Transaction, payment: string): Promise<void> {
  const [reward] = await transaction<RewardRow>(fragment`
    select ${REWARD_COLUMNS} from referral_rewards r
     where r.payment_id = ${payment}::uuid and r.state <> 'refused' for update`)
  if (reward === undefined) return
  const [paid] = await transaction<PaidRow>(fragment`
    select p.amount, p.tax, p.dispute, coalesce((
      select sum(f.amount) from refunds f where f.payment_id = p.id and f.state = 'paid'), 0)::text as refunded
      from payments p where p.id = ${payment}::uuid`)
  if (paid === undefined) return
  const left = rewardLeft({
    currency: reward.currency,
    amount: BigInt(paid.amount),
    tax: BigInt(paid.tax),
    refunded: BigInt(paid.refunded),
    isReclaimed: paid.dispute === 'open' || paid.dispute === 'lost',
  })
  const change = subtract(left, money(BigInt(reward.amount), reward.currency))
  if (change.amount === 0n) return
  const version = reward.version + 1
  await post(transaction, [changedPosting(postedOf(reward), change, version)])
  await transaction(fragment`
    update referral_rewards set amount = ${String(left.amount)}::bigint, version = ${version}
     where id = ${reward.id}::uuid and version = ${reward.version}`)
}
