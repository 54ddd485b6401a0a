import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { OrderRow } from '#cms/operations/orders/order-row.ts'
import type { SeenCheckout } from '#cms/ports/payment-gateway.ts'

/** Stores the checkout of an order whose process ended after it was opened, before it was stored. @returns whether it did */
export async function adoptCheckout(
  transaction: Transaction,
  order: OrderRow,
  checkout: SeenCheckout | null,
): Promise<boolean> {
  if (checkout === null || order.gateway_checkout_id !== null) return false
  await transaction(fragment`
    update orders set gateway_checkout_id = ${checkout.id}
     where id = ${order.id}::uuid and gateway_checkout_id is null`)
  return true
}
