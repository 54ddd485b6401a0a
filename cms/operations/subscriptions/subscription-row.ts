import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import type { Cast, Columns } from '#cms/operations/schema/columns.ts'
import { followSeats } from '#cms/operations/teams/follow-seats.ts'
import type { FollowedSubscription, LoggedChange } from '#domain/subscriptions/follow.ts'

/** Times are milliseconds since 1970. */
export interface SubscriptionRow
  extends Record<string, unknown>,
    Columns<
      'subscriptions',
      | 'id'
      | 'order_id'
      | 'user_id'
      | 'team_id'
      | 'plan_id'
      | 'plan_slug'
      | 'plan_type'
      | 'title'
      | 'period'
      | 'seats'
      | 'included_seats'
      | 'currency'
      | 'unit_price'
      | 'seat_price'
      | 'state'
      | 'gateway'
      | 'gateway_id'
      | 'version'
      | 'cancel_at_period_end'
    > {
  readonly period_start: Cast<'subscriptions.period_start', number>
  readonly period_end: Cast<'subscriptions.period_end', number>
  readonly paid_until: Cast<'subscriptions.paid_until', number>
  readonly cancelled_at: Cast<'subscriptions.cancelled_at', number | null>
  readonly created_at: Cast<'subscriptions.created_at', number>
}

export const SUBSCRIPTION_COLUMNS = fragment`s.id, s.order_id, s.user_id, s.team_id, s.plan_id, s.plan_slug,
  s.plan_type, s.title, s.period, s.seats, s.included_seats, s.currency, s.unit_price, s.seat_price, s.state, s.gateway,
  s.gateway_id, s.version, s.cancel_at_period_end, ${milliseconds('period_start')}, ${milliseconds('period_end')},
  ${milliseconds('paid_until')}, ${milliseconds('cancelled_at')}, ${milliseconds('created_at')}`

function milliseconds(column: string): SQL {
  const name = fragment.identifier(column)
  return fragment`(extract(epoch from s.${name}) * 1000)::float8 as ${name}`
}

/** The subscription of an order, whose lock covers it. */
export async function readSubscriptionOf(
  transaction: Transaction,
  order: string,
): Promise<SubscriptionRow | null> {
  const [row] = await transaction<SubscriptionRow>(
    fragment`select ${SUBSCRIPTION_COLUMNS} from subscriptions s where s.order_id = ${order}::uuid`,
  )
  return row ?? null
}

export function followedOf(row: SubscriptionRow): FollowedSubscription {
  return {
    state: row.state,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    seats: row.seats,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    paidUntil: row.paid_until,
  }
}

interface SubscriptionWrite {
  readonly row: SubscriptionRow
  readonly after: FollowedSubscription
  readonly changes: readonly LoggedChange[]
  /** Null for the gateway. */
  readonly actor?: string | null
  readonly reason?: string | null
}

/**
 * Writes a subscription with its log.
 * @returns the row after it
 * @throws Error when the row is not as it was read, which the lock of its order excludes
 */
export async function writeSubscription(
  transaction: Transaction,
  { row, after, changes, actor = null, reason = null }: SubscriptionWrite,
): Promise<SubscriptionRow> {
  const { state, cancelAtPeriodEnd, seats, periodStart, periodEnd, paidUntil } = after
  const [written] = await transaction<SubscriptionRow>(fragment`
    update subscriptions s set state = ${state}, cancel_at_period_end = ${cancelAtPeriodEnd}, seats = ${seats},
      period_start = ${momentOrNull(periodStart)}, period_end = ${momentOrNull(periodEnd)},
      paid_until = ${momentOrNull(paidUntil)}, version = version + 1,
      cancelled_at = case when ${cancelAtPeriodEnd} then coalesce(cancelled_at, present()) end,
      ended_at = case when ${state} in ('expired', 'refunded') then coalesce(ended_at, present())
        when ${state} = 'disputed' then ended_at end
     where id = ${row.id}::uuid and state = ${row.state} and version = ${row.version}
    returning ${SUBSCRIPTION_COLUMNS}`)
  if (written === undefined) throw new Error(`the subscription ${row.id} is not in version ${row.version}`)
  await followSeats(transaction, written.team_id)
  for (const { event, from, to } of changes)
    await transaction(fragment`
      insert into subscription_events (subscription_id, event, from_state, to_state, actor_id, reason, data)
      values (${row.id}::uuid, ${event}, ${from}, ${to}, ${actor}, ${reason},
        ${JSON.stringify({ seats, paid_until: new Date(paidUntil).toISOString() })}::jsonb)`)
  return written
}
