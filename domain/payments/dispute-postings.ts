import { credit, debit, type LedgerTransaction } from '#domain/ledger/transaction.ts'
import { amountIn, deferredOf, type EarnedPayment, type PostedPayment, posting } from './posted-payment.ts'

/** The customer's bank took the money back, and the gateway charged for it. */
export function disputePosting(
  payment: PostedPayment,
  dispute: { readonly gatewayId: string; readonly amount: bigint; readonly fee: bigint },
): LedgerTransaction {
  const { gateway } = payment
  return posting(`${gateway}:${dispute.gatewayId}:withdrawn`, 'chargeback', [
    debit('chargebacks', amountIn(payment, dispute.amount), gateway),
    debit('gateway-fees', amountIn(payment, dispute.fee), gateway),
    credit('gateway-clearing', amountIn(payment, dispute.amount + dispute.fee), gateway),
  ])
}

/** The bank decided for the platform: the money is back, the fee is not. */
export function wonDisputePosting(
  payment: PostedPayment,
  dispute: { readonly gatewayId: string; readonly amount: bigint },
): LedgerTransaction {
  const { gateway } = payment
  return posting(`${gateway}:${dispute.gatewayId}:reinstated`, 'chargeback', [
    debit('gateway-clearing', amountIn(payment, dispute.amount), gateway),
    credit('chargebacks', amountIn(payment, dispute.amount), gateway),
  ])
}

/** The bank decided for the customer: what was not earned is never earned, and lowers the loss. Null for nothing. */
export function lostDisputePosting(
  payment: EarnedPayment,
  dispute: { readonly gatewayId: string },
): LedgerTransaction | null {
  const deferred = deferredOf(payment)
  if (deferred === 0n) return null
  return posting(`${payment.gateway}:${dispute.gatewayId}:lost`, 'chargeback', [
    debit('deferred-revenue', amountIn(payment, deferred)),
    credit('chargebacks', amountIn(payment, deferred), payment.gateway),
  ])
}
