import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import { answered } from '#cms/operations/payments/answered.ts'
import type { PaymentServices } from '#cms/operations/payments/settle.ts'
import { type OfferOfPlan, readPlanByOffer } from '#cms/operations/plans/read-plans.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { findCommanded } from '#cms/operations/subscriptions/own-subscription.ts'
import { changeAt } from '#cms/operations/subscriptions/preview-seats.ts'
import type { SubscriptionRow } from '#cms/operations/subscriptions/subscription-row.ts'
import type { PlanPreview } from '#domain/contract/subscriptions.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Money } from '#domain/money/money.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'
import {
  type ChangedPrices,
  type ChangedSubscription,
  decidePlanChange,
} from '#domain/subscriptions/change-plan.ts'
import { SEAT_PREVIEW_MS } from '#domain/subscriptions/seats.ts'

interface PreviewPlan {
  readonly actor: Holder
  readonly subscription: string
  readonly expected: number
  readonly planId: number
  readonly period: BillingPeriod
  readonly locale: Locale
}

/**
 * What another plan or period costs now: the gateway takes the unused rest of the paid period into account. As with seats,
 * the amount is kept with its time of proration, and the confirmed change is charged exactly that.
 */
export async function previewPlan(
  services: PaymentServices,
  { actor, subscription, expected, planId, period, locale }: PreviewPlan,
): Promise<Result<PlanPreview>> {
  const { payload, gateways } = services
  const found = await findCommanded(payload, {
    actor,
    command: 'subscription.change-plan',
    subscription,
    expected,
  })
  if (!found.ok) return found
  const row = found.value
  const wanted = await readPlanByOffer(payload, planId, locale)
  if (wanted === null) return refuse('plan-not-sold')
  const prices = decidePlanChange(changedOf(row), { ...wanted, period })
  if (!prices.ok) return prices
  const gateway = row.gateway === null ? undefined : gateways[row.gateway]
  if (gateway === undefined) return refuse('gateway-unavailable')
  const prorationAt = Math.floor(Date.now() / 1000) * 1000
  const change = { seats: row.seats, period, prices: prices.value }
  return answered(async () => {
    const amount = await gateway.previewSeats(changeAt(row, change, prorationAt))
    const uuid = await insertChange(payload, { row, wanted, ...change, prorationAt, amount, actor: actor.id })
    return accept({
      uuid,
      title: wanted.plan.name,
      amount: { amount: String(amount.amount), currency: amount.currency },
      valid_until: new Date(prorationAt + SEAT_PREVIEW_MS).toISOString(),
    })
  })
}

function changedOf(row: SubscriptionRow): ChangedSubscription {
  return {
    state: row.state,
    gateway: row.gateway,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    planSlug: row.plan_slug,
    planType: row.plan_type,
    period: row.period,
    currency: row.currency,
    seats: row.seats,
    includedSeats: row.included_seats,
  }
}

interface NewChange {
  readonly row: SubscriptionRow
  readonly wanted: OfferOfPlan
  readonly period: BillingPeriod
  readonly prices: ChangedPrices
  readonly prorationAt: number
  readonly amount: Money
  readonly actor: string
}

async function insertChange(
  payload: Payload,
  { row, wanted: { plan, offer }, period, prices, prorationAt, amount, actor }: NewChange,
): Promise<string> {
  const [change] = await run<{ id: Column<'subscription_changes.id'> }>(
    payload,
    fragment`
      insert into subscription_changes (subscription_id, version, seats, plan_id, plan_slug, title, period, unit_price,
        seat_price, proration_at, amount, currency, actor_id)
      values (${row.id}::uuid, ${row.version}, ${row.seats}, ${offer.planId}, ${plan.slug}, ${plan.name.slice(0, 200)},
        ${period}, ${prices.unitPrice.toString()}::bigint, ${prices.seatPrice?.toString() ?? null}::bigint,
        ${momentOrNull(prorationAt)}, ${amount.amount.toString()}::bigint, ${amount.currency}, ${actor}) returning id`,
  )
  if (change === undefined) throw new Error('the preview was not written')
  return change.id
}
