import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import type { OrderLine, OrderRow } from '#cms/operations/orders/order-row.ts'
import { readSubscriptionOf, type SubscriptionRow } from '#cms/operations/subscriptions/subscription-row.ts'
import { followSeats } from '#cms/operations/teams/follow-seats.ts'
import type { SubscriptionState } from '#domain/subscriptions/states.ts'

interface NewSubscription {
  readonly order: OrderRow
  /** The line of its plan: the subscription keeps its prices. */
  readonly line: OrderLine
  /** Null where nothing is paid; its id is null where the plan is paid once. */
  readonly gateway: { readonly id: string | null } | null
  readonly state: Extract<SubscriptionState, 'trialing' | 'active' | 'past-due'>
  readonly period: { readonly start: number; readonly end: number }
  /** What is paid or free already. */
  readonly paidUntil: number
  readonly cancelAtPeriodEnd: boolean
}

/** Makes the subscription of an order, once. */
export async function startSubscription(
  transaction: Transaction,
  { order, line, gateway, state, period, paidUntil, cancelAtPeriodEnd }: NewSubscription,
): Promise<SubscriptionRow> {
  const seats = line.seats ?? 1
  await transaction(fragment`
    with started as (
      insert into subscriptions (order_id, user_id, team_id, plan_id, plan_slug, plan_type, title, period, seats,
        included_seats, currency, unit_price, seat_price, state, gateway, gateway_id, period_start, period_end,
        paid_until, cancel_at_period_end, cancelled_at)
      values (${order.id}::uuid, ${order.user_id}, ${order.team_id}::uuid, ${line.plan_id}, ${line.plan_slug},
        ${line.plan_type}, ${line.title}, ${line.period}, ${seats}, ${seats - line.extra_seats}, ${order.currency},
        ${line.unit_price}::bigint, ${line.seat_price}::bigint, ${state},
        ${gateway === null ? null : order.gateway}, ${gateway?.id ?? null}, ${momentOrNull(period.start)},
        ${momentOrNull(period.end)}, ${momentOrNull(paidUntil)}, ${cancelAtPeriodEnd},
        case when ${cancelAtPeriodEnd} then present() end)
      returning id, state)
    insert into subscription_events (subscription_id, event, to_state, actor_id)
    select id, 'start', state, ${order.buyer_id} from started`)
  const row = await readSubscriptionOf(transaction, order.id)
  if (row === null) throw new Error(`the subscription of ${order.id} was not written`)
  await followSeats(transaction, row.team_id)
  return row
}
