import type { Clock } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import type { Collection, Document, Store } from '../core/store.ts'
import { missing } from './errors.ts'
import type * as O from './objects.ts'

/** The keys of the account: the id is public, the secret also signs what a checkout returns. */
export interface RazorpayKeys {
  readonly keyId: string
  readonly keySecret: string
}

interface Parts {
  readonly store: Store
  readonly clock: Clock
  readonly keys: RazorpayKeys
  /** Queues an event for the webhook endpoint. */
  enqueue(event: { readonly id: string; readonly type: string }): void
}

/** One account of Razorpay: its objects, its clock and the way to record events. */
export interface RazorpayState extends Omit<Parts, 'enqueue'> {
  readonly orders: Collection<O.Order>
  readonly payments: Collection<O.Payment>
  readonly refunds: Collection<O.Refund>
  readonly customers: Collection<O.Customer>
  readonly disputes: Collection<O.Dispute>
  readonly events: Collection<O.RazorpayEvent>
  /** Stores an event with the objects that it contains, and its deliveries, in the transaction of the change. */
  emit(type: string, objects: Readonly<Record<string, object>>): void
}

const ID_LENGTH = 14

export function openRazorpay({ enqueue, ...parts }: Parts): RazorpayState {
  const { store, clock } = parts
  const of = <T extends Document>(name: string) => store.collection<T>(`razorpay.${name}`)
  const events = of<O.RazorpayEvent>('event')
  return {
    ...parts,
    orders: of('order'),
    payments: of('payment'),
    refunds: of('refund'),
    customers: of('customer'),
    disputes: of('dispute'),
    events,
    emit(type, objects) {
      const id = newId('', ID_LENGTH)
      const payload = Object.fromEntries(Object.entries(objects).map(([name, entity]) => [name, { entity }]))
      events.put({
        id,
        body: {
          entity: 'event',
          account_id: 'acc_sandbox',
          event: type,
          contains: Object.keys(objects),
          payload,
          created_at: clock.now(),
        },
      })
      enqueue({ id, type })
    },
  }
}

/** The object with this id. @throws RazorpayError as for an unknown one */
export function find<T extends Document>(collection: Collection<T>, id: string): T {
  const found = collection.get(id)
  if (found === null) throw missing()
  return found
}

/** The members that every new object has. */
export function fresh<Entity extends string>({ clock }: RazorpayState, prefix: string, entity: Entity) {
  return { id: newId(prefix, ID_LENGTH), entity, created_at: clock.now() } as const
}
