import type { BalanceTransaction } from './balance.ts'
import type { Base } from './base.ts'

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost'

export interface Dispute extends Base<'dispute'> {
  readonly amount: number
  readonly balance_transactions: readonly BalanceTransaction[]
  readonly charge: string
  readonly currency: string
  readonly evidence: Readonly<Record<string, string | null>>
  readonly evidence_details: {
    readonly due_by: number
    readonly has_evidence: boolean
    readonly submission_count: number
  }
  readonly is_charge_refundable: boolean
  readonly payment_intent: string
  readonly reason: string
  readonly status: DisputeStatus
}
