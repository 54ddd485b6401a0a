import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import { money } from '#domain/money/money.ts'
import type { DecidedPayout, PayoutBalance } from '#domain/referrals/payouts.ts'

export type PayoutRow = Columns<
  'affiliate_payouts',
  'id' | 'user_id' | 'currency' | 'amount' | 'state' | 'first_approver_id'
> &
  Record<string, unknown>

export const PAYOUT_COLUMNS = fragment`p.id, p.user_id, p.currency, p.amount, p.state, p.first_approver_id`

/** A payout as the rules see it. */
export function decidedOf({ user_id, currency, amount, state, first_approver_id }: PayoutRow): DecidedPayout {
  return {
    state,
    amount: money(BigInt(amount), currency),
    payee: user_id,
    firstApprover: first_approver_id,
  }
}

/** Locks the payouts of an affiliate until the commit. @returns whether the user is one */
export async function lockAffiliate(transaction: Transaction, user: string): Promise<boolean> {
  const rows = await transaction(fragment`select 1 from affiliates where user_id = ${user} for update`)
  return rows.length === 1
}

/** What an affiliate, whose payouts are locked, has in a currency. */
export async function readBalance(
  transaction: Transaction,
  { user, currency }: { readonly user: string; readonly currency: string },
): Promise<PayoutBalance> {
  const [row] = await transaction<{ settled: Computed<string>; taken: Computed<string> }>(fragment`
    select coalesce((select sum(r.amount) from referral_rewards r
        where r.referrer_id = ${user} and r.program = 'affiliate' and r.state = 'settled' and r.currency = ${currency}), 0)::text
        as settled,
      coalesce((select sum(p.amount) from affiliate_payouts p
        where p.user_id = ${user} and p.state <> 'refused' and p.currency = ${currency}), 0)::text as taken`)
  return { settled: BigInt(row?.settled ?? 0), taken: BigInt(row?.taken ?? 0) }
}
