import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { readDefaultCurrency } from '#cms/operations/site/default-currency.ts'
import type { Referral } from '#domain/contract/referrals.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { PriceCurrency } from '#domain/money/preferred-currency.ts'
import { REWARD_CAPS, REWARD_PERCENT, type RewardProgram } from '#domain/referrals/program.ts'

/** The rewards that a user sees at once. */
const MOST = 100

/** What the invitations of a user earned. */
export async function readReferral(payload: Payload, user: string): Promise<Result<Referral>> {
  const found = await readRewards(payload, user, 'referral')
  return found === null
    ? refuse('not-signed-in')
    : accept({ ...found, cap: await ofSite(payload, REWARD_CAPS) })
}

type Row = Columns<
  'referral_rewards',
  'id' | 'currency' | 'amount' | 'earned' | 'state' | 'reason' | 'created_at' | 'due_at'
> &
  Record<string, unknown>

/** The code of a user with what it earned in a program; null for a deleted account. */
export async function readRewards(payload: Payload, user: string, program: RewardProgram) {
  const [owner] = await run<{ code: Column<'users.referral_code'> }>(
    payload,
    fragment`select referral_code as code from users where id = ${user} and deleted_at is null`,
  )
  if (owner === undefined) return null
  const rows = await run<Row>(
    payload,
    fragment`
      select id, currency, amount, earned, state, reason, created_at, due_at from referral_rewards
       where referrer_id = ${user} and program = ${program} order by created_at desc limit ${MOST}`,
  )
  const sums = await run<SumRow>(
    payload,
    fragment`
      select currency, state, sum(amount)::text as amount from referral_rewards
       where referrer_id = ${user} and program = ${program} and amount > 0 group by currency, state order by currency`,
  )
  const sumsOf = (state: SumRow['state']) =>
    sums.filter((sum) => sum.state === state).map(({ currency, amount }) => ({ currency, amount }))
  return {
    code: owner.code,
    percent: REWARD_PERCENT,
    held: sumsOf('held'),
    settled: sumsOf('settled'),
    rewards: rows.map(({ id, currency, amount, earned, state, reason, created_at, due_at }) => ({
      uuid: id,
      amount: { amount, currency },
      earned: { amount: earned, currency },
      state,
      reason,
      created_at: moment(created_at),
      due_at: moment(due_at),
    })),
  }
}

type SumRow = Columns<'referral_rewards', 'currency' | 'state'> & {
  readonly amount: Computed<string>
} & Record<string, unknown>

/** An amount that is fixed in each currency, in that of the site. */
export async function ofSite(
  payload: Payload,
  amounts: Readonly<Record<PriceCurrency, bigint>>,
): Promise<{ amount: string; currency: PriceCurrency }> {
  const currency = await readDefaultCurrency(payload)
  return { amount: String(amounts[currency]), currency }
}

export function moment(at: string): string {
  return new Date(at).toISOString()
}
