import { credit, debit, type LedgerTransaction } from '#domain/ledger/transaction.ts'
import { type CollectedTax, holderOfTax, refundedTaxes, sumOfTaxes } from '#domain/tax/collected-tax.ts'
import {
  amountIn,
  deferredOf,
  type EarnedPayment,
  netOf,
  type PostedPayment,
  posting,
  referenceOf,
} from './posted-payment.ts'

/** Money arrived at the gateway: for the tax authority, and for what was bought. */
export function paymentPosting(payment: PostedPayment): LedgerTransaction {
  const { gateway, amount, taxes, isDeferred } = payment
  return posting(`${referenceOf(payment)}:paid`, 'payment', [
    debit('gateway-clearing', amountIn(payment, amount), gateway),
    ...taxes.map((tax) => credit('tax-payable', amountIn(payment, tax.tax), holderOfTax(tax))),
    credit(isDeferred ? 'deferred-revenue' : 'platform-revenue', amountIn(payment, netOf(payment))),
  ])
}

/** What the gateway kept of a payment; a transaction of its own, since a gateway may report it later. Null for nothing. */
export function feePosting(payment: PostedPayment, fee: bigint): LedgerTransaction | null {
  if (fee === 0n) return null
  const { gateway } = payment
  return posting(`${referenceOf(payment)}:fee`, 'fee', [
    debit('gateway-fees', amountIn(payment, fee), gateway),
    credit('gateway-clearing', amountIn(payment, fee), gateway),
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
  return posting(`${gateway}:${refund.gatewayId}:refunded`, 'refund', [
    debit('deferred-revenue', amountIn(payment, deferred)),
    debit('refunds', amountIn(payment, earned)),
    ...taxes.map((tax) => debit('tax-payable', amountIn(payment, tax.tax), holderOfTax(tax))),
    credit('gateway-clearing', amountIn(payment, refund.amount), gateway),
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
