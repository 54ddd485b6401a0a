import type { Funding } from './fundings.ts'
import type { Money } from './money.ts'

/** The objects of PayPal's API as the sandbox keeps them. Members that start with `_` are not answered. */
export interface Link {
  readonly href: string
  readonly rel: string
  readonly method: 'GET' | 'POST'
}

export interface Product {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly create_time: string
}

export interface BillingCycle {
  readonly frequency: {
    readonly interval_unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
    readonly interval_count: number
  }
  readonly tenure_type: 'TRIAL' | 'REGULAR'
  readonly sequence: number
  readonly total_cycles: number
  readonly pricing_scheme?: { readonly fixed_price: Money }
}

export interface Plan {
  readonly id: string
  readonly product_id: string
  readonly name: string
  readonly status: 'ACTIVE'
  readonly billing_cycles: readonly BillingCycle[]
  readonly payment_preferences: {
    readonly auto_bill_outstanding: boolean
    readonly setup_fee_failure_action: string
    readonly payment_failure_threshold: number
  }
  readonly create_time: string
}

/** Where the buyer goes after the approval page. */
export interface Return {
  readonly return_url: string
  readonly cancel_url: string
}

export interface Order {
  readonly id: string
  readonly intent: 'CAPTURE'
  readonly status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  readonly create_time: string
  readonly purchase_units: readonly [PurchaseUnit]
  readonly links: readonly Link[]
  readonly _return: Return
  readonly _funding: Funding | null
}

interface PurchaseUnit {
  readonly reference_id: string
  readonly custom_id?: string | undefined
  readonly amount: Money & {
    readonly breakdown?: { readonly item_total: Money; readonly discount?: Money | undefined } | undefined
  }
  readonly items: readonly { readonly name: string; readonly quantity: string; readonly unit_amount: Money }[]
  readonly payments?: { readonly captures: readonly unknown[] }
}

/** A payment: of an order, or a charge of a subscription. */
export interface Capture {
  readonly id: string
  readonly status: 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  readonly amount: Money
  readonly custom_id?: string | undefined
  readonly final_capture: true
  readonly seller_receivable_breakdown: {
    readonly gross_amount: Money
    readonly paypal_fee: Money
    readonly net_amount: Money
  }
  readonly create_time: string
  readonly update_time: string
  readonly links: readonly Link[]
  readonly _order: string | null
  readonly _subscription: string | null
  /** Minor units. */
  readonly _refunded: number
  readonly _disputed: boolean
}

export interface Refund {
  readonly id: string
  readonly status: 'COMPLETED' | 'FAILED'
  readonly amount: Money
  readonly custom_id?: string | undefined
  readonly create_time: string
  readonly update_time: string
  readonly links: readonly Link[]
  readonly _capture: string
}

export interface Subscription {
  readonly id: string
  readonly plan_id: string
  readonly status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED'
  readonly custom_id?: string | undefined
  readonly quantity: '1'
  readonly start_time: string
  readonly create_time: string
  readonly status_update_time: string
  readonly billing_info: BillingInfo
  readonly links: readonly Link[]
  readonly _return: Return
  readonly _user_action: 'CONTINUE' | 'SUBSCRIBE_NOW'
  readonly _funding: Funding | null
  /** The time from which regular periods count, in seconds. */
  readonly _anchor: number
}

interface BillingInfo {
  readonly outstanding_balance: Money
  readonly cycle_executions: readonly {
    readonly tenure_type: 'TRIAL' | 'REGULAR'
    readonly sequence: number
    readonly cycles_completed: number
    readonly total_cycles: number
  }[]
  readonly last_payment?: { readonly amount: Money; readonly time: string }
  readonly next_billing_time?: string | undefined
  readonly failed_payments_count: number
}

export interface Dispute {
  readonly id: string
  readonly dispute_id: string
  readonly create_time: string
  readonly update_time: string
  readonly reason: string
  readonly status: 'OPEN' | 'RESOLVED'
  readonly dispute_amount: Money
  readonly dispute_outcome?: { readonly outcome_code: string }
  readonly disputed_transactions: readonly { readonly seller_transaction_id: string }[]
}

export interface PayoutBatch {
  readonly id: string
  /** The id that the sender gave it. */
  readonly _sender: string
  readonly _created: number
}

/** A payment of a batch of payouts. */
export interface PayoutItem {
  readonly id: string
  readonly _batch: string
  readonly _status: 'PENDING' | 'SUCCESS' | 'UNCLAIMED' | 'FAILED' | 'RETURNED' | 'REVERSED'
  readonly _receiver: string
  readonly _amount: { readonly currency: string; readonly value: string }
  readonly _item: string
}

export interface PaypalEvent {
  readonly id: string
  readonly event_version: '1.0'
  readonly create_time: string
  readonly resource_type: string
  readonly event_type: string
  readonly summary: string
  readonly resource: unknown
  readonly links: readonly Link[]
}

/** An access token; it lives by the time of the machine. */
export interface AccessToken {
  readonly id: string
  readonly until: number
}
