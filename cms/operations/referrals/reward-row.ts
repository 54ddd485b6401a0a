import { fragment } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'

export type RewardRow = Columns<
  'referral_rewards',
  'id' | 'program' | 'referrer_id' | 'payment_id' | 'currency' | 'earned' | 'amount' | 'state' | 'version'
> &
  Record<string, unknown>

export const REWARD_COLUMNS = fragment`r.id, r.program, r.referrer_id, r.payment_id, r.currency, r.earned, r.amount,
  r.state, r.version`

/** The reward as its postings name it. */
export function postedOf({ id, program, referrer_id: referrer, state }: RewardRow) {
  return { id, program, referrer, state }
}
