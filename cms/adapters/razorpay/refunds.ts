import type Razorpay from 'razorpay'
import type { PaymentGateway, SeenDispute, SeenRefund } from '#cms/ports/payment-gateway.ts'
import { fromRazorpay, toRazorpay } from './amounts.ts'
import { askFor, lookFor } from './answers.ts'
import { postWithHeaders } from './http-client.ts'
import {
  collectionOf,
  disputeSchema,
  type RazorpayDispute,
  type RazorpayRefund,
  refundSchema,
} from './objects.ts'
import { pagesOf } from './pages.ts'

type Calls = Pick<
  PaymentGateway,
  'refund' | 'readRefund' | 'readRefundsOfCharge' | 'readDispute' | 'listRefunds'
>

const MAX_REFUNDS = 100

export function refundCalls(razorpay: Razorpay): Calls {
  return {
    refund: async ({ intent, request, amount, idempotencyKey }) => {
      // The key has letters, digits, hyphens and underscores only. The calls of the SDK take no headers.
      const headers = { 'X-Refund-Idempotency': idempotencyKey.replace(/[^\w-]/g, '-') }
      const body = { amount: toRazorpay(amount), speed: 'normal', notes: { request } }
      const path = `/v1/payments/${encodeURIComponent(intent)}/refund`
      return seenRefund(await askFor(refundSchema, () => postWithHeaders(razorpay, path, body, headers)))
    },
    readRefund: async (id) => {
      const refund = await lookFor(refundSchema, () => razorpay.refunds.fetch(id))
      return refund && seenRefund(refund)
    },
    readRefundsOfCharge: async (payment) => {
      const { items } = await askFor(collectionOf(refundSchema), () =>
        razorpay.payments.fetchMultipleRefund(payment, { count: MAX_REFUNDS }),
      )
      return items.map(seenRefund)
    },
    readDispute: async (id) => {
      const dispute = await lookFor(disputeSchema, () => razorpay.disputes.fetch(id))
      return dispute && seenDispute(dispute)
    },
    listRefunds: async function* (time) {
      for await (const refund of pagesOf(refundSchema, (page) => razorpay.refunds.all(page), time))
        yield seenRefund(refund)
    },
  }
}

const REFUND_STATES = {
  pending: 'pending',
  processed: 'paid',
  failed: 'failed',
} as const satisfies Record<RazorpayRefund['status'], SeenRefund['state']>

function seenRefund({ id, payment_id: intent, amount, currency, notes, status }: RazorpayRefund): SeenRefund {
  return {
    id,
    intent,
    request: notes?.request ?? null,
    amount: fromRazorpay(amount, currency),
    state: REFUND_STATES[status],
  }
}

function seenDispute(dispute: RazorpayDispute): SeenDispute {
  const { id, payment_id: intent, amount, currency } = dispute
  return {
    id,
    intent,
    amount: fromRazorpay(amount, currency),
    fee: 0n,
    state: stateOf(dispute),
    ...(dispute.reason_code === undefined ? {} : { reason: dispute.reason_code }),
    ...(dispute.respond_by === undefined ? {} : { answerUntil: dispute.respond_by * 1000 }),
  }
}

/** A dispute that is closed without a decision is lost where its amount stays deducted. */
function stateOf({ status, amount_deducted: deducted }: RazorpayDispute): SeenDispute['state'] {
  if (status === 'won' || status === 'lost') return status
  if (status === 'closed') return deducted > 0 ? 'lost' : 'won'
  return 'open'
}
