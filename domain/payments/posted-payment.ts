import type { Gateway } from '#domain/contract/checkout.ts'
import type { Entry, LedgerTransaction } from '#domain/ledger/transaction.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Money, money } from '#domain/money/money.ts'
import { type CollectedTax, type GivenBack, sumOfTaxes } from '#domain/tax/collected-tax.ts'

/** A payment as the ledger sees it. Amounts are minor units of its currency. */
export interface PostedPayment {
  readonly gateway: Gateway
  /** The id at the gateway, which makes the references of its transactions unique. */
  readonly gatewayId: string
  readonly currency: Currency
  /** What the customer paid, with tax. */
  readonly amount: bigint
  /** The taxes in the amount; none where no tax is collected. */
  readonly taxes: readonly CollectedTax[]
  /** A subscription is earned over its period, a single sale at once. */
  readonly isDeferred: boolean
}

/** What was earned of a payment, and what of it was refunded before, in minor units without tax. */
export interface EarnedPayment extends PostedPayment {
  /** Moved from deferred revenue to revenue. */
  readonly recognised: bigint
  /** Moved out of deferred revenue by refunds and lost disputes. */
  readonly released: bigint
  /** What its paid refunds gave back. */
  readonly givenBack: GivenBack
}

/** What was paid without tax. */
export function netOf({ amount, taxes }: Pick<PostedPayment, 'amount' | 'taxes'>): bigint {
  return amount - sumOfTaxes(taxes)
}

/** What of a payment is not earned yet. */
export function deferredOf(payment: EarnedPayment): bigint {
  const { recognised, released, isDeferred } = payment
  return isDeferred ? netOf(payment) - recognised - released : 0n
}

/** The start of the references of its transactions. */
export function referenceOf({ gateway, gatewayId }: PostedPayment): string {
  return `${gateway}:${gatewayId}`
}

/** An amount in the currency of a payment. */
export function amountIn({ currency }: PostedPayment, amount: bigint): Money {
  return money(amount, currency)
}

/** Entries without an amount are left out. */
export function posting(
  reference: string,
  kind: LedgerTransaction['kind'],
  entries: readonly Entry[],
): LedgerTransaction {
  return { reference, kind, entries: entries.filter(({ amount }) => amount.amount !== 0n) }
}
