import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import { answered } from '#cms/operations/payments/answered.ts'
import type { PaymentServices } from '#cms/operations/payments/settle.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { findCommanded } from '#cms/operations/subscriptions/own-subscription.ts'
import type { SubscriptionRow } from '#cms/operations/subscriptions/subscription-row.ts'
import { readOccupancy } from '#cms/operations/teams/lock-team.ts'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import type { SeatPreview } from '#domain/contract/subscriptions.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { money } from '#domain/money/money.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'
import type { ChangedPrices } from '#domain/subscriptions/change-plan.ts'
import { prorates } from '#domain/subscriptions/prorates.ts'
import { SEAT_PREVIEW_MS } from '#domain/subscriptions/seats.ts'
import { decideSeats } from '#domain/teams/team.ts'

interface PreviewSeats {
  readonly actor: Holder
  readonly subscription: string
  readonly seats: number
  readonly expected: number
}

/**
 * What another number of seats costs now. The amount is kept with its time of proration: the change that confirms it is
 * made with the same time, so that what is charged is what was shown.
 */
export async function previewSeats(
  services: PaymentServices,
  { actor, subscription, seats, expected }: PreviewSeats,
): Promise<Result<SeatPreview>> {
  const { payload, gateways } = services
  const command = 'subscription.change-seats'
  const found = await findCommanded(payload, { actor, command, subscription, expected })
  if (!found.ok) return found
  const row = found.value
  if (row.gateway !== null && row.gateway_id === null) return refuse('paid-once')
  if (row.state !== 'active' && row.state !== 'trialing') return refuse('not-renewing')
  if (!prorates(row.gateway)) return refuse('seats-fixed')
  if (seats < row.included_seats || seats === row.seats || row.seat_price === null)
    return refuseField('seats', 'seats-unavailable')
  const fits = await fitsTeam(payload, row.team_id, seats)
  if (!fits.ok) return fits
  const gateway = row.gateway === null ? undefined : gateways[row.gateway]
  if (gateway === undefined) return refuse('gateway-unavailable')
  const prorationAt = Math.floor(Date.now() / 1000) * 1000
  return answered(async () => {
    const amount = await gateway.previewSeats(changeAt(row, { seats }, prorationAt))
    const [change] = await run<{ id: Column<'subscription_changes.id'> }>(
      payload,
      fragment`
        insert into subscription_changes (subscription_id, version, seats, proration_at, amount, currency, actor_id)
        values (${subscription}::uuid, ${row.version}, ${seats}, ${momentOrNull(prorationAt)},
          ${amount.amount.toString()}::bigint, ${amount.currency}, ${actor.id}) returning id`,
    )
    if (change === undefined) throw new Error('the preview was not written')
    return accept({
      uuid: change.id,
      seats,
      amount: { amount: String(amount.amount), currency: amount.currency },
      valid_until: new Date(prorationAt + SEAT_PREVIEW_MS).toISOString(),
    })
  })
}

/** A team keeps a seat for each of its members. */
async function fitsTeam(payload: Payload, team: string | null, seats: number): Promise<Result<true>> {
  return team === null ? accept(true) : decideSeats(await readOccupancy(transactionOf(payload), team), seats)
}

interface ChangeOf {
  readonly seats: number
  readonly period?: BillingPeriod
  /** Of a change of the plan. */
  readonly prices?: ChangedPrices
}

/** A change of seats, and of the plan where it has prices, as the gateway wants it. */
export function changeAt(
  row: SubscriptionRow,
  { seats, period = row.period, prices }: ChangeOf,
  prorationAt: number,
): Parameters<PaymentGateway['previewSeats']>[0] {
  const seatPrice = prices === undefined ? row.seat_price : prices.seatPrice
  return {
    subscription: row.gateway_id ?? '',
    extraSeats: seats - row.included_seats,
    seatPrice: money(BigInt(seatPrice ?? 0), row.currency),
    period,
    prorationAt,
    ...(prices === undefined ? {} : { planPrice: money(prices.unitPrice, row.currency) }),
  }
}
