import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { OfferOfPlan } from '#cms/operations/plans/read-plans.ts'
import { presentTime } from '#cms/operations/present.ts'
import {
  followedOf,
  SUBSCRIPTION_COLUMNS,
  type SubscriptionRow,
} from '#cms/operations/subscriptions/subscription-row.ts'
import type { CheckoutPayload } from '#domain/contract/checkout.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { isUsable } from '#domain/subscriptions/access.ts'

interface Wanted {
  readonly user: string
  /** The team that the plan is for; null for the user. */
  readonly team: string | null
  readonly form: CheckoutPayload
  readonly wanted: OfferOfPlan
}

/**
 * Whether a user may buy this plan beside what they have. An upgrade names the subscription that it replaces, which must
 * be theirs; the same plan for the same period is not sold twice while it renews, and a free one not
 * before its period ends.
 */
export async function checkUpgrade(
  payload: Payload,
  { user, team, form, wanted }: Wanted,
): Promise<Result<null>> {
  const rows = await run<SubscriptionRow>(
    payload,
    fragment`select ${SUBSCRIPTION_COLUMNS} from subscriptions s where ${team === null ? fragment`s.user_id = ${user}` : fragment`s.team_id = ${team}::uuid`}`,
  )
  const usable = rows.filter((row) => isUsable(followedOf(row), presentTime()))
  const { subscription_uuid: replaced } = form
  if (replaced !== undefined && !usable.some(({ id }) => id === replaced)) return refuse('upgrade-invalid')
  const isHeld = usable.some(
    (row) =>
      row.id !== replaced &&
      row.plan_slug === wanted.plan.slug &&
      row.period === form.billing_period &&
      (!row.cancel_at_period_end || row.gateway === null),
  )
  return isHeld ? refuse('already-subscribed') : accept(null)
}
