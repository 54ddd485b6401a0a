import type { Gateway } from '#domain/contract/checkout.ts'
import { credit, debit, type Entry, type LedgerTransaction } from '#domain/ledger/transaction.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Money, money } from '#domain/money/money.ts'
import {
  type CollectedTax,
  type GivenBack,
  holderOfTax,
  refundedTaxes,
  sumOfTaxes,
} from '#domain/tax/collected-tax.ts'

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
function netOf({ amount, taxes }: Pick<PostedPayment, 'amount' | 'taxes'>): bigint {
  return amount - sumOfTaxes(taxes)
}

/** Money arrived at the gateway: for the tax authority, and for what was bought. */
export function paymentPosting(payment: PostedPayment): LedgerTransaction {
  const { gateway, amount, taxes, isDeferred } = payment
  return transaction(`${referenceOf(payment)}:paid`, 'payment', [
    debit('gateway-clearing', of(payment, amount), gateway),
    ...taxes.map((tax) => credit('tax-payable', of(payment, tax.tax), holderOfTax(tax))),
    credit(isDeferred ? 'deferred-revenue' : 'platform-revenue', of(payment, netOf(payment))),
  ])
}

/** What the gateway kept of a payment; a transaction of its own, since a gateway may report it later. Null for nothing. */
export function feePosting(payment: PostedPayment, fee: bigint): LedgerTransaction | null {
  if (fee === 0n) return null
  const { gateway } = payment
  return transaction(`${referenceOf(payment)}:fee`, 'fee', [
    debit('gateway-fees', of(payment, fee), gateway),
    credit('gateway-clearing', of(payment, fee), gateway),
  ])
}

/**
 * Money went back. Tax goes back in proportion, the rest first out of what was not earned yet.
 * @throws RangeError when more would be refunded than was paid
 */
export function refundPosting(
  payment: EarnedPayment,
  refund: { readonly gatewayId: string; readonly amount: bigint },
): LedgerTransaction {
  const { gateway } = payment
  const { taxes, deferred, earned } = splitRefund(payment, refund.amount)
  return transaction(`${gateway}:${refund.gatewayId}:refunded`, 'refund', [
    debit('deferred-revenue', of(payment, deferred)),
    debit('refunds', of(payment, earned)),
    ...taxes.map((tax) => debit('tax-payable', of(payment, tax.tax), holderOfTax(tax))),
    credit('gateway-clearing', of(payment, refund.amount), gateway),
  ])
}

/** The parts of a refund: taxes, revenue that was not earned yet, and revenue that was. They add up to its amount. */
export function splitRefund(
  payment: EarnedPayment,
  amount: bigint,
): { readonly taxes: readonly CollectedTax[]; readonly deferred: bigint; readonly earned: bigint } {
  const taxes = refundedTaxes(payment, payment.givenBack, amount)
  const net = amount - sumOfTaxes(taxes)
  const earned = net - deferredOf(payment)
  return earned > 0n ? { taxes, deferred: net - earned, earned } : { taxes, deferred: net, earned: 0n }
}

/** What of a payment is not earned yet. */
export function deferredOf(payment: EarnedPayment): bigint {
  const { recognised, released, isDeferred } = payment
  return isDeferred ? netOf(payment) - recognised - released : 0n
}

/** The customer's bank took the money back, and the gateway charged for it. */
export function disputePosting(
  payment: PostedPayment,
  dispute: { readonly gatewayId: string; readonly amount: bigint; readonly fee: bigint },
): LedgerTransaction {
  const { gateway } = payment
  return transaction(`${gateway}:${dispute.gatewayId}:withdrawn`, 'chargeback', [
    debit('chargebacks', of(payment, dispute.amount), gateway),
    debit('gateway-fees', of(payment, dispute.fee), gateway),
    credit('gateway-clearing', of(payment, dispute.amount + dispute.fee), gateway),
  ])
}

/** The bank decided for the platform: the money is back, the fee is not. */
export function wonDisputePosting(
  payment: PostedPayment,
  dispute: { readonly gatewayId: string; readonly amount: bigint },
): LedgerTransaction {
  const { gateway } = payment
  return transaction(`${gateway}:${dispute.gatewayId}:reinstated`, 'chargeback', [
    debit('gateway-clearing', of(payment, dispute.amount), gateway),
    credit('chargebacks', of(payment, dispute.amount), gateway),
  ])
}

/** The bank decided for the customer: what was not earned is never earned, and lowers the loss. Null for nothing. */
export function lostDisputePosting(
  payment: EarnedPayment,
  dispute: { readonly gatewayId: string },
): LedgerTransaction | null {
  const deferred = deferredOf(payment)
  if (deferred === 0n) return null
  return transaction(`${payment.gateway}:${dispute.gatewayId}:lost`, 'chargeback', [
    debit('deferred-revenue', of(payment, deferred)),
    credit('chargebacks', of(payment, deferred), payment.gateway),
  ])
}

/** A part of a subscription's payment was earned. @param step makes the reference unique: the month, or `end` */
export function recognitionPosting(
  payment: PostedPayment,
  { step, amount }: { readonly step: string; readonly amount: bigint },
): LedgerTransaction {
  return transaction(`${referenceOf(payment)}:recognised:${step}`, 'recognition', [
    debit('deferred-revenue', of(payment, amount)),
    credit('platform-revenue', of(payment, amount)),
  ])
}

/** The net amount that is earned at a time within a period, in proportion to time and rounded down; all of it at the end. */
export function earnedBy(
  net: bigint,
  { start, end }: { readonly start: number; readonly end: number },
  now: number,
): bigint {
  if (now >= end) return net
  if (now <= start) return 0n
  return (net * BigInt(Math.floor(now - start))) / BigInt(Math.floor(end - start))
}

/** What is recognised next of a payment: what was earned by a time and not recognised, as far as it is still deferred. */
export function recognisedNext(
  payment: EarnedPayment,
  period: { readonly start: number; readonly end: number },
  now: number,
): bigint {
  const earned = earnedBy(netOf(payment), period, now) - payment.recognised
  const left = deferredOf(payment)
  if (earned <= 0n) return 0n
  return earned - left > 0n ? left : earned
}

function referenceOf({ gateway, gatewayId }: PostedPayment): string {
  return `${gateway}:${gatewayId}`
}

function of({ currency }: PostedPayment, amount: bigint): Money {
  return money(amount, currency)
}

/** Entries without an amount are left out. */
function transaction(
  reference: string,
  kind: LedgerTransaction['kind'],
  entries: readonly Entry[],
): LedgerTransaction {
  return { reference, kind, entries: entries.filter(({ amount }) => amount.amount !== 0n) }
}
