import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Columns } from '#cms/operations/schema/columns.ts'
import { SUBSCRIPTION_COLUMNS, type SubscriptionRow } from '#cms/operations/subscriptions/subscription-row.ts'
import {
  SUBSCRIPTION_ACTIONS,
  type SubscriptionAction,
  type SubscriptionDetail,
  type SubscriptionLogEntry,
} from '#domain/contract/console/billing.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { SUBSCRIPTION_STATES } from '#domain/subscriptions/states.ts'

const MOST_EVENTS = 100

/** A subscription with what happened to it, newest first, and the commands that this actor may give now. */
export async function readSubscription(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & SubscriptionDetail) | null> {
  const row = await readRow(payload, 'subscriptions', id)
  const [subscription] = await run<SubscriptionRow>(
    payload,
    fragment`select ${SUBSCRIPTION_COLUMNS} from subscriptions s where s.id = ${id}::uuid`,
  )
  if (row === null || subscription === undefined) return null
  return {
    ...row,
    version: subscription.version,
    events: await eventsOf(payload, id),
    allowed_actions: SUBSCRIPTION_ACTIONS.filter((action) => isPossible(subscription, action)).filter(
      (action) => commandScope(actor, `subscription.${action}`) === 'all',
    ),
  }
}

/** The renewal is turned off and on at the gateway: without one there is none. */
function isPossible(
  { state, gateway, cancel_at_period_end: isLast }: SubscriptionRow,
  action: SubscriptionAction,
): boolean {
  if (!SUBSCRIPTION_STATES[state].usable) return false
  return action === 'end' || (gateway !== null && isLast === (action === 'resume'))
}

type EventRow = Columns<'subscription_events', 'event' | 'to_state' | 'reason'> & {
  readonly id: Cast<'subscription_events.id', number>
  readonly at: Cast<'subscription_events.at', string>
  readonly actor_email: Column<'users.email'> | null
} & Record<string, unknown>

async function eventsOf(payload: Payload, id: string): Promise<readonly SubscriptionLogEntry[]> {
  const rows = await run<EventRow>(
    payload,
    fragment`
      select e.id::float8 as id, e.at, e.event, e.to_state, e.reason, u.email as actor_email
        from subscription_events e left join users u on u.id = e.actor_id
       where e.subscription_id = ${id}::uuid order by e.id desc limit ${MOST_EVENTS}`,
  )
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
  })) as readonly SubscriptionLogEntry[]
}
