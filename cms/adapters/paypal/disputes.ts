import { z } from 'zod'
import { GatewayUnavailable, type PaymentGateway, type SeenDispute } from '#cms/ports/payment-gateway.ts'
import { fromPaypal } from './amounts.ts'
import { orNull } from './answers.ts'
import type { Connection } from './connection.ts'

/** The members of a dispute that are read; the SDK has no disputes. */
const disputeSchema = z.object({
  dispute_id: z.string(),
  status: z.string(),
  reason: z.string().optional(),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
  dispute_amount: z.object({ currency_code: z.string(), value: z.string() }),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).min(1),
})

/** What a resolved dispute means for the money: all other outcomes leave it with the seller. */
const LOST: ReadonlySet<string> = new Set(['RESOLVED_BUYER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'ACCEPTED'])

export function disputeCalls(connection: Connection): Pick<PaymentGateway, 'readDispute'> {
  return {
    readDispute: async (id) => {
      const path = `/v1/customer/disputes/${encodeURIComponent(id)}`
      const answer = await orNull(() => connection.send({ method: 'GET', path }))
      if (answer === null) return null
      const read = disputeSchema.safeParse(answer)
      if (!read.success) throw new GatewayUnavailable(`PayPal did not answer with the dispute ${id}`)
      return seenDispute(read.data)
    },
  }
}

function seenDispute(dispute: z.infer<typeof disputeSchema>): SeenDispute {
  const { dispute_amount: amount, dispute_outcome: outcome } = dispute
  const due = dispute.seller_response_due_date
  const isResolved = dispute.status === 'RESOLVED'
  return {
    id: dispute.dispute_id,
    intent: dispute.disputed_transactions[0]?.seller_transaction_id ?? '',
    amount: fromPaypal({ currencyCode: amount.currency_code, value: amount.value }),
    fee: 0n,
    state: isResolved ? (LOST.has(outcome?.outcome_code ?? '') ? 'lost' : 'won') : 'open',
    ...(dispute.reason === undefined ? {} : { reason: dispute.reason }),
    ...(due === undefined ? {} : { answerUntil: Date.parse(due) }),
  }
}
