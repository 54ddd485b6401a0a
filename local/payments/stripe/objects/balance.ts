import type { Base } from './base.ts'

export interface BalanceTransaction {
  readonly id: string
  readonly object: 'balance_transaction'
  readonly amount: number
  readonly available_on: number
  readonly created: number
  readonly currency: string
  readonly description: string | null
  readonly exchange_rate: null
  readonly fee: number
  readonly fee_details: readonly {
    readonly amount: number
    readonly application: null
    readonly currency: string
    readonly description: string
    readonly type: 'stripe_fee'
  }[]
  readonly net: number
  readonly reporting_category: string
  readonly source: string
  readonly status: 'available' | 'pending'
  readonly type: 'charge' | 'refund' | 'adjustment' | 'refund_failure'
}

export interface Refund extends Omit<Base<'refund'>, 'livemode'> {
  readonly amount: number
  readonly balance_transaction: string
  readonly charge: string
  readonly currency: string
  readonly failure_balance_transaction?: string
  readonly failure_reason?: string
  readonly payment_intent: string
  readonly reason: string | null
  readonly receipt_number: null
  readonly status: 'succeeded' | 'failed'
}

/** Money that went to a connected account. */
export interface Transfer extends Base<'transfer'> {
  readonly amount: number
  readonly amount_reversed: number
  readonly currency: string
  readonly description: string | null
  readonly destination: string
  readonly reversed: boolean
  readonly transfer_group: string | null
}
