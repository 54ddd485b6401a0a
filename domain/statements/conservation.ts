import type { Account } from '#domain/ledger/accounts.ts'
import type { TransactionKind } from '#domain/ledger/transaction.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'

/** The sum of a month's entries of one kind of transaction, account and currency; debits are positive. */
export interface PostedSum {
  readonly kind: TransactionKind
  readonly account: Account
  readonly currency: string
  readonly amount: bigint
}

/** The parts of what was received, in the order in which they are shown. */
export const CONSERVATION_PARTS = ['royalties', 'platform', 'deferred', 'fees', 'tax', 'refunds'] as const
export type ConservationPart = (typeof CONSERVATION_PARTS)[number]

/**
 * What became of the money that a month received in a currency, from the ledger. Minor units. The parts add up to what was
 * received; a difference is an error of the ledger.
 */
export interface Conservation extends Readonly<Record<ConservationPart, string>> {
  readonly currency: Currency
  readonly received: string
  readonly difference: string
}

/** Transactions that receive money, divide it, or give it back. Others pay out what was divided before. */
const DIVIDING: ReadonlySet<TransactionKind> = new Set([
  'payment',
  'invoice',
  'fee',
  'refund',
  'chargeback',
  'recognition',
  'royalty',
  'release',
])
const RECEIVING: ReadonlySet<TransactionKind> = new Set(['payment', 'invoice'])
const RETURNING: ReadonlySet<TransactionKind> = new Set(['refund', 'chargeback'])
const MONEY: ReadonlySet<Account> = new Set(['gateway-clearing', 'customer-receivable'])
const ROYALTIES: ReadonlySet<Account> = new Set([
  'contributor-pending',
  'contributor-available',
  'contributor-on-hold',
  'contributor-paid-out',
])

/**
 * The conservation of a month: royalties + the platform's share + what is for periods to come + fees + tax + refunds = money
 * received, in each currency. Royalties are less what was reversed, tax less what went back, fees as the gateways charged
 * them. The platform's share is its revenue after royalties, fees and refunds; it may be negative in a month of refunds.
 */
export function conservationOf(sums: readonly PostedSum[]): readonly Conservation[] {
  const currencies = [...new Set(sums.map(({ currency }) => currency))].filter(isCurrency).toSorted()
  return currencies
    .map((currency) => conserved(currency, sums))
    .filter((one) =>
      [one.received, ...CONSERVATION_PARTS.map((part) => one[part])].some((sum) => sum !== '0'),
    )
}

function conserved(currency: Currency, all: readonly PostedSum[]): Conservation {
  const sums = all.filter((one) => one.currency === currency && DIVIDING.has(one.kind))
  const sumOf = (wanted: (sum: PostedSum) => boolean) =>
    sums.filter(wanted).reduce((total, { amount }) => total + amount, 0n)
  const received = sumOf(({ kind, account }) => RECEIVING.has(kind) && MONEY.has(account))
  const fees = sumOf(({ account }) => account === 'gateway-fees')
  const tax = -sumOf(({ account }) => account === 'tax-payable')
  const royalties = -sumOf(({ account }) => ROYALTIES.has(account))
  const deferred = -sumOf(({ account }) => account === 'deferred-revenue')
  // What left the gateway for customers and their banks, without the fees that it charged for it.
  const refunds = -sumOf(
    ({ kind, account }) => RETURNING.has(kind) && (MONEY.has(account) || account === 'gateway-fees'),
  )
  const revenue = -sumOf(
    ({ account }) => account === 'platform-revenue' || account === 'refunds' || account === 'chargebacks',
  )
  const parts = { royalties, platform: revenue - fees, deferred, fees, tax, refunds }
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0n)
  const texts = Object.fromEntries(CONSERVATION_PARTS.map((part) => [part, String(parts[part])])) as Record<
    ConservationPart,
    string
  >
  return { currency, received: String(received), ...texts, difference: String(received - total) }
}
