import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { moment, ofSite, readRewards } from '#cms/operations/referrals/read-rewards.ts'
import type { Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import type { Affiliation } from '#domain/contract/referrals.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { availableOf, payoutMinimum } from '#domain/referrals/payouts.ts'
import { ATTRIBUTION_MS, PAYOUT_MINIMUMS, REWARD_CAPS } from '#domain/referrals/program.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** The payouts that a user sees at once. */
const MOST_PAYOUTS = 100

/** What the links of a user earned as an affiliate, and since when they are one. */
export async function readAffiliation(payload: Payload, user: string): Promise<Result<Affiliation>> {
  const found = await readRewards(payload, user, 'affiliate')
  if (found === null) return refuse('not-signed-in')
  const [joined] = await run<{ joined_at: Column<'affiliates.joined_at'> }>(
    payload,
    fragment`select joined_at from affiliates where user_id = ${user}`,
  )
  const payable = await readPayable(payload, user)
  return accept({
    ...found,
    settled: payable.map(({ amount }) => amount),
    payable,
    payouts: await listPayouts(payload, user),
    joined_at: joined === undefined ? null : moment(joined.joined_at),
    cap: await ofSite(payload, REWARD_CAPS),
    minimum: await ofSite(payload, PAYOUT_MINIMUMS),
    days: ATTRIBUTION_MS / DAY_MS,
  })
}

/** Makes a user an affiliate; doing it again changes nothing. Links count for the program from the next payment on. */
export async function joinAffiliation(payload: Payload, user: string): Promise<Result<Affiliation>> {
  await run(
    payload,
    fragment`
      insert into affiliates (user_id) select id from users where id = ${user} and deleted_at is null
      on conflict do nothing`,
  )
  return readAffiliation(payload, user)
}

type BalanceRow = Columns<'affiliate_payouts', 'currency'> & {
  readonly settled: Computed<string>
  readonly taken: Computed<string>
} & Record<string, unknown>

/** What can be requested in each currency, to show: a request computes it again under a lock. */
async function readPayable(payload: Payload, user: string): Promise<Affiliation['payable']> {
  const rows = await run<BalanceRow>(
    payload,
    fragment`
      select currency, sum(settled)::text as settled, sum(taken)::text as taken from (
        select currency, amount as settled, 0 as taken from referral_rewards
         where referrer_id = ${user} and program = 'affiliate' and state = 'settled'
        union all
        select currency, 0, amount from affiliate_payouts where user_id = ${user} and state <> 'refused') b
       group by currency order by currency`,
  )
  return rows.flatMap(({ currency, settled, taken }) => {
    const amount = availableOf({ settled: BigInt(settled), taken: BigInt(taken) })
    const minimum = payoutMinimum(currency)
    if (amount === 0n || minimum === null) return []
    return { amount: { amount: String(amount), currency }, minimum: { amount: String(minimum), currency } }
  })
}

type PayoutRow = Columns<
  'affiliate_payouts',
  'id' | 'currency' | 'amount' | 'state' | 'reason' | 'created_at'
> &
  Record<string, unknown>

async function listPayouts(payload: Payload, user: string): Promise<Affiliation['payouts']> {
  const rows = await run<PayoutRow>(
    payload,
    fragment`
      select id, currency, amount, state, reason, created_at from affiliate_payouts
       where user_id = ${user} order by created_at desc limit ${MOST_PAYOUTS}`,
  )
  return rows.map(({ id, currency, amount, state, reason, created_at }) => ({
    uuid: id,
    amount: { amount, currency },
    state,
    reason,
    created_at: moment(created_at),
  }))
}
