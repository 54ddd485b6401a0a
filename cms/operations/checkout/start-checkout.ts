import type { CurrentSession } from '#cms/operations/accounts/authenticate-session.ts'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { checkUpgrade } from '#cms/operations/checkout/check-upgrade.ts'
import { chooseAssets } from '#cms/operations/checkout/choose-assets.ts'
import type { Bought, NewOrder } from '#cms/operations/checkout/new-order.ts'
import { type CheckoutServices, type Opening, openOrder } from '#cms/operations/checkout/open-order.ts'
import { type BuyerAccount, readBuyer } from '#cms/operations/checkout/read-buyer.ts'
import { type FoundCoupon, findCoupon } from '#cms/operations/coupons/find-coupon.ts'
import { type OfferOfPlan, readPlanByOffer } from '#cms/operations/plans/read-plans.ts'
import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import { gatewayOf, paysOnce } from '#domain/checkout/mode.ts'
import type { CheckoutPayload, CheckoutResponse } from '#domain/contract/checkout.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import type { Money } from '#domain/money/money.ts'
import { orderOfPlan } from '#domain/payments/order-of-plan.ts'

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

/** Starts the checkout of a plan or of assets, at the prices of the plan or the catalogue here. */
export async function startCheckout(
  services: CheckoutServices,
  starting: StartCheckout,
): Promise<Result<CheckoutResponse>> {
  const { user, form } = starting
  if (!(await withinLimit(services.payload, 'checkout-account', user))) return refuse('too-many-attempts')
  const buyer = await readBuyer(services.payload, user)
  if (buyer === null) return refuse('not-signed-in')
  const opening =
    form.purchase_type === 'cart'
      ? await openingOfAssets(services, starting, buyer)
      : await openingOfPlan(services, starting, buyer)
  return opening.ok ? openOrder(services, opening.value) : opening
}

async function openingOfPlan(
  { payload }: CheckoutServices,
  starting: StartCheckout,
  buyer: BuyerAccount,
): Promise<Result<Opening>> {
  const { user, country } = starting
  const { plan_id: offer } = starting.form
  if (offer === undefined) return refuseField('plan_id', 'bad-request')
  const wanted = await readPlanByOffer(payload, offer, buyer.locale)
  if (wanted === null) return refuse('plan-not-sold')
  const gateway = gatewayOf(wanted.offer, starting.form.gateway)
  if (gateway === null) return refuse('gateway-not-offered', starting.form.gateway)
  const form = { ...starting.form, gateway }
  const team = teamOf(starting, wanted)
  if (!team.ok) return team
  const ordered = orderOfPlan(wanted, form, { ...buyer, country: country ?? buyer.country, team: team.value })
  if (!ordered.ok) return ordered
  const upgrade = await checkUpgrade(payload, { user, team: team.value, form, wanted })
  if (!upgrade.ok) return upgrade
  const coupon = await couponOf(payload, form)
  if (!coupon.ok) return coupon
  const line = ordered.value
  const { slug, type, name: title } = wanted.plan
  const plan = { id: wanted.offer.planId, slug, type, title }
  const extra = { title, unit: line.seatPrice ?? 0n, quantity: line.extraSeats }
  return accept({
    buyer,
    form,
    order: newOrder(
      { ...starting, form },
      {
        team: team.value,
        subtotal: line.total,
        coupon: coupon.value,
        bought: { purchase: 'plan', plan, line },
      },
    ),
    lines: [{ title, unit: line.unitPrice, quantity: 1 }, ...(line.extraSeats === 0 ? [] : [extra])],
    period: paysOnce(gateway) ? null : line.period,
    trialDays: line.trialDays,
  })
}

/** Assets that the owner of a team buys in its account are the team's; a member buys for themselves. */
async function openingOfAssets(
  { payload }: CheckoutServices,
  starting: StartCheckout,
  buyer: BuyerAccount,
): Promise<Result<Opening>> {
  const { user, form, team: inUse = null } = starting
  if (gatewayOf({ country: null }, form.gateway) === null) return refuse('gateway-not-offered', form.gateway)
  const team = inUse?.role === 'owner' ? inUse.id : null
  const coupon = await couponOf(payload, form)
  if (!coupon.ok) return coupon
  const reader = {
    by: { user, team: inUse?.id ?? null },
    locale: buyer.locale,
    country: starting.country,
  }
  const order = await chooseAssets(payload, form, reader, coupon.value)
  if (!order.ok) return order
  const { lines, total } = order.value
  return accept({
    buyer,
    form,
    order: newOrder(starting, {
      team,
      subtotal: total,
      coupon: coupon.value,
      bought: { purchase: 'cart', lines },
    }),
    lines: lines.map(({ title, unitPrice }) => ({ title, unit: unitPrice, quantity: 1 })),
    period: null,
    trialDays: 0,
  })
}

/** The coupon that the buyer typed; null for none. */
async function couponOf(
  payload: CheckoutServices['payload'],
  { code }: CheckoutPayload,
): Promise<Result<FoundCoupon | null>> {
  if (!code) return accept(null)
  const found = await findCoupon(payload, code)
  return found === null ? refuseField('code', 'coupon-unknown') : accept(found)
}

/** The team that a team plan is for: the one in use, which its owner pays for. Other plans are the user's own. */
function teamOf({ team = null }: StartCheckout, { plan }: OfferOfPlan): Result<string | null> {
  if (plan.type !== 'team' || team === null) return accept(null)
  return team.role === 'owner' ? accept(team.id) : refuse('forbidden')
}

interface Ordered {
  readonly team: string | null
  readonly subtotal: Money
  readonly coupon: FoundCoupon | null
  readonly bought: Bought
}

function newOrder(
  { user, form, requestKey, country }: StartCheckout,
  { team, subtotal, coupon, bought }: Ordered,
): NewOrder {
  return {
    buyer: user,
    team,
    requestKey,
    gateway: subtotal.amount === 0n ? null : form.gateway,
    replaces: bought.purchase === 'plan' ? (form.subscription_uuid ?? null) : null,
    returnPath: safeRedirect(form.redirect, '') || null,
    cancelPath: safeRedirect(form.cancel_url, '') || null,
    country,
    subtotal,
    coupon,
    bought,
  }
}
