import { ACCOUNTS, type Account } from '#domain/ledger/accounts.ts'
import type { Money } from '#domain/money/money.ts'

/** One line of a transaction: a debit is a positive amount, a credit a negative one. */
export interface Entry {
  readonly account: Account
  /** Whose balance of the account changes; null for accounts of the platform. */
  readonly holder: string | null
  readonly amount: Money
}

/** What happened, as entries of accounts. It is posted whole or not at all, and never changed. */
export interface LedgerTransaction {
  /** Unique for each event, such as `stripe:in_1Q…:paid`: the same event is posted once. */
  readonly reference: string
  /** The kind of event, for reports. */
  readonly kind: TransactionKind
  readonly entries: readonly Entry[]
  /** Tracked balances that the transaction may not overdraw. */
  readonly guarded?: readonly Pick<Entry, 'account' | 'holder'>[]
}

/** The kinds of events that move money. */
export const TRANSACTION_KINDS = [
  'payment',
  'fee',
  'invoice',
  'refund',
  'chargeback',
  'recognition',
  'royalty',
  'release',
  'cashout',
  'payout',
  'credit',
  'commission',
  'correction',
] as const

export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

const MAX_REFERENCE = 200
/** PostgreSQL's bigint. */
const MAX_AMOUNT = 2n ** 63n - 1n

/**
 * What makes a transaction impossible to post, in words; null for a sound one: two entries or more, none of them zero,
 * debits equal to credits in each currency, and holders as the chart of accounts asks. An unsound transaction is a fault
 * of the code that made it. The database checks the sums again.
 */
export function faultOf({ reference, entries, guarded = [] }: LedgerTransaction): string | null {
  if (reference.length === 0 || reference.length > MAX_REFERENCE)
    return `a reference has 1 to ${MAX_REFERENCE} characters`
  if (entries.length < 2) return 'a transaction has at least two entries'
  for (const { account, holder, amount } of entries) {
    if (amount.amount === 0n) return `an entry of ${account} has no amount`
    if (amount.amount > MAX_AMOUNT || amount.amount < -MAX_AMOUNT)
      return `an entry of ${account} is larger than the ledger can hold`
    if ((ACCOUNTS[account].holder === null) !== (holder === null))
      return `the account ${account} has ${holder === null ? 'a' : 'no'} holder`
  }
  const untracked = guarded.find(({ account }) => !ACCOUNTS[account].isTracked)
  if (untracked) return `the balances of ${untracked.account} are not tracked`
  const unbalanced = [...sumsOf(entries)].find(([, total]) => total !== 0n)
  return unbalanced ? `debits and credits in ${unbalanced[0]} differ by ${unbalanced[1]}` : null
}

/** The sum of the entries in each currency, which is zero in a transaction that balances. */
function sumsOf(entries: readonly Entry[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { amount } of entries)
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0n) + amount.amount)
  return sums
}

export function debit(account: Account, amount: Money, holder: string | null = null): Entry {
  return { account, holder, amount }
}

export function credit(account: Account, amount: Money, holder: string | null = null): Entry {
  return { account, holder, amount: { ...amount, amount: -amount.amount } }
}

/** The transaction that undoes another one: corrections are new transactions that name what they reverse. */
export function reversalOf(original: Pick<LedgerTransaction, 'reference' | 'entries'>): LedgerTransaction {
  return {
    reference: `reversal:${original.reference}`,
    kind: 'correction',
    entries: original.entries.map(({ amount, ...entry }) => ({
      ...entry,
      amount: { ...amount, amount: -amount.amount },
    })),
  }
}

/** A balance as its account is read: positive on the account's usual side. */
export function usualBalance(account: Account, balance: bigint): bigint {
  return ACCOUNTS[account].side === 'debit' ? balance : -balance
}
