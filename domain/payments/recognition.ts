import { credit, debit, type LedgerTransaction } from '#domain/ledger/transaction.ts'
import {
  amountIn,
  deferredOf,
  type EarnedPayment,
  netOf,
  type PostedPayment,
  posting,
  referenceOf,
} from './posted-payment.ts'

/** A part of a subscription's payment was earned. @param step makes the reference unique: the month, or `end` */
export function recognitionPosting(
  payment: PostedPayment,
  { step, amount }: { readonly step: string; readonly amount: bigint },
): LedgerTransaction {
  return posting(`${referenceOf(payment)}:recognised:${step}`, 'recognition', [
    debit('deferred-revenue', amountIn(payment, amount)),
    credit('platform-revenue', amountIn(payment, amount)),
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
