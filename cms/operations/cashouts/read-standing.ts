import { holderOf, readHindrances } from '#cms/operations/cashouts/cashout-row.ts'
import { type ForeignIncome, readForeign } from '#cms/operations/cashouts/read-foreign.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { readBalances } from '#cms/operations/ledger/read-balances.ts'
import type { Cast, Computed } from '#cms/operations/schema/columns.ts'
import type { Payees } from '#cms/ports/payees.ts'
import type { CashoutStanding } from '#domain/cashouts/gates.ts'
import { OPEN_STATES } from '#domain/cashouts/states.ts'
import type { CashoutCurrency } from '#domain/cashouts/terms.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { usSourceOf } from '#domain/payees/withholding.ts'

/** What a contributor has in a currency, in minor units. */
export interface EarnedBalance {
  readonly currency: CashoutCurrency
  readonly pending: bigint
  readonly available: bigint
  readonly onHold: bigint
  /** In cashouts that are being sent. */
  readonly sending: bigint
  readonly paid: bigint
}

/** A balance, what decides about its cashout, and how much of that is income from the United States, in minor units. */
export interface Standing {
  readonly balance: EarnedBalance
  readonly standing: CashoutStanding
  readonly usSource: bigint
}

const NO_FOREIGN: ForeignIncome = { earned: 0n, taken: 0n }

/** What decides about cashouts of a contributor: one standing for each currency with a balance, the US dollar among them. */
export async function readStandings(
  transaction: Transaction,
  payees: Payees,
  contributor: number,
): Promise<readonly Standing[]> {
  const balances = await readEarned(transaction, contributor)
  const payee = await payees.payeeOf(transaction, contributor)
  const foreign = await readForeign(transaction, contributor)
  const { isHeld, owes } = await readHindrances(transaction, contributor)
  const [facts] = await transaction<Facts>(fragment`
    select exists (select from cashouts where contributor_id = ${contributor}
        and state in ${[...OPEN_STATES]}) as has_open,
      (select floor(extract(epoch from min(t.posted_at)) * 1000)::float8 from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        where e.holder = ${holderOf(contributor)} and e.amount < 0 and t.kind <> 'cashout'
          and e.account in ('contributor-pending', 'contributor-available')) as first_sale_at`)
  const hasOpen = facts?.has_open ?? true
  const firstSaleAt = facts?.first_sale_at ?? null
  return balances.map((balance) => {
    const { currency, pending, available, onHold, sending, paid } = balance
    const earned = pending + available + onHold + sending + paid
    const standing = { currency, available, earned, owes, firstSaleAt, payee, hasOpen, isHeld }
    const usSource = available <= 0n ? 0n : usSourceOf(available, foreign.get(currency) ?? NO_FOREIGN)
    return { balance, standing, usSource }
  })
}

interface Facts extends Record<string, unknown> {
  readonly has_open: Computed<boolean>
  readonly first_sale_at: Computed<number | null>
}

/** The balances of a contributor in each currency, of which those without any postings are left out. */
export async function readEarned(
  transaction: Transaction,
  contributor: number,
): Promise<readonly EarnedBalance[]> {
  const held = await readBalances(transaction, holderOf(contributor))
  // With what is taken off, so that the parts add up to what was earned.
  const requested = await transaction<RequestedRow>(fragment`
    select currency, coalesce(sum(amount) filter (where state = 'paid'), 0)::text as paid,
      coalesce(sum(amount) filter (where state = 'processing'), 0)::text as sending
      from cashouts where contributor_id = ${contributor} group by currency`)
  const of = (account: string, currency: CashoutCurrency) =>
    held.find((one) => one.account === account && one.balance.currency === currency)?.balance.amount ?? 0n
  return PRICE_CURRENCIES.filter(
    (currency) => currency === 'USD' || held.some(({ balance }) => balance.currency === currency),
  ).map((currency) => ({
    currency,
    pending: of('contributor-pending', currency),
    available: of('contributor-available', currency),
    onHold: of('contributor-on-hold', currency),
    sending: BigInt(requested.find((one) => one.currency === currency)?.sending ?? 0),
    paid: BigInt(requested.find((one) => one.currency === currency)?.paid ?? 0),
  }))
}

interface RequestedRow extends Record<string, unknown> {
  readonly currency: Cast<'cashouts.currency', string>
  readonly paid: Computed<string>
  readonly sending: Computed<string>
}
