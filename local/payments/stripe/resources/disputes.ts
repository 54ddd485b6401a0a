import { z } from 'zod'
import { DAY } from '../../core/calendar.ts'
import { nextState } from '../../core/machine.ts'
import { bookBalance } from '../billing/balance.ts'
import { DISPUTE } from '../billing/intent-machine.ts'
import { invalid } from '../errors.ts'
import { changes, mergeMetadata } from '../merge.ts'
import type { Dispute } from '../objects/dispute.ts'
import type { Charge } from '../objects/payment.ts'
import { page, within } from '../paging.ts'
import * as P from '../parameters.ts'
import { get, post, type Route } from '../route.ts'
import { find, fresh, type StripeState } from '../state.ts'

const list = z.strictObject({
  ...P.paging,
  charge: P.id.optional(),
  created: P.created,
  payment_intent: P.id.optional(),
})

/** The text fields of the evidence. Stripe takes 20,000 characters in each and 150,000 in all. */
const EVIDENCE = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'uncategorized_text',
] as const
const MAX_FIELD = 20_000
const MAX_EVIDENCE = 150_000

const update = z.strictObject({
  evidence: z.partialRecord(z.enum(EVIDENCE), z.string().max(MAX_FIELD)).optional(),
  metadata: P.metadata,
  submit: P.flag.optional(),
})

/** Texts that decide a dispute at once, as in Stripe's test mode. */
const DECISIVE: Readonly<Record<string, 'won' | 'lost'>> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
}

export const disputeRoutes: readonly Route[] = [
  get('/v1/disputes', list, (state, { charge, payment_intent, created, ...paging }) =>
    page(
      '/v1/disputes',
      state.disputes.list({ charge, payment_intent }).filter((one) => within(created, one.created)),
      paging,
    ),
  ),
  get('/v1/disputes/:id', P.none, (state, _, id) => find(state.disputes, 'dispute', id)),
  post('/v1/disputes/:id', update, updateDispute),
  post('/v1/disputes/:id/close', P.none, (state, _, id) =>
    closeDispute(state, find(state.disputes, 'dispute', id), 'lost'),
  ),
]

function updateDispute(
  state: StripeState,
  { evidence, metadata, submit }: z.infer<typeof update>,
  id: string,
): Dispute {
  const before = find(state.disputes, 'dispute', id)
  const known = { ...before, metadata: mergeMetadata(before.metadata, metadata) }
  // A change of metadata alone submits nothing.
  if (evidence === undefined && submit === undefined) {
    const after = state.disputes.put(known)
    state.emit('charge.dispute.updated', after, changes(before, after))
    return after
  }
  const merged = { ...known.evidence, ...evidence }
  const length = Object.values(merged).reduce((sum, value) => sum + (value?.length ?? 0), 0)
  if (length > MAX_EVIDENCE) throw invalid('The combined length of all evidence is too long.', 'evidence')
  return answerDispute(state, { ...known, evidence: merged }, submit ?? true)
}

function answerDispute(state: StripeState, dispute: Dispute, submit: boolean): Dispute {
  const status = nextState(DISPUTE, dispute.status, 'submitted')
  if (status === null) throw invalid('This dispute takes no evidence any more.')
  if (dispute.evidence_details.due_by < state.clock.now()) throw invalid('The time for evidence has passed.')
  const details = dispute.evidence_details
  const answered = state.disputes.put({
    ...dispute,
    status: submit ? status : dispute.status,
    evidence_details: {
      ...details,
      has_evidence: true,
      submission_count: details.submission_count + (submit ? 1 : 0),
    },
  })
  state.emit('charge.dispute.updated', answered)
  const decided = DECISIVE[dispute.evidence.uncategorized_text ?? '']
  return submit && decided !== undefined ? closeDispute(state, answered, decided) : answered
}

const DISPUTE_FEE = 1_500

/** The buyer disputes a payment: what is left of it and a fee leave the balance. */
export function openDispute(state: StripeState, charge: Charge, reason = 'fraudulent'): Dispute {
  if (!charge.paid || charge.disputed) throw invalid('This charge cannot be disputed.')
  const amount = charge.amount - charge.amount_refunded
  const base = fresh(state, 'du_1', 'dispute')
  const taken = bookBalance(state, {
    amount: -amount,
    fee: DISPUTE_FEE,
    currency: charge.currency,
    source: base.id,
    type: 'adjustment',
    description: 'Chargeback withdrawal',
  })
  const dispute = state.disputes.put({
    ...base,
    amount,
    balance_transactions: [taken],
    charge: charge.id,
    currency: charge.currency,
    evidence: Object.fromEntries(EVIDENCE.map((field) => [field, null])),
    evidence_details: { due_by: base.created + 7 * DAY, has_evidence: false, submission_count: 0 },
    is_charge_refundable: false,
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  })
  state.charges.put({ ...charge, disputed: true })
  state.emit('charge.dispute.created', dispute)
  state.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function closeDispute(state: StripeState, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  const status = nextState(DISPUTE, dispute.status, outcome)
  if (status === null) throw invalid('This dispute is closed.')
  const returned =
    status === 'won'
      ? [
          bookBalance(state, {
            amount: dispute.amount,
            fee: 0,
            currency: dispute.currency,
            source: dispute.id,
            type: 'adjustment',
            description: 'Chargeback reversal',
          }),
        ]
      : []
  const closed = state.disputes.put({
    ...dispute,
    status,
    balance_transactions: [...dispute.balance_transactions, ...returned],
  })
  if (status === 'won') state.emit('charge.dispute.funds_reinstated', closed)
  state.emit('charge.dispute.closed', closed)
  return closed
}
