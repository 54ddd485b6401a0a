import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import type { Affiliation, Referral } from '#domain/contract/referrals.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Currency } from '#domain/money/currencies.ts'
import {
  ATTRIBUTION_MS,
  PAYOUT_MINIMUMS,
  REWARD_CAPS,
  REWARD_PERCENT,
  type RewardProgram,
} from '#domain/referrals/program.ts'

/** The rewards that a user sees at once. */
const MOST = 100
const DAY_MS = 24 * 60 * 60 * 1000

/** What the invitations of a user earned. */
export async function readReferral(payload: Payload, user: string): Promise<Result<Referral>> {
  const found = await readRewards(payload, user, 'referral')
  return found === null ? refuse('not-signed-in') : accept({ ...found, cap: inDollars(REWARD_CAPS.USD) })
}

/** What the links of a user earned as an affiliate, and since when they are one. */
export async function readAffiliation(payload: Payload, user: string): Promise<Result<Affiliation>> {
  const found = await readRewards(payload, user, 'affiliate')
  if (found === null) return refuse('not-signed-in')
  const [joined] = await run<{ joined_at: Column<'affiliates.joined_at'> }>(
    payload,
    fragment`select joined_at from affiliates where user_id = ${user}`,
  )
  return accept({
    ...found,
    joined_at: joined === undefined ? null : moment(joined.joined_at),
    cap: inDollars(REWARD_CAPS.USD),
    minimum: inDollars(PAYOUT_MINIMUMS.USD),
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

type Row = Columns<
  'referral_rewards',
  'id' | 'currency' | 'amount' | 'earned' | 'state' | 'reason' | 'created_at' | 'due_at'
> &
  Record<string, unknown>

async function readRewards(payload: Payload, user: string, program: RewardProgram) {
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

function inDollars(amount: bigint): { amount: string; currency: Currency } {
  return { amount: String(amount), currency: 'USD' }
}

function moment(at: string): string {
  return new Date(at).toISOString()
}
