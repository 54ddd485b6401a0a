import type { Clock } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import type { Collection, Document, Store } from '../core/store.ts'
import type { Timers } from '../core/timers.ts'
import { publicView } from '../stripe/public-view.ts'
import { missing } from './errors.ts'
import type * as O from './objects.ts'

export interface PaypalKeys {
  readonly clientId: string
  readonly clientSecret: string
  /** The id of the webhook endpoint, which signatures contain. */
  readonly webhookId: string
}

/** One account of PayPal: its objects, its clock and the way to record events. */
export interface PaypalState {
  readonly keys: PaypalKeys
  readonly store: Store
  readonly clock: Clock
  readonly timers: Timers
  /** The address of the sandbox, without a slash at the end. */
  readonly url: string
  readonly tokens: Collection<O.AccessToken>
  readonly products: Collection<O.Product>
  readonly plans: Collection<O.Plan>
  readonly orders: Collection<O.Order>
  readonly captures: Collection<O.Capture>
  readonly refunds: Collection<O.Refund>
  readonly subscriptions: Collection<O.Subscription>
  readonly disputes: Collection<O.Dispute>
  readonly payoutBatches: Collection<O.PayoutBatch>
  readonly payoutItems: Collection<O.PayoutItem>
  readonly events: Collection<O.PaypalEvent>
  /** Stores an event and its deliveries in the transaction of the change. */
  emit(type: string, resourceType: string, resource: unknown): void
}

interface StateParts {
  readonly keys: PaypalKeys
  readonly store: Store
  readonly clock: Clock
  readonly timers: Timers
  readonly url: string
  /** Queues an event for the webhook endpoint. */
  enqueue(event: { readonly id: string; readonly type: string }): void
}

export function openPaypal({ enqueue, ...parts }: StateParts): PaypalState {
  const of = <T extends Document>(name: string) => parts.store.collection<T>(`paypal.${name}`)
  const events = of<O.PaypalEvent>('event')
  return {
    ...parts,
    tokens: of('token'),
    products: of('product'),
    plans: of('plan'),
    orders: of('order'),
    captures: of('capture'),
    refunds: of('refund'),
    subscriptions: of('subscription'),
    disputes: of('dispute'),
    payoutBatches: of('payout_batch'),
    payoutItems: of('payout_item'),
    events,
    emit(type, resourceType, resource) {
      const id = paypalId('WH-')
      events.put({
        id,
        event_version: '1.0',
        create_time: timeOf(parts.clock.now()),
        resource_type: resourceType,
        event_type: type,
        summary: type.toLowerCase().replaceAll('.', ' '),
        resource: publicView(resource),
        links: [],
      })
      enqueue({ id, type })
    },
  }
}

/** An id such as PayPal's: capital letters and digits. */
export function paypalId(prefix = '', length = 17): string {
  return prefix + newId('', length).toUpperCase()
}

export function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

export function secondsOf(time: string): number {
  return Math.floor(Date.parse(time) / 1000)
}

/** The object with this id. @throws PaypalError */
export function find<T extends Document>(collection: Collection<T>, id: string): T {
  const found = collection.get(id)
  if (found === null) throw missing(id)
  return found
}
