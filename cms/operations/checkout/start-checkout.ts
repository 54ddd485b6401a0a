import type { CurrentSession } from '#cms/operations/accounts/authenticate-session.ts'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { checkUpgrade } from '#cms/operations/checkout/check-upgrade.ts'
import { customerOf } from '#cms/operations/checkout/customer-of.ts'
import { fulfilFreeOrder } from '#cms/operations/checkout/fulfil-free-order.ts'
import { type NewOrder, type PlacedOrder, placeOrder } from '#cms/operations/checkout/place-order.ts'
import { type BuyerAccount, readBuyer } from '#cms/operations/checkout/read-buyer.ts'
import { failOrder, storeCheckout } from '#cms/operations/checkout/store-checkout.ts'
import type { PaymentServices } from '#cms/operations/payments/settle.ts'
import { type OfferOfPlan, readPlanByOffer } from '#cms/operations/plans/read-plans.ts'
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import type { CheckoutPayload, CheckoutResponse } from '#domain/contract/checkout.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import { orderOfPlan, type PlanLine } from '#domain/payments/order-of-plan.ts'

type TeamInUse = NonNullable<CurrentSession['team']>

interface StartCheckout {
  readonly user: string
  /** The team in use, and the role of the user in it; null for themselves. */
  readonly team?: TeamInUse | null
  readonly form: CheckoutPayload
  /** Of the request, so that a repetition of it is the same order; null where the client sent none. */
  readonly requestKey: string | null
  /** Where the request came from; null where it is unknown. */
  readonly country: string | null
}

export interface CheckoutServices extends PaymentServices {
  readonly publicUrl: string
}

/**
 * Starts a checkout: the price is that of the plan here. The order is committed first, then the gateway is asked outside
 * of any transaction with a key of the order, then its answer is stored; after a fault in between, the same request or
 * the periodic job continues where it stopped.
 */
export async function startCheckout(
  services: CheckoutServices,
  starting: StartCheckout,
): Promise<Result<CheckoutResponse>> {
  const { user, form, country } = starting
  const { payload, gateways } = services
  if (!(await withinLimit(payload, 'checkout-account', user))) return refuse('too-many-attempts')
  if (form.purchase_type === 'cart') return refuse('cart-empty')
  if (form.plan_id === undefined) return refuseField('plan_id', 'bad-request')
  const buyer = await readBuyer(payload, user)
  if (buyer === null) return refuse('not-signed-in')
  const wanted = await readPlanByOffer(payload, form.plan_id, buyer.locale)
  if (wanted === null) return refuse('plan-not-sold')
  const team = teamOf(starting, wanted)
  if (!team.ok) return team
  const line = orderOfPlan(wanted, form, { ...buyer, country: country ?? buyer.country, team: team.value })
  if (!line.ok) return line
  const upgrade = await checkUpgrade(payload, { user, team: team.value, form, wanted })
  if (!upgrade.ok) return upgrade
  const isFree = line.value.total.amount === 0n
  const gateway = gateways[form.gateway]
  if (!isFree && gateway === undefined) return refuse('gateway-not-offered', form.gateway)
  const placed = await placeOrder(payload, newOrder(starting, { wanted, team: team.value, line: line.value }))
  if (!placed.ok) return placed
  const order = placed.value
  if (order.state === 'paid') return accept(done(services, buyer, order.id))
  if (gateway === undefined || isFree) {
    await fulfilFreeOrder(payload, order.id)
    return accept(done(services, buyer, order.id))
  }
  if (order.checkoutUrl !== null) return accept(redirectTo(order.checkoutUrl))
  return openCheckout(services, { gateway, buyer, team: team.value, form, order, wanted, line: line.value })
}

/** The team that a team plan is for: the one in use, which its owner pays for. Other plans are the user's own. */
function teamOf({ team = null }: StartCheckout, { plan }: OfferOfPlan): Result<string | null> {
  if (plan.type !== 'team' || team === null) return accept(null)
  return team.role === 'owner' ? accept(team.id) : refuse('forbidden')
}

interface Ordered {
  readonly wanted: OfferOfPlan
  readonly team: string | null
  readonly line: PlanLine
}

function newOrder(
  { user, form, requestKey, country }: StartCheckout,
  { wanted: { plan, offer }, team, line }: Ordered,
): NewOrder {
  return {
    buyer: user,
    team,
    requestKey,
    gateway: line.total.amount === 0n ? null : form.gateway,
    replaces: form.subscription_uuid ?? null,
    returnPath: safeRedirect(form.redirect, '') || null,
    cancelPath: safeRedirect(form.cancel_url, '') || null,
    country,
    plan: { id: offer.planId, slug: plan.slug, type: plan.type, title: plan.name },
    line,
  }
}

interface Opening {
  readonly gateway: PaymentGateway
  readonly buyer: BuyerAccount
  readonly team: string | null
  readonly form: CheckoutPayload
  readonly order: PlacedOrder
  readonly wanted: OfferOfPlan
  readonly line: PlanLine
}

async function openCheckout(
  services: CheckoutServices,
  { gateway, buyer, team, form, order, wanted, line }: Opening,
): Promise<Result<CheckoutResponse>> {
  const { payload, publicUrl } = services
  const { name: title } = wanted.plan
  try {
    const opened = await gateway.openCheckout({
      order: order.id,
      customer: await customerOf(payload, gateway, { buyer, team }),
      currency: line.total.currency,
      period: line.period,
      trialDays: line.trialDays,
      lines: [
        { title, unit: line.unitPrice, quantity: 1 },
        ...(line.extraSeats === 0 ? [] : [{ title, unit: line.seatPrice ?? 0n, quantity: line.extraSeats }]),
      ],
      returnTo: confirmationOf(services, buyer, order.id),
      cancelTo: new URL(safeRedirect(form.cancel_url, `/${LOCALES[buyer.locale].prefix}/pricing`), publicUrl)
        .href,
      locale: buyer.locale,
      idempotencyKey: `order:${order.id}:checkout`,
    })
    await storeCheckout(payload, order.id, opened)
    return accept(redirectTo(opened.url))
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

function redirectTo(url: string): CheckoutResponse {
  return { checkout_type: 'redirect', checkout_url: url, js: null }
}

function done(services: CheckoutServices, buyer: BuyerAccount, order: string): CheckoutResponse {
  return { checkout_type: 'success', checkout_url: confirmationOf(services, buyer, order), js: null }
}
