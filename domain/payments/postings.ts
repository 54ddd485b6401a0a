import type { Gateway } from '#domain/contract/checkout.ts'
import { credit, debit, type Entry, type LedgerTransaction } from '#domain/ledger/transaction.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Money, money } from '#domain/money/money.ts'

/** A payment as the ledger sees it. Amounts are minor units of its currency. */
export interface PostedPayment {
  readonly gateway: Gateway
  /** The id at the gateway, which makes the references of its transactions unique. */
  readonly gatewayId: string
  readonly currency: Currency
  /** What the customer paid, with tax. */
  readonly amount: bigint
  readonly tax: bigint
  /** The country that the tax was collected for; needed where there is tax. */
  readonly jurisdiction: string | null
  /** A subscription is earned over its period, a single sale at once. */
  readonly isDeferred: boolean
}

/** What was earned of a payment, and what of it was refunded before, in minor units without tax. */
export interface EarnedPayment extends PostedPayment {
  /** Moved from deferred revenue to revenue. */
  readonly recognised: bigint
  /** Moved out of deferred revenue by refunds and lost disputes. */
  readonly released: bigint
}

/** Money arrived at the gateway: for the tax authority, and for what was bought. */
export function paymentPosting(payment: PostedPayment): LedgerTransaction {
  const { gateway, amount, tax, isDeferred } = payment
  return transaction(`${referenceOf(payment)}:paid`, 'payment', [
    debit('gateway-clearing', of(payment, amount), gateway),
    credit('tax-payable', of(payment, tax), holderOfTax(payment)),
    credit(isDeferred ? 'deferred-revenue' : 'platform-revenue', of(payment, amount - tax)),
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
  const { tax, deferred, earned } = splitRefund(payment, refund.amount)
  return transaction(`${gateway}:${refund.gatewayId}:refunded`, 'refund', [
    debit('deferred-revenue', of(payment, deferred)),
    debit('refunds', of(payment, earned)),
    debit('tax-payable', of(payment, tax), holderOfTax(payment)),
    credit('gateway-clearing', of(payment, refund.amount), gateway),
  ])
}

/** The parts of a refund: tax, revenue that was not earned yet, and revenue that was. They add up to its amount. */
export function splitRefund(
  payment: EarnedPayment,
  amount: bigint,
): { readonly tax: bigint; readonly deferred: bigint; readonly earned: bigint } {
  if (amount <= 0n || amount > payment.amount)
    throw new RangeError(`${amount} of ${payment.amount} cannot be refunded`)
  const tax = (payment.tax * amount) / payment.amount
  const net = amount - tax
  const earned = net - deferredOf(payment)
  return earned > 0n ? { tax, deferred: net - earned, earned } : { tax, deferred: net, earned: 0n }
}

/** What of a payment is not earned yet. */
export function deferredOf({ amount, tax, recognised, released, isDeferred }: EarnedPayment): bigint {
  return isDeferred ? amount - tax - recognised - released : 0n
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
  const earned = earnedBy(payment.amount - payment.tax, period, now) - payment.recognised
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

function holderOfTax({ tax, jurisdiction, gatewayId }: PostedPayment): string {
  if (tax !== 0n && jurisdiction === null) throw new Error(`the tax of ${gatewayId} has no jurisdiction`)
  return jurisdiction ?? ''
}

/** Entries without an amount are left out. */
function transaction(
  reference: string,
  kind: LedgerTransaction['kind'],
  entries: readonly Entry[],
): LedgerTransaction {
  return { reference, kind, entries: entries.filter(({ amount }) => amount.amount !== 0n) }
}
