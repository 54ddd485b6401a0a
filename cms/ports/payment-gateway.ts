import type { Gateway } from '#domain/contract/checkout.ts'
import type { DisputeEvidence } from '#domain/disputes/evidence.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Money } from '#domain/money/money.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'

/**
 * A provider that takes payments. Every call goes over the network and may fail, so none is made inside a transaction.
 * Whatever changes something has an idempotency key: a repeated call with the key has the effect once.
 *
 * Reads answer null for an object that the gateway does not know. Times are milliseconds since 1970.
 */
export interface PaymentGateway {
  readonly code: Gateway
  /** Whether a checkout can lower the first payment of a subscription alone. */
  readonly discountsSubscriptions?: boolean
  /** The gateway's customer of a holder. @returns its id */
  createCustomer(customer: NewCustomer): Promise<string>
  openCheckout(checkout: NewCheckout): Promise<OpenedCheckout>
  readCheckout(id: string): Promise<SeenCheckout | null>
  /** Ends a checkout that was not paid: its page takes no payment any more. */
  expireCheckout(id: string): Promise<void>
  /** Takes what the buyer has approved, once; absent where the gateway takes it by itself. */
  completeCheckout?(id: string): Promise<'done' | 'declined'>
  readSubscription(id: string): Promise<SeenSubscription | null>
  /** A payment by the id that `SeenPayment` has: of an invoice, or of a payment without one. */
  readPayment(id: string): Promise<SeenPayment | null>
  readRefund(id: string): Promise<SeenRefund | null>
  readRefundsOfCharge(charge: string): Promise<readonly SeenRefund[]>
  readDispute(id: string): Promise<SeenDispute | null>
  /** Answers a dispute with evidence, which the bank then examines; absent where the gateway takes none by its API. */
  submitEvidence?(answer: DisputeAnswer & Keyed): Promise<void>
  /** What a change of the plan or of seats costs now, if it is made with this time of proration. */
  previewSeats(change: SeatsAt): Promise<Money>
  changeSeats(change: SeatsAt & Keyed): Promise<void>
  /** Turns the renewal of a subscription on or off. */
  setRenewal(change: { readonly subscription: string; readonly renews: boolean } & Keyed): Promise<void>
  /** Ends a subscription now. */
  endSubscription(subscription: string): Promise<void>
  refund(refund: NewRefund): Promise<SeenRefund>
  /** The address of a page where the customer changes payment methods. */
  openPortal(portal: { readonly customer: string; readonly returnTo: string }): Promise<string>
  readPaymentMethods(customer: string): Promise<readonly SeenPaymentMethod[]>
  /** What identifies a customer's cards among all customers; absent where the gateway does not tell. */
  readFingerprints?(customer: string): Promise<readonly string[]>
  /** Credit that is taken off the customer's later payments; absent where the gateway keeps none. */
  creditCustomer?(credit: { readonly customer: string; readonly amount: Money } & Keyed): Promise<void>
  /** What the gateway took and gave back in a time, for the reconciliation. */
  listPayments(time: TimeRange): AsyncIterable<string>
  listRefunds(time: TimeRange): AsyncIterable<SeenRefund>
  /** A webhook whose signature is valid; null for any other. */
  verifyWebhook(delivery: WebhookDelivery): VerifiedEvent | null | Promise<VerifiedEvent | null>
  /** Where a checkout opens inside of our page; absent for a gateway with a page of its own. */
  readonly inline?: InlineCheckout
}

/** A checkout inside of our page: the gateway's script, a script that opens it, and the proof of a payment. */
export interface InlineCheckout {
  /** The address of the gateway's script. */
  readonly link: string
  /** A script that opens a checkout, and announces its outcomes by the event of domain/contract/checkout.ts. */
  script(opening: InlineOpening): string
  /** Whether the gateway signed that a payment paid the checkout. */
  verify(paid: { readonly checkout: string; readonly payment: string; readonly signature: string }): boolean
}

interface InlineOpening {
  readonly checkout: string
  readonly order: string
  readonly siteName: string
  readonly title: string
  readonly email: string
}

/** The gateways that have keys. */
export type PaymentGateways = Readonly<Partial<Record<Gateway, PaymentGateway>>>

/** The gateway cannot be reached, or answers with a fault of its own: the call may have had its effect, and is repeated. */
export class GatewayUnavailable extends Error {}

/** The gateway refuses the call: repeating it is useless. */
export class GatewayRefused extends Error {}

interface Keyed {
  readonly idempotencyKey: string
}

export interface TimeRange {
  readonly from: number
  readonly to: number
}

interface NewCustomer extends Keyed {
  readonly email: string
  readonly name: string
  /** Of the user or team, as the gateway shows it to staff. */
  readonly holder: string
}

/** A price of a checkout: once, or for each period. */
export interface CheckoutLine {
  readonly title: string
  readonly unit: bigint
  readonly quantity: number
}

export interface NewCheckout extends Keyed {
  readonly order: string
  readonly customer: string
  readonly currency: Currency
  /** Null for a purchase that does not renew. */
  readonly period: BillingPeriod | null
  readonly trialDays: number
  readonly lines: readonly CheckoutLine[]
  /** Taken off the first payment, in minor units. */
  readonly discount?: { readonly title: string; readonly amount: bigint }
  /** Absolute addresses of this site. */
  readonly returnTo: string
  readonly cancelTo: string
  readonly locale: string
}

export interface OpenedCheckout {
  readonly id: string
  readonly url: string
  readonly expiresAt: number
}

export interface SeenCheckout {
  readonly id: string
  readonly order: string | null
  /** `approved` by its buyer, and not yet taken; `declined` when it could not be taken. */
  readonly state: 'open' | 'approved' | 'declined' | 'complete' | 'expired'
  /** False while a delayed payment is on its way. */
  readonly isPaid: boolean
  readonly total: Money
  readonly subscription: string | null
  /** The payment of a purchase that does not renew. */
  readonly payment: string | null
}

export interface SeenSubscription {
  readonly id: string
  readonly order: string | null
  /** `incomplete` was never paid. */
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past-due' | 'ended'
  readonly periodStart: number
  readonly periodEnd: number
  /** The end of a trial that has not ended. */
  readonly trialEnd: number | null
  readonly cancelAtPeriodEnd: boolean
  /** Seats above those of the plan. */
  readonly extraSeats: number
  /** What the plan costs for each period; absent where the gateway cannot change it. */
  readonly plan?: { readonly unitPrice: bigint; readonly period: BillingPeriod }
  /** Its newest payment. */
  readonly latestPayment: string | null
}

export interface SeenPayment {
  readonly id: string
  /** What refunds and disputes name; null where nothing was charged. */
  readonly intent: string | null
  readonly order: string | null
  readonly subscription: string | null
  readonly state: 'open' | 'failed' | 'paid'
  readonly amount: Money
  readonly tax: bigint
  readonly jurisdiction: string | null
  /** Null while the gateway has not stated it. */
  readonly fee: bigint | null
  readonly paidAt: number | null
  /** Of a subscription. */
  readonly period: { readonly start: number; readonly end: number } | null
}

export interface SeenRefund {
  readonly id: string
  readonly intent: string
  /** The id of our own request; null for a refund that was made at the gateway. */
  readonly request: string | null
  readonly amount: Money
  readonly state: 'pending' | 'paid' | 'failed'
}

export interface SeenDispute {
  readonly id: string
  readonly intent: string
  readonly amount: Money
  readonly fee: bigint
  readonly state: 'open' | 'won' | 'lost'
  /** As the gateway names it. */
  readonly reason?: string
  /** Until when it can be answered. */
  readonly answerUntil?: number
}

export interface DisputeAnswer {
  readonly dispute: string
  readonly evidence: DisputeEvidence
}

export interface SeenPaymentMethod {
  readonly id: string
  readonly type: string
  readonly brand: string | null
  readonly last4: string | null
  readonly expires: { readonly month: number; readonly year: number } | null
}

interface SeatsAt {
  readonly subscription: string
  /** The price of the plan for each period, where the plan or its period changes; only gateways that prorate take it. */
  readonly planPrice?: Money
  readonly extraSeats: number
  readonly seatPrice: Money
  readonly period: BillingPeriod
  /** Milliseconds since 1970, whole seconds. */
  readonly prorationAt: number
}

interface NewRefund extends Keyed {
  readonly intent: string
  readonly request: string
  readonly amount: Money
}

export interface WebhookDelivery {
  readonly body: string
  readonly headers: Headers
  /** When it arrived. */
  readonly now: number
}

export interface VerifiedEvent {
  readonly id: string
  readonly type: string
  /** The id of the object that it is about. */
  readonly object: string | null
}
