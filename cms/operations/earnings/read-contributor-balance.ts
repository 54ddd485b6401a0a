import { readOwnCashouts } from '#cms/operations/cashouts/read-desk.ts'
import { type EarnedBalance, readEarned } from '#cms/operations/cashouts/read-standing.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { OPEN_STATES } from '#domain/cashouts/states.ts'
import type { BalancePart, ContributorBalance } from '#domain/contract/console/earnings.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { decimalText } from '#domain/money/text.ts'

interface Owner {
  readonly id: number
  readonly name: string
}

interface Asked {
  readonly currency: Currency
  readonly now: Date
}

/** What a contributor has in a currency, with the reason and the date of each part. */
export async function readContributorBalance(
  transaction: Transaction,
  { id, name }: Owner,
  { currency, now }: Asked,
): Promise<ContributorBalance> {
  const text = (amount: bigint) => decimalText(money(amount, currency))
  const all = await readEarned(transaction, id)
  const balance = all.find((one) => one.currency === currency) ?? NOTHING
  const [hold] = await transaction<{ reason: Column<'cashout_holds.reason'> }>(fragment`
    select reason from cashout_holds where contributor_id = ${id} and released_at is null`)
  return {
    contributor: id,
    name,
    held: hold?.reason ?? null,
    pending: text(balance.pending),
    available: text(balance.available),
    on_hold: text(balance.onHold + balance.sending),
    paid: text(balance.paid),
    parts: [
      ...(await pendingParts(transaction, id, currency)),
      ...(await cashoutParts(transaction, id, { currency, now, isHeld: hold !== undefined })),
    ],
  }
}

const NOTHING: Omit<EarnedBalance, 'currency'> = {
  pending: 0n,
  available: 0n,
  onHold: 0n,
  sending: 0n,
  paid: 0n,
}

interface PendingRow extends Record<string, unknown> {
  readonly month: Computed<string | null>
  readonly day: Computed<string>
  readonly amount: Computed<string>
}

/** Earnings within their holding period, less what was reversed of them: they add up to what is pending. */
async function pendingParts(
  transaction: Transaction,
  contributor: number,
  currency: Currency,
): Promise<readonly BalancePart[]> {
  const rows = await transaction<PendingRow>(fragment`
    select to_char(c.month, 'YYYY-MM') as month, ((e.release_at at time zone 'UTC')::date)::text as day,
      sum(e.amount - e.reversed)::text as amount
      from royalty_earnings e left join royalty_closes c on c.id = e.close_id
     where e.contributor_id = ${contributor} and e.currency = ${currency} and e.posted_at is not null
       and e.released_at is null
     group by 1, 2 having sum(e.amount - e.reversed) <> 0 order by 2, 1`)
  return rows.map(({ month, day, amount }) => ({
    state: 'pending',
    amount: decimalText(money(BigInt(amount), currency)),
    reason: month === null ? 'sales' : 'month',
    month,
    day,
  }))
}

/** Cashouts that are open or paid; the others returned what they had. */
async function cashoutParts(
  transaction: Transaction,
  contributor: number,
  { currency, now, isHeld }: Asked & { readonly isHeld: boolean },
): Promise<readonly BalancePart[]> {
  const cashouts = await readOwnCashouts(transaction, { contributor, isHeld, now })
  const isOpen = (state: string) => OPEN_STATES.some((open) => open === state)
  return cashouts.flatMap(({ state, amount, settled_at: settledAt, expected_by: expectedBy }) => {
    if (amount.currency !== currency || state === 'rejected' || state === 'failed') return []
    const day = (state === 'paid' ? settledAt : expectedBy)?.slice(0, 10) ?? null
    const text = decimalText(money(BigInt(amount.amount), currency))
    return [{ state: isOpen(state) ? 'on-hold' : 'paid', amount: text, reason: state, month: null, day }]
  })
}
