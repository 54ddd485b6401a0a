import { changeBillingAddress } from '#cms/operations/billing-addresses/change-billing-address.ts'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { fragment, run } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { requestRefund } from '#cms/operations/payments/request-refund.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { changeRenewal } from '#cms/operations/subscriptions/change-renewal.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'
import { money } from '#domain/money/money.ts'
import { insertBuyer } from './cast.ts'
import type { LifeAct, WorkPlace } from './events.ts'
import type { MemoryEvent } from './gateway.ts'
import { buyerId, orderKey } from './ids.ts'
import { pseudonymOf } from './makers.ts'
import { findOrder, newestPayment, type OrderPlace, type PlayedOrder } from './orders.ts'
import { accepted, again, type LifeStage } from './stage.ts'

/** Where buyers are, in turn. */
const COUNTRIES = ['US', 'DE', 'FR', 'GB', 'JP', 'BR', 'KR', 'US', 'NL', 'CA'] as const

function countryOf(buyer: number): string {
  return COUNTRIES[buyer % COUNTRIES.length] ?? COUNTRIES[0]
}

type Act<A extends LifeAct['act']> = Extract<LifeAct, { readonly act: A }>
type OfOrder = LifeAct & OrderPlace

export async function join({ payload }: LifeStage, { buyer }: Act<'join'>): Promise<void> {
  const id = buyerId(buyer)
  const country = countryOf(buyer)
  await insertBuyer(payload, { place: buyer, id, country })
  const address = { company: null, line1: '1 Sample street', line2: null, region: null, tax_id: null }
  const place = { name: pseudonymOf(buyer), city: 'Sampletown', postal_code: null, country }
  await changeBillingAddress(payload, { user: id, team: null }, { ...address, ...place })
}

export async function checkOut(stage: LifeStage, act: Act<'subscribe' | 'buy'>): Promise<void> {
  const { buyer, order } = act
  const bought =
    act.act === 'subscribe'
      ? { plan_id: act.plan, billing_period: act.period }
      : {
          purchase_type: 'cart',
          assets: act.works.map((work) => ({ form: 'item', slug: slugOf(stage, work) })),
        }
  const user = buyerId(buyer)
  const form = checkoutSchema.parse({ ...bought, gateway: 'stripe' })
  await accepted(stage, () =>
    startCheckout(stage, { user, form, requestKey: orderKey(order), country: countryOf(buyer) }),
  )
}

function slugOf({ cast }: LifeStage, { maker, work }: WorkPlace): string {
  return cast.makers[maker]?.works[work]?.slug ?? ''
}

export async function download(stage: LifeStage, { buyer, work }: Act<'download'>): Promise<void> {
  const by = { user: buyerId(buyer) }
  const wanted = {
    slug: slugOf(stage, work),
    format: 'svg' as const,
    width: null,
    by,
    country: countryOf(buyer),
  }
  await accepted(stage, () => grantDownload(stage.payload, wanted))
}

/** What the gateway does by itself or for a buyer. @returns what it announces; nothing where it does not apply any more */
export async function atGateway(stage: LifeStage, act: OfOrder): Promise<readonly MemoryEvent[]> {
  const { gateway } = stage
  const order = await findOrder(stage, act)
  if (order === null) return []
  const { checkout, subscription } = order
  if (act.act === 'pay') return gateway.pay(checkout)
  if (act.act === 'abandon') {
    await again(() => gateway.expireCheckout(checkout))
    return [{ type: 'checkout.session.expired', object: checkout }]
  }
  if (act.act === 'refund-part' || act.act === 'dispute') return takeBack(stage, order, act.act)
  if (act.act === 'decide-dispute') {
    const payment = await newestPayment(stage, order)
    if (payment?.dispute !== 'open' || payment.dispute_id === null) return []
    return gateway.decide(payment.dispute_id, act.won ? 'won' : 'lost')
  }
  const seen = subscription === null ? null : await again(() => gateway.readSubscription(subscription))
  if (seen === null || seen.status === 'ended') return []
  if (act.act === 'end') return gateway.end(seen.id)
  if (seen.cancelAtPeriodEnd) return []
  if (act.act === 'renew') return gateway.renew(seen.id)
  return act.act === 'decline' ? gateway.decline(seen.id) : []
}

/** A third is refunded, or all is disputed, of a payment that was not taken back before. */
async function takeBack(
  stage: LifeStage,
  order: PlayedOrder,
  act: 'refund-part' | 'dispute',
): Promise<readonly MemoryEvent[]> {
  const payment = await newestPayment(stage, order)
  if (payment === null || BigInt(payment.refunded) > 0n || payment.dispute !== null) return []
  const { intent, currency } = payment
  const amount = BigInt(payment.amount)
  return act === 'dispute'
    ? stage.gateway.dispute(intent, money(amount, currency))
    : stage.gateway.refundOf(intent, money(amount / 3n, currency))
}

/** Where the rule refuses it, finance grants it. */
export async function askRefund(stage: LifeStage, act: OrderPlace): Promise<void> {
  const order = await findOrder(stage, act)
  const payment = order === null ? null : await newestPayment(stage, order)
  if (payment === null || BigInt(payment.refunded) > 0n || payment.dispute !== null) return
  const asked = { actor: { id: buyerId(act.buyer), roles: [] }, payment: payment.id, note: null }
  if ((await accepted(stage, () => requestRefund(stage, asked))) !== undefined) return
  const granted = { ...asked, actor: stage.cast.finance[0], note: 'Bought twice by mistake' }
  await accepted(stage, () => requestRefund(stage, granted))
}

export async function cancel(stage: LifeStage, act: OrderPlace): Promise<void> {
  const order = await findOrder(stage, act)
  const [row] = await run<Columns<'subscriptions', 'id' | 'version'> & Record<string, unknown>>(
    stage.payload,
    fragment`select id, version from subscriptions where order_id = ${order?.id ?? null}::uuid`,
  )
  if (row === undefined) return
  const actor = { id: buyerId(act.buyer), roles: [] }
  await accepted(stage, () =>
    changeRenewal(stage, { actor, subscription: row.id, renews: false, expected: Number(row.version) }),
  )
}
