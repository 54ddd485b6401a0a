import { findCustomer, type Payer } from '#cms/operations/checkout/customer-of.ts'
import { fragment, inTransaction, run, type Transaction } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { lockOrder } from '#cms/operations/orders/order-row.ts'
import type { PaymentServices } from '#cms/operations/payments/settle.ts'
import { isFirstPayment } from '#cms/operations/referrals/announce-payment.ts'
import { findReferrer } from '#cms/operations/referrals/find-referrer.ts'
import { followReward } from '#cms/operations/referrals/follow-reward.ts'
import { postedOf, REWARD_COLUMNS, type RewardRow } from '#cms/operations/referrals/reward-row.ts'
import type { Cast, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { money } from '#domain/money/money.ts'
import { refundWindowEnd } from '#domain/payments/refunds.ts'
import type { Attribution } from '#domain/referrals/attribute.ts'
import { earnedPosting } from '#domain/referrals/postings.ts'
import { rewardOf, rewardRefusal } from '#domain/referrals/reward.ts'

type PaidRow = Columns<
  'payments',
  'id' | 'order_id' | 'currency' | 'amount' | 'tax' | 'user_id' | 'team_id'
> & {
  readonly paid_at: Cast<'payments.paid_at', number>
  readonly buyer_id: Columns<'orders', 'buyer_id'>['buyer_id']
} & Record<string, unknown>

/**
 * Decides the reward for a payment, once: its share is posted and held through the refund window, or the row says why
 * no reward is paid. The gateways are asked for shared cards before the transaction; doing it again changes nothing.
 *
 * @throws GatewayUnavailable: the outbox repeats it
 */
export async function decidePaymentReward(services: PaymentServices, payment: string): Promise<void> {
  const { payload } = services
  const [paid] = await run<PaidRow>(
    payload,
    fragment`
      select p.id, p.order_id, p.currency, p.amount, p.tax, p.user_id, p.team_id, o.buyer_id,
        (extract(epoch from p.paid_at) * 1000)::float8 as paid_at
        from payments p join orders o on o.id = p.order_id where p.id = ${payment}::uuid`,
  )
  if (paid === undefined) return
  const found = await inTransaction(payload, (transaction) => findReferrer(transaction, paid.order_id))
  if (found === null) return
  const payers: readonly Payer[] = [
    { user: paid.buyer_id },
    ...(paid.team_id === null ? [] : [{ team: paid.team_id }]),
  ]
  const sharesPaymentMethod = await shareCard(services, payers, found.referrer)
  await inTransaction(payload, (transaction) =>
    writeReward(transaction, paid, found, { sharesPaymentMethod }),
  )
}

async function writeReward(
  transaction: Transaction,
  paid: PaidRow,
  { referrer, program }: Attribution,
  { sharesPaymentMethod }: { readonly sharesPaymentMethod: boolean },
): Promise<void> {
  await lockOrder(transaction, paid.order_id)
  const refusal = rewardRefusal({
    currency: paid.currency,
    sharesPaymentMethod,
    isFirstPayment: await isFirstPayment(transaction, { buyer: paid.buyer_id, payment: paid.id }),
    ...(await readReferrer(transaction, paid, referrer)),
  })
  const net = money(BigInt(paid.amount) - BigInt(paid.tax), paid.currency)
  const amount = refusal === null ? rewardOf(net) : money(0n, paid.currency)
  const [row] = await transaction<RewardRow>(fragment`
    insert into referral_rewards as r (program, referrer_id, buyer_id, payment_id, currency, earned, amount, state, reason,
      due_at)
    values (${program}, ${referrer}, ${paid.buyer_id}, ${paid.id}::uuid, ${paid.currency},
      ${String(amount.amount)}::bigint, ${String(amount.amount)}::bigint, ${refusal === null ? 'held' : 'refused'},
      ${refusal}, ${new Date(refundWindowEnd(paid.paid_at)).toISOString()}::timestamptz)
    on conflict do nothing returning ${REWARD_COLUMNS}`)
  if (row === undefined || amount.amount === 0n) return
  await post(transaction, [earnedPosting(postedOf(row), amount)])
  // It may have been refunded while the gateways were asked.
  await followReward(transaction, paid.id)
}

async function readReferrer(
  transaction: Transaction,
  { buyer_id: buyer, team_id: team }: PaidRow,
  referrer: string,
) {
  const [row] = await transaction<{ deleted: Computed<boolean>; is_member: Computed<boolean> }>(fragment`
    select u.deleted_at is not null as deleted,
      exists (select 1 from team_members m where m.team_id = ${team}::uuid and m.user_id = u.id) as is_member
      from users u where u.id = ${referrer}`)
  return {
    isSelf: referrer === buyer || (row?.is_member ?? false),
    isReferrerDeleted: row?.deleted ?? true,
  }
}

/** Whether one of the payers and the referrer have a card in common, at one of the gateways. */
async function shareCard(
  { payload, gateways }: PaymentServices,
  payers: readonly Payer[],
  referrer: string,
): Promise<boolean> {
  for (const gateway of Object.values(gateways)) {
    const read = async (payer: Payer): Promise<readonly string[]> => {
      const customer = await findCustomer(payload, gateway.code, payer)
      return customer === null ? [] : ((await gateway.readFingerprints?.(customer)) ?? [])
    }
    const own = new Set(await read({ user: referrer }))
    if (own.size === 0) continue
    for (const payer of payers) if ((await read(payer)).some((card) => own.has(card))) return true
  }
  return false
}
