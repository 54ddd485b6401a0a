import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, run } from '#cms/operations/database.ts'
import { answered } from '#cms/operations/payments/answered.ts'
import { type PaymentServices, settle } from '#cms/operations/payments/settle.ts'
import type { Cast, Columns } from '#cms/operations/schema/columns.ts'
import { findCommanded } from '#cms/operations/subscriptions/own-subscription.ts'
import { changeAt } from '#cms/operations/subscriptions/preview-seats.ts'
import type { SubscriptionRow } from '#cms/operations/subscriptions/subscription-row.ts'
import { followSeats } from '#cms/operations/teams/follow-seats.ts'
import { setTeamSeats } from '#cms/operations/teams/set-team-seats.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { SEAT_PREVIEW_MS } from '#domain/subscriptions/seats.ts'

type ChangeRow = Columns<
  'subscription_changes',
  | 'id'
  | 'subscription_id'
  | 'version'
  | 'seats'
  | 'state'
  | 'plan_slug'
  | 'period'
  | 'unit_price'
  | 'seat_price'
> & {
  readonly proration_at: Cast<'subscription_changes.proration_at', number>
} & Record<string, unknown>

/**
 * Makes a previewed change of seats or of the plan, for the amount that was shown. A repetition after a fault continues with the same
 * key; after the subscription changed, or too late, the amount has to be previewed again.
 */
export async function confirmChange(
  services: PaymentServices,
  {
    actor,
    change: id,
    of,
  }: { readonly actor: Holder; readonly change: string; readonly of: 'seats' | 'plan' },
): Promise<Result<null>> {
  const { payload, gateways } = services
  const change = await findChange(payload, id)
  if (change === null || (change.plan_slug === null) !== (of === 'seats')) return refuse('not-found')
  const { subscription_id: subscription, version, seats, proration_at: prorationAt } = change
  const command = of === 'seats' ? 'subscription.change-seats' : 'subscription.change-plan'
  const found = await findCommanded(payload, { actor, command, subscription, expected: version })
  if (!found.ok) return found.code === 'state-changed' ? refuse('seat-preview-outdated') : found
  const row = found.value
  const isOpen = change.state === 'confirmed' || (change.state === 'previewed' && isRecent(prorationAt))
  if (!isOpen) return refuse('seat-preview-outdated')
  const confirmed = await confirm(payload, { id, subscription: row, seats })
  if (!confirmed.ok) return confirmed
  const gateway = row.gateway === null ? undefined : gateways[row.gateway]
  if (gateway === undefined) return refuse('gateway-unavailable')
  const done = await answered<null>(async () => {
    await gateway.changeSeats({
      ...changeAt(row, changeOf(change), prorationAt),
      idempotencyKey: `seats:${id}`,
    })
    await settle(services, {
      gateway,
      subject: null,
      order: row.order_id,
      actor: actor.id,
      after: async (transaction) => {
        await transaction(fragment`
          update subscription_changes set state = 'applied', settled_at = now() where id = ${id}::uuid and state = 'confirmed'`)
        await logCommand(transaction, {
          actor,
          command,
          resource: 'subscriptions',
          record: subscription,
          reason: null,
          before: { seats: row.seats, plan: row.plan_slug, period: row.period },
          after: { seats, plan: change.plan_slug ?? row.plan_slug, period: change.period ?? row.period },
        })
      },
    })
    return accept(null)
  })
  if (!done.ok && done.code === 'gateway-refused') await refuseChange(payload, id, row.team_id)
  return done
}

function changeOf({ seats, period, unit_price: unit, seat_price: seat }: ChangeRow) {
  if (period === null || unit === null) return { seats }
  return {
    seats,
    period,
    prices: { unitPrice: BigInt(unit), seatPrice: seat === null ? null : BigInt(seat) },
  }
}

function isRecent(prorationAt: number): boolean {
  return Date.now() < prorationAt + SEAT_PREVIEW_MS
}

async function findChange(payload: Payload, id: string): Promise<ChangeRow | null> {
  const [row] = await run<ChangeRow>(
    payload,
    fragment`
      select id, subscription_id, version, seats, state, plan_slug, period, unit_price, seat_price, (extract(epoch from proration_at) * 1000)::float8 as proration_at
        from subscription_changes where id = ${id}::uuid`,
  )
  return row ?? null
}

interface Confirmation {
  readonly id: string
  readonly subscription: Pick<SubscriptionRow, 'id' | 'team_id' | 'seats'>
  readonly seats: number
}

/**
 * One change of a subscription is confirmed at a time; an earlier one that was not finished makes way. Seats that a team
 * gives up are gone from here on, so that no invitation is accepted meanwhile.
 */
function confirm(payload: Payload, { id, subscription, seats }: Confirmation): Promise<Result<null>> {
  return inTransaction<Result<null>>(payload, async (transaction) => {
    await transaction(
      fragment`select 1 from subscriptions where id = ${subscription.id}::uuid for no key update`,
    )
    const { team_id: team } = subscription
    if (team !== null && seats < subscription.seats) {
      const fits = await setTeamSeats(transaction, team, seats)
      if (!fits.ok) return fits
    }
    await transaction(fragment`
      update subscription_changes set state = 'refused', settled_at = now()
       where subscription_id = ${subscription.id}::uuid and state = 'confirmed' and id <> ${id}::uuid`)
    const confirmed = await transaction(fragment`
      update subscription_changes set state = 'confirmed'
       where id = ${id}::uuid and state in ('previewed', 'confirmed') returning id`)
    if (confirmed.length === 1) return accept(null)
    await followSeats(transaction, team)
    return refuse('seat-preview-outdated')
  })
}

async function refuseChange(payload: Payload, id: string, team: string | null): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await transaction(
      fragment`update subscription_changes set state = 'refused', settled_at = now() where id = ${id}::uuid and state = 'confirmed'`,
    )
    await followSeats(transaction, team)
  })
}
