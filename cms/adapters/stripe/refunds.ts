import type { Stripe } from 'stripe'
import {
  GatewayRefused,
  type PaymentGateway,
  type SeenDispute,
  type SeenRefund,
} from '#cms/ports/payment-gateway.ts'
import type { DisputeEvidence } from '#domain/disputes/evidence.ts'
import { fromStripe, toStripe } from './amounts.ts'
import { askFor, idOf, lookFor } from './answers.ts'
import { pagesOf } from './pages.ts'

type Calls = Pick<
  PaymentGateway,
  'refund' | 'readRefund' | 'readRefundsOfCharge' | 'readDispute' | 'submitEvidence' | 'listRefunds'
>

export function refundCalls(stripe: Stripe): Calls {
  return {
    refund: async ({ intent, request, amount, idempotencyKey }) => {
      const parameters = { payment_intent: intent, amount: toStripe(amount), metadata: { request } }
      const refund = await askFor('refund', () => stripe.refunds.create(parameters, { idempotencyKey }))
      return seenRefund(refund)
    },
    readRefund: async (id) => {
      const refund = await lookFor('refund', () => stripe.refunds.retrieve(id))
      return refund && seenRefund(refund)
    },
    readRefundsOfCharge: async (charge) => {
      const list = await askFor('list', () => stripe.refunds.list({ charge, limit: 100 }))
      return list.data.map(seenRefund)
    },
    readDispute: async (id) => {
      const dispute = await lookFor('dispute', () => stripe.disputes.retrieve(id))
      return dispute && seenDispute(dispute)
    },
    submitEvidence: async ({ dispute, evidence, idempotencyKey }) => {
      const parameters = { evidence: evidenceFor(evidence), submit: true }
      await askFor('dispute', () => stripe.disputes.update(dispute, parameters, { idempotencyKey }))
    },
    listRefunds: async function* ({ from, to }) {
      const created = { gte: Math.floor(from / 1000), lt: Math.floor(to / 1000) }
      for await (const refund of pagesOf((page) => stripe.refunds.list({ created, ...page })))
        yield seenRefund(refund)
    },
  }
}

const REFUND_STATES: Readonly<Record<string, SeenRefund['state']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'paid',
  failed: 'failed',
  canceled: 'failed',
}

function seenRefund(refund: Stripe.Refund): SeenRefund {
  const { id, status, metadata } = refund
  const intent = idOf(refund.payment_intent)
  const state = REFUND_STATES[status ?? '']
  if (intent === null || state === undefined)
    throw new GatewayRefused(`the refund ${id} has the status ${status} and the payment ${intent}`)
  return {
    id,
    intent,
    request: metadata?.request ?? null,
    amount: fromStripe(refund.amount, refund.currency),
    state,
  }
}

const DECIDED: Readonly<Record<string, SeenDispute['state']>> = { won: 'won', lost: 'lost' }

function seenDispute(dispute: Stripe.Dispute): SeenDispute {
  const { id, status, balance_transactions: transactions } = dispute
  const dueBy = dispute.evidence_details.due_by
  const intent = idOf(dispute.payment_intent)
  if (intent === null) throw new GatewayRefused(`the dispute ${id} names no payment`)
  const fee = transactions
    .filter(({ currency }) => currency === dispute.currency)
    .reduce((sum, one) => sum + one.fee, 0)
  return {
    id,
    intent,
    amount: fromStripe(dispute.amount, dispute.currency),
    fee: fromStripe(Math.max(0, fee), dispute.currency).amount,
    state: DECIDED[status] ?? 'open',
    reason: dispute.reason,
    ...(dueBy === null ? {} : { answerUntil: dueBy * 1000 }),
  }
}

function evidenceFor(evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence {
  return {
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmail,
    service_date: evidence.serviceDate,
    product_description: evidence.product,
    access_activity_log: evidence.activity,
    uncategorized_text: evidence.statement,
  }
}
