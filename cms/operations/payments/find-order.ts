import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Subject } from '#cms/operations/payments/purchase.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import type { Gateway } from '#domain/contract/checkout.ts'

/** An order before its purchase is fetched. */
export interface FoundOrder
  extends Record<string, unknown>,
    Columns<'orders', 'id' | 'state' | 'version' | 'gateway'> {
  readonly checkout: Column<'orders.gateway_checkout_id'>
  readonly subscription: Column<'subscriptions.gateway_id'> | null
}

export async function findOrder(payload: Payload, id: string): Promise<FoundOrder | null> {
  const [row] = await run<FoundOrder>(
    payload,
    fragment`
      select o.id, o.state, o.version, o.gateway, o.gateway_checkout_id as checkout, s.gateway_id as subscription
        from orders o left join subscriptions s on s.order_id = o.id where o.id = ${id}::uuid`,
  )
  return row ?? null
}

/** The order that an object of a gateway belongs to, as far as the object was seen before. */
export async function findOrderOfSubject(
  payload: Payload,
  gateway: Gateway,
  { kind, id }: Subject,
): Promise<string | null> {
  const [row] = await run<{ id: Column<'orders.id'> }>(
    payload,
    kind === 'checkout'
      ? fragment`select id from orders where gateway = ${gateway} and gateway_checkout_id = ${id}`
      : kind === 'subscription'
        ? fragment`select order_id as id from subscriptions where gateway = ${gateway} and gateway_id = ${id}`
        : kind === 'payment'
          ? fragment`select order_id as id from payments where gateway = ${gateway} and gateway_id = ${id}`
          : kind === 'dispute'
            ? fragment`select order_id as id from payments where gateway = ${gateway} and gateway_dispute_id = ${id}`
            : fragment`select p.order_id as id from refunds r join payments p on p.id = r.payment_id
                where p.gateway = ${gateway} and r.gateway_id = ${id}`,
  )
  return row?.id ?? null
}

/** The order whose payment has one of these intents. */
export async function findOrderOfIntents(
  payload: Payload,
  gateway: Gateway,
  intents: readonly string[],
): Promise<string | null> {
  if (intents.length === 0) return null
  const [row] = await run<{ id: Column<'orders.id'> }>(
    payload,
    fragment`select order_id as id from payments
      where gateway = ${gateway} and gateway_intent_id in ${[...intents]} limit 1`,
  )
  return row?.id ?? null
}
