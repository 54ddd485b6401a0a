import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import type { DecidedCashout } from '#domain/cashouts/decide.ts'
import type { PostedCashout } from '#domain/cashouts/postings.ts'
import { money } from '#domain/money/money.ts'

export type CashoutRow = Columns<
  'cashouts',
  | 'id'
  | 'contributor_id'
  | 'requested_by'
  | 'currency'
  | 'amount'
  | 'withheld'
  | 'fee'
  | 'method'
  | 'method_id'
  | 'state'
  | 'first_approver_id'
  | 'batch_id'
> & { readonly owner_id: Column<'contributors.owner_id'> } & Record<string, unknown>

export const CASHOUT_COLUMNS = fragment`r.id, r.contributor_id, r.requested_by, r.currency, r.amount, r.withheld, r.fee,
  r.method, r.method_id, r.state, r.first_approver_id, r.batch_id,
  (select c.owner_id from contributors c where c.id = r.contributor_id) as owner_id`

/** A cashout as the ledger sees it. */
export function postedOf(row: CashoutRow): PostedCashout {
  const [amount, withheld, fee] = [row.amount, row.withheld, row.fee].map(BigInt) as [bigint, bigint, bigint]
  return {
    id: row.id,
    holder: holderOf(row.contributor_id),
    amount: money(amount, row.currency),
    withheld: money(withheld, row.currency),
    fee: money(fee, row.currency),
    net: money(amount - withheld - fee, row.currency),
    method: row.method,
  }
}

/** A cashout as the rules of approval see it. */
export function decidedOf(
  row: CashoutRow,
  standing: { readonly isHeld: boolean; readonly owes: boolean },
): DecidedCashout {
  return {
    state: row.state,
    amount: money(BigInt(row.amount), row.currency),
    method: row.method,
    payees: [row.requested_by, ...(row.owner_id === null ? [] : [row.owner_id])],
    firstApprover: row.first_approver_id,
    isHeld: standing.isHeld,
    isCovered: !standing.owes,
  }
}

/** The holder of the accounts of a contributor in the ledger. */
export function holderOf(contributor: number): string {
  return String(contributor)
}

/** Locks the cashouts of a contributor until the commit. @returns whether there is such a contributor */
export async function lockContributor(transaction: Transaction, contributor: number): Promise<boolean> {
  const rows = await transaction(
    fragment`select 1 from contributors where id = ${contributor} for no key update`,
  )
  return rows.length === 1
}

/** The cashout, with those of its contributor locked first as everywhere. */
export async function lockCashout(transaction: Transaction, id: string): Promise<CashoutRow | undefined> {
  const [found] = await transaction<{ contributor_id: Column<'cashouts.contributor_id'> }>(
    fragment`select contributor_id from cashouts where id = ${id}::uuid`,
  )
  if (found === undefined) return undefined
  await lockContributor(transaction, found.contributor_id)
  const [row] = await transaction<CashoutRow>(
    fragment`select ${CASHOUT_COLUMNS} from cashouts r where r.id = ${id}::uuid for update of r`,
  )
  return row
}

/** Whether finance holds the payouts of a contributor, and whether chargebacks left a balance below zero. */
export async function readHindrances(
  transaction: Transaction,
  contributor: number,
): Promise<{ readonly isHeld: boolean; readonly owes: boolean }> {
  const [row] = await transaction<{ is_held: Computed<boolean>; owes: Computed<boolean> }>(fragment`
    select exists (select from cashout_holds h where h.contributor_id = ${contributor} and h.released_at is null) as is_held,
      exists (select from ledger_balances b where b.holder = ${holderOf(contributor)}
        and b.account = 'contributor-available' and b.balance > 0) as owes`)
  return { isHeld: row?.is_held ?? true, owes: row?.owes ?? true }
}
