import { fingerprintOf, type NewOrder } from '#cms/operations/checkout/new-order.ts'
import { fragment, run } from '#cms/operations/database.ts'
import { type PaymentServices, settle } from '#cms/operations/payments/settle.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'

type Other = Columns<'orders', 'id' | 'gateway' | 'gateway_checkout_id'> & Record<string, unknown>

/**
 * Gives up other purchases that the buyer began with a coupon and did not pay: their pages at the gateway end, so that the coupon
 * can be used for this one. One that is being paid stays, and keeps the coupon.
 */
export async function giveUpOthers(
  services: PaymentServices,
  order: NewOrder,
  coupon: number,
): Promise<void> {
  const { payload, gateways } = services
  const others = await run<Other>(
    payload,
    fragment`
      select id, gateway, gateway_checkout_id from orders
       where buyer_id = ${order.buyer} and coupon_id = ${coupon} and state = 'pending' and gateway_checkout_id is not null
         and fingerprint <> ${fingerprintOf(order)}`,
  )
  for (const { id, gateway: code, gateway_checkout_id: checkout } of others) {
    const gateway = code === null ? undefined : gateways[code]
    if (gateway === undefined || checkout === null) continue
    try {
      await gateway.expireCheckout(checkout)
      await settle(services, { gateway, subject: null, order: id })
    } catch (error) {
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
      payload.logger.warn(`the order ${id} was not given up: ${error.message}`)
    }
  }
}
