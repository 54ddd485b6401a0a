import type { Machine } from '../../core/machine.ts'
import type { DisputeStatus } from '../objects/dispute.ts'
import type { InvoiceStatus } from '../objects/invoice.ts'
import type { IntentStatus } from '../objects/payment.ts'

export type IntentChange = 'paid' | 'declined' | 'needs-authentication' | 'method-chosen' | 'canceled'

const UNPAID = {
  paid: 'succeeded',
  declined: 'requires_payment_method',
  'needs-authentication': 'requires_action',
  'method-chosen': 'requires_confirmation',
  canceled: 'canceled',
} as const

/** The life of a payment. */
export const INTENT: Machine<IntentStatus, IntentChange> = {
  requires_payment_method: UNPAID,
  requires_confirmation: UNPAID,
  requires_action: UNPAID,
  succeeded: {},
  canceled: {},
}

export type InvoiceChange = 'finalized' | 'paid' | 'voided' | 'marked-uncollectible'

export const INVOICE: Machine<InvoiceStatus, InvoiceChange> = {
  draft: { finalized: 'open' },
  open: { paid: 'paid', voided: 'void', 'marked-uncollectible': 'uncollectible' },
  uncollectible: { paid: 'paid', voided: 'void' },
  paid: {},
  void: {},
}

export const DISPUTE: Machine<DisputeStatus, 'submitted' | 'won' | 'lost'> = {
  needs_response: { submitted: 'under_review', won: 'won', lost: 'lost' },
  under_review: { won: 'won', lost: 'lost' },
  won: {},
  lost: {},
}
