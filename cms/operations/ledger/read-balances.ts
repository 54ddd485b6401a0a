import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { Account } from '#domain/ledger/accounts.ts'
import { usualBalance } from '#domain/ledger/transaction.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Money } from '#domain/money/money.ts'

/** The tracked balances of a holder, positive on each account's usual side; accounts without postings are left out. */
export async function readBalances(
  transaction: Transaction,
  holder: string,
): Promise<readonly { readonly account: Account; readonly balance: Money }[]> {
  const rows = await transaction<BalanceRow>(fragment`
    select account, currency, balance from ledger_balances where holder = ${holder} order by account, currency`)
  return rows.map(({ account, currency, balance }) => ({
    account,
    balance: { amount: usualBalance(account, BigInt(balance)), currency },
  }))
}

interface BalanceRow extends Record<string, unknown> {
  readonly account: Column<'ledger_balances.account'>
  readonly currency: Column<'ledger_balances.currency'>
  readonly balance: Column<'ledger_balances.balance'>
}

export interface TrialBalanceLine {
  readonly account: Account
  readonly currency: Currency
  readonly debits: bigint
  readonly credits: bigint
}

export interface TrialBalance {
  readonly lines: readonly TrialBalanceLine[]
  /** Debits less credits of each currency where they differ: empty in a sound ledger. */
  readonly differences: ReadonlyMap<Currency, bigint>
}

/** The sums of all debits and credits by account and currency. */
export async function readTrialBalance(transaction: Transaction): Promise<TrialBalance> {
  const rows = await transaction<TrialRow>(fragment`
    select account, currency, coalesce(sum(amount) filter (where amount > 0), 0)::text as debits,
        coalesce(-sum(amount) filter (where amount < 0), 0)::text as credits
      from ledger_entries group by account, currency order by account, currency`)
  const lines = rows.map(({ account, currency, debits, credits }) => ({
    account,
    currency,
    debits: BigInt(debits),
    credits: BigInt(credits),
  }))
  const differences = new Map<Currency, bigint>()
  for (const { currency, debits, credits } of lines)
    differences.set(currency, (differences.get(currency) ?? 0n) + debits - credits)
  for (const [currency, difference] of differences) if (difference === 0n) differences.delete(currency)
  return { lines, differences }
}

interface TrialRow extends Record<string, unknown> {
  readonly account: Column<'ledger_entries.account'>
  readonly currency: Column<'ledger_entries.currency'>
  readonly debits: Computed<string>
  readonly credits: Computed<string>
}
