import type { CertificateAction } from '#domain/certificates/state.ts'
import type { OrderState } from '#domain/orders/states.ts'
import type { RefundReason } from '#domain/payments/refunds.ts'
import type { TeamRole } from '#domain/permissions/roles.ts'
import type { PayoutAction } from '#domain/referrals/payouts.ts'
import type { SubscriptionEvent, SubscriptionState } from '#domain/subscriptions/states.ts'

export const REFUND_STATES = ['requested', 'pending', 'paid', 'failed'] as const
export const WEBHOOK_STATES = ['received', 'waiting', 'applied', 'ignored'] as const

/** An amount as a decimal number of major units, such as `19.99`. */
export type Decimal = string

/** What the page of a payment has beside its row. */
export interface PaymentDetail {
  /** What can still be refunded. */
  readonly refundable: Decimal
  /** "Refundable until … because …". */
  readonly refund: { readonly automatic: boolean; readonly until: string; readonly reason: RefundReason }
  readonly refunds: readonly RefundOfPayment[]
  /** The taxes that it includes, as they were collected; none for one without tax. */
  readonly taxes: readonly TaxOfPayment[]
  readonly allowed_actions: readonly 'refund'[]
}

export interface TaxOfPayment {
  /** Null for a tax that the gateway reported without its name. */
  readonly tax_name: string | null
  /** In per cent, such as `9` or `8.1`; null where the gateway reported an amount alone. */
  readonly tax_rate: Decimal | null
  readonly base: Decimal
  readonly tax: Decimal
  readonly jurisdiction: string
}

export interface RefundOfPayment {
  readonly id: string
  readonly amount: Decimal
  readonly refund_state: (typeof REFUND_STATES)[number]
  readonly refund_reason: RefundReason | null
  readonly actor_email: string | null
  readonly note: string | null
  readonly created_at: string
}

/** What the page of a webhook has beside its row. */
export interface WebhookDetail {
  readonly allowed_actions: readonly 'retry'[]
}

/** What the page of a payout to an affiliate has beside its row. */
export interface PayoutDetail {
  readonly allowed_actions: readonly PayoutAction[]
}

/** What the page of a difference between a gateway and the records here has beside its row. */
export interface DifferenceDetail {
  readonly allowed_actions: readonly 'resolve'[]
}

/** What the page of a signal of unusual use has beside its row. */
export interface SignalDetail {
  readonly allowed_actions: readonly 'close'[]
}

/** What the page of a licence certificate has beside its row. */
export interface CertificateDetail {
  readonly allowed_actions: readonly CertificateAction[]
}

/** What the page of a subscription has beside its row. */
export interface SubscriptionDetail {
  /** Expected by its commands. */
  readonly version: number
  readonly events: readonly SubscriptionLogEntry[]
  readonly allowed_actions: readonly SubscriptionAction[]
}

export const SUBSCRIPTION_ACTIONS = ['cancel', 'resume', 'end'] as const
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number]

export interface SubscriptionLogEntry {
  readonly id: number
  readonly at: string
  readonly event: SubscriptionEvent
  readonly to_state: SubscriptionState
  readonly actor_email: string | null
  readonly reason: string | null
}

/** What the page of a team has beside its row. */
export interface TeamDetail {
  readonly people: readonly TeamMember[]
  readonly invited: readonly TeamInvitation[]
}

export interface TeamMember {
  readonly id: string
  readonly customer: string
  readonly name: string | null
  readonly email: string
  readonly role: TeamRole
  readonly joined_at: string
  readonly allowed_actions: readonly 'remove-member'[]
}

interface TeamInvitation {
  readonly id: string
  readonly email: string
  readonly created_at: string
  readonly expires_at: string
}

/** What the page of an order has beside its row. */
export interface OrderDetail {
  readonly lines: readonly { readonly id: number; readonly title: string; readonly amount: Decimal }[]
}

/** What the page of a coupon has beside its row. */
export interface CouponDetail {
  /** What it took off orders that were paid, by currency. */
  readonly discounts: readonly { readonly currency: string; readonly amount: Decimal }[]
  /** The newest orders that use it. */
  readonly orders: readonly OrderWithCoupon[]
  readonly allowed_actions: readonly 'end'[]
}

interface OrderWithCoupon {
  readonly id: string
  readonly buyer_email: string | null
  readonly order_state: OrderState
  readonly discount: Decimal
  readonly total: Decimal
  readonly currency: string
  readonly created_at: string
}
