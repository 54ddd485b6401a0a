import type { Clock } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import type { Collection, Document, Store } from '../core/store.ts'
import type { Timers } from '../core/timers.ts'
import { missing } from './errors.ts'
import type { BalanceTransaction, Refund, Transfer } from './objects/balance.ts'
import type { List, Metadata } from './objects/base.ts'
import type { Price, Product } from './objects/catalogue.ts'
import type { Customer } from './objects/customer.ts'
import type { Coupon, Discount, PromotionCode } from './objects/discount.ts'
import type { Dispute } from './objects/dispute.ts'
import type { StripeEvent } from './objects/event.ts'
import type { Invoice } from './objects/invoice.ts'
import type { Charge, PaymentIntent, PaymentMethod } from './objects/payment.ts'
import type { CheckoutSession, PortalSession } from './objects/session.ts'
import type { Subscription } from './objects/subscription.ts'
import { publicView } from './public-view.ts'

/** The version that the SDK 23.1 is pinned to. */
export const API_VERSION = '2026-10-28.endive'

/** What happens when the last retry of an invoice fails. */
export type AfterRetries = 'cancel' | 'unpaid'

/** One account of Stripe: its objects, its clock and the way to record events. */
export interface StripeState {
  readonly store: Store
  readonly clock: Clock
  readonly timers: Timers
  /** The address of the hosted pages, without a slash at the end. */
  readonly pagesUrl: string
  readonly customers: Collection<Customer>
  readonly products: Collection<Product>
  readonly prices: Collection<Price>
  readonly coupons: Collection<Coupon>
  readonly discounts: Collection<Discount>
  readonly promotionCodes: Collection<PromotionCode>
  readonly methods: Collection<PaymentMethod>
  readonly intents: Collection<PaymentIntent>
  readonly charges: Collection<Charge>
  readonly balance: Collection<BalanceTransaction>
  readonly refunds: Collection<Refund>
  readonly disputes: Collection<Dispute>
  readonly transfers: Collection<Transfer>
  readonly invoices: Collection<Invoice>
  readonly subscriptions: Collection<Subscription>
  readonly sessions: Collection<CheckoutSession>
  readonly portals: Collection<PortalSession>
  readonly events: Collection<StripeEvent>
  /** The API request that is handled, which its events name. */
  readonly request: { id: string | null; key: string | null }
  afterRetries(): AfterRetries
  /** Stores an event and its deliveries in the transaction of the change. */
  emit(type: string, object: Document, previous?: Readonly<Record<string, unknown>>): void
}

export interface StateParts {
  readonly store: Store
  readonly clock: Clock
  readonly timers: Timers
  readonly pagesUrl: string
  /** Queues an event for the webhook endpoint; returns the number of deliveries. */
  enqueue(event: { readonly id: string; readonly type: string }): number
}

export function openStripe({ enqueue, ...parts }: StateParts): StripeState {
  const { store, clock } = parts
  const of = <T extends Document>(name: string) => store.collection<T>(`stripe.${name}`)
  const events = of<StripeEvent>('event')
  const request: StripeState['request'] = { id: null, key: null }
  return {
    ...parts,
    customers: of('customer'),
    products: of('product'),
    prices: of('price'),
    coupons: of('coupon'),
    discounts: of('discount'),
    promotionCodes: of('promotion_code'),
    methods: of('payment_method'),
    intents: of('payment_intent'),
    charges: of('charge'),
    balance: of('balance_transaction'),
    refunds: of('refund'),
    disputes: of('dispute'),
    transfers: of('transfer'),
    invoices: of('invoice'),
    subscriptions: of('subscription'),
    sessions: of('checkout.session'),
    portals: of('billing_portal.session'),
    events,
    request,
    afterRetries: () => (store.setting('stripe-after-retries') === 'unpaid' ? 'unpaid' : 'cancel'),
    emit(type, object, previous) {
      const id = newId('evt_1')
      events.put({
        id,
        object: 'event',
        api_version: API_VERSION,
        created: clock.now(),
        data: {
          object: publicView(object),
          ...(previous ? { previous_attributes: publicView(previous) } : {}),
        },
        livemode: false,
        pending_webhooks: enqueue({ id, type }),
        request: { id: request.id, idempotency_key: request.key },
        type,
      })
    },
  }
}

/** The object with this id. @throws StripeError `resource_missing` */
export function find<T extends Document>(
  collection: Collection<T>,
  name: string,
  id: string,
  param?: string,
): T {
  const found = collection.get(id)
  if (found === null) throw missing(name, id, param)
  return found
}

/** The members that every new object has. */
export function fresh<Name extends string>(
  state: StripeState,
  prefix: string,
  object: Name,
  metadata: Metadata = {},
) {
  return { id: newId(prefix), object, created: state.clock.now(), livemode: false, metadata } as const
}

export function listOf<T>(url: string, data: readonly T[]): List<T> {
  return { object: 'list', url, has_more: false, data }
}
