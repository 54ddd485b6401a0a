import { fragment, inTransaction, type Payload, run, type Transaction } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { lockOrder } from '#cms/operations/orders/order-row.ts'
import { postedOf, REWARD_COLUMNS, type RewardRow } from '#cms/operations/referrals/reward-row.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { money } from '#domain/money/money.ts'
import { creditedPosting } from '#domain/referrals/postings.ts'

const BATCH = 200

/**
 * Settles rewards whose refund window ended: that of a referral becomes credit, that of an affiliate can be paid out. Doing
 * it again changes nothing.
 */
export async function settleRewards(payload: Payload, now = Date.now()): Promise<void> {
  const due = await run<{ id: Column<'referral_rewards.id'>; order_id: Column<'payments.order_id'> }>(
    payload,
    fragment`
      select r.id, p.order_id from referral_rewards r join payments p on p.id = r.payment_id
       where r.state = 'held' and r.amount > 0 and r.due_at <= ${new Date(now).toISOString()}::timestamptz
       order by r.due_at limit ${BATCH}`,
  )
  for (const { id, order_id: order } of due)
    await inTransaction(payload, async (transaction) => {
      await lockOrder(transaction, order)
      await settleReward(transaction, id)
    })
}

async function settleReward(transaction: Transaction, id: string): Promise<void> {
  const [row] = await transaction<RewardRow>(fragment`
    update referral_rewards r set state = 'settled', settled_at = now(), version = version + 1
     where r.id = ${id}::uuid and r.state = 'held' and r.amount > 0 returning ${REWARD_COLUMNS}`)
  if (row === undefined || row.program !== 'referral') return
  await post(transaction, [creditedPosting(postedOf(row), money(BigInt(row.amount), row.currency))])
}
