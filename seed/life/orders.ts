import { fragment, run } from '#cms/operations/database.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { buyerId, orderKey } from './ids.ts'
import { again, type LifeStage } from './stage.ts'

/** An order of the plan, as the site and the gateway know it. */
export interface PlayedOrder {
  readonly id: string
  readonly checkout: string
  /** At the gateway; null before its payment and for single works. */
  readonly subscription: string | null
  /** At the gateway; null before it is paid. */
  readonly payment: string | null
}

export interface OrderPlace {
  readonly buyer: number
  readonly order: string
}

/** Null where the checkout was refused. */
export async function findOrder(
  { payload, gateway }: LifeStage,
  { buyer, order }: OrderPlace,
): Promise<PlayedOrder | null> {
  const [row] = await run<{ id: Column<'orders.id'>; checkout: Present<'orders.gateway_checkout_id'> }>(
    payload,
    fragment`
      select id, gateway_checkout_id as checkout from orders
       where buyer_id = ${buyerId(buyer)} and idempotency_key = ${orderKey(order)} and gateway_checkout_id is not null`,
  )
  if (row === undefined) return null
  const seen = await again(() => gateway.readCheckout(row.checkout))
  return { ...row, subscription: seen?.subscription ?? null, payment: seen?.payment ?? null }
}

export interface PlayedPayment {
  readonly id: Column<'payments.id'>
  readonly intent: Present<'payments.gateway_intent_id'>
  readonly amount: Column<'payments.amount'>
  readonly currency: Column<'payments.currency'>
  readonly refunded: Column<'payments.refunded'>
  readonly dispute: Column<'payments.dispute'>
  readonly dispute_id: Column<'payments.gateway_dispute_id'>
}

/** The newest payment of an order; null before the first. */
export async function newestPayment(
  { payload }: LifeStage,
  { id }: PlayedOrder,
): Promise<PlayedPayment | null> {
  const [row] = await run<PlayedPayment & Record<string, unknown>>(
    payload,
    fragment`
      select id, gateway_intent_id as intent, amount, currency, refunded, dispute, gateway_dispute_id as dispute_id
        from payments where order_id = ${id}::uuid order by paid_at desc limit 1`,
  )
  return row ?? null
}
