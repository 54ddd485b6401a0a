import { customerOf } from '#cms/operations/checkout/customer-of.ts'
import { fulfilFreeOrder } from '#cms/operations/checkout/fulfil-free-order.ts'
import type { NewOrder } from '#cms/operations/checkout/new-order.ts'
import { type PlacedOrder, placeOrder } from '#cms/operations/checkout/place-order.ts'
import type { BuyerAccount } from '#cms/operations/checkout/read-buyer.ts'
import { failOrder, storeCheckout } from '#cms/operations/checkout/store-checkout.ts'
import { giveUpOthers } from '#cms/operations/coupons/give-up-orders.ts'
import type { PaymentServices } from '#cms/operations/payments/settle.ts'
import {
  type CheckoutLine,
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
} from '#cms/ports/payment-gateway.ts'
import { takesCurrency } from '#domain/checkout/offered-gateways.ts'
import type { CheckoutPayload, CheckoutResponse } from '#domain/contract/checkout.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'

export interface CheckoutServices extends PaymentServices {
  readonly publicUrl: string
}

/** An order to place, and what its gateway is given. */
export interface Opening {
  readonly buyer: BuyerAccount
  readonly form: Pick<CheckoutPayload, 'gateway'>
  readonly order: NewOrder
  readonly lines: readonly CheckoutLine[]
  /** Null for a purchase that does not renew. */
  readonly period: BillingPeriod | null
  readonly trialDays: number
}

/**
 * Places an order and opens its checkout. The order is committed first, then the gateway is asked outside of any
 * transaction with a key of the order, then its answer is stored; after a fault in between, the same request or the
 * periodic job continues where it stopped.
 */
export async function openOrder(
  services: CheckoutServices,
  opening: Opening,
): Promise<Result<CheckoutResponse>> {
  const { payload, gateways } = services
  const { buyer, form, order: wanted } = opening
  const { subtotal, coupon } = wanted
  const gateway = gateways[form.gateway]
  const mayBeFree = subtotal.amount === 0n || coupon?.percent === 100
  const isOffered = gateway !== undefined && takesCurrency(gateway.code, subtotal.currency)
  if (!mayBeFree && !isOffered) return refuse('gateway-not-offered', form.gateway)
  if (coupon !== null && opening.period !== null && gateway?.discountsSubscriptions !== true && !mayBeFree)
    return refuse('coupon-not-for-this')
  if (coupon !== null) await giveUpOthers(services, wanted, coupon.id)
  const placed = await placeOrder(payload, wanted)
  if (!placed.ok) return placed
  const order = placed.value
  if (order.state === 'paid') return accept(done(services, buyer, order.id))
  if (gateway === undefined || order.total === 0n) {
    await fulfilFreeOrder(payload, order.id)
    return accept(done(services, buyer, order.id))
  }
  if (order.checkoutUrl !== null) return accept(leadTo(gateway, order.id, order.checkoutUrl))
  return openCheckout(services, gateway, order, opening)
}

async function openCheckout(
  services: CheckoutServices,
  gateway: PaymentGateway,
  order: PlacedOrder,
  { buyer, order: { team, subtotal, coupon, cancelPath }, lines, period, trialDays }: Opening,
): Promise<Result<CheckoutResponse>> {
  const { payload, publicUrl } = services
  try {
    const opened = await gateway.openCheckout({
      order: order.id,
      customer: await customerOf(payload, gateway, { buyer, team }),
      currency: subtotal.currency,
      period,
      trialDays,
      lines,
      ...(order.discount === 0n ? {} : { discount: { title: coupon?.code ?? '', amount: order.discount } }),
      returnTo: confirmationOf(services, buyer, order.id),
      cancelTo: new URL(cancelPath ?? `/${LOCALES[buyer.locale].prefix}/pricing`, publicUrl).href,
      locale: buyer.locale,
      idempotencyKey: `order:${order.id}:checkout`,
    })
    await storeCheckout(payload, order.id, opened)
    return accept(leadTo(gateway, order.id, opened.url))
  } catch (error) {
    if (error instanceof GatewayUnavailable) return refuse('gateway-unavailable', error.message)
    if (!(error instanceof GatewayRefused)) throw error
    payload.logger.warn(`${gateway.code} refused the checkout of order ${order.id}: ${error.message}`)
    await failOrder(payload, order.id, error.message)
    return refuse('gateway-refused')
  }
}

function confirmationOf({ publicUrl }: CheckoutServices, { locale }: BuyerAccount, order: string): string {
  const page = new URL(`/${LOCALES[locale].prefix}/payment-confirmation`, publicUrl)
  page.searchParams.set('order', order)
  return page.href
}

/** To the gateway's page, or to the page after the payment once it is made in the gateway's window. */
function leadTo({ inline }: PaymentGateway, order: string, url: string): CheckoutResponse {
  if (inline === undefined) return { checkout_type: 'redirect', checkout_url: url, js: null }
  const js = { link: inline.link, script: `/api/v2/orders/${order}/checkout.js` }
  return { checkout_type: 'inline', checkout_url: url, js }
}

function done(services: CheckoutServices, buyer: BuyerAccount, order: string): CheckoutResponse {
  return { checkout_type: 'success', checkout_url: confirmationOf(services, buyer, order), js: null }
}
