import { fragment, type Payload, run, type Transaction, transactionOf } from '#cms/operations/database.ts'
import { readPlanAllowances } from '#cms/operations/plans/read-allowances.ts'
import { presentTime } from '#cms/operations/present.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import {
  followedOf,
  SUBSCRIPTION_COLUMNS,
  type SubscriptionRow,
} from '#cms/operations/subscriptions/subscription-row.ts'
import { usedOf } from '#cms/operations/subscriptions/used-of.ts'
import type { HeldSubscription } from '#domain/contract/subscriptions.ts'
import type { Allowance } from '#domain/plans/plan.ts'
import { isUsable } from '#domain/subscriptions/access.ts'

/** What a person holds: their own subscriptions, and those of the teams that they are in. */
export interface Holders {
  readonly user: string
  readonly teams?: readonly string[]
}

/** The subscriptions that a person may use now, the newest first, with what each allows. */
export async function readHoldings(
  payload: Payload,
  { user, teams = [] }: Holders,
): Promise<readonly { readonly subscription: SubscriptionRow; readonly allowances: readonly Allowance[] }[]> {
  const ofTeam = teams.length === 0 ? fragment`false` : fragment`s.team_id::text in ${[...teams]}`
  const rows = await run<SubscriptionRow>(
    payload,
    fragment`
      select ${SUBSCRIPTION_COLUMNS} from subscriptions s
       where (s.user_id = ${user} or ${ofTeam}) and s.state in ('trialing', 'active', 'past-due')
       order by s.created_at desc`,
  )
  const usable = rows.filter((row) => isUsable(followedOf(row), presentTime()))
  if (usable.length === 0) return []
  const slugs = [...new Set(usable.map((row) => row.plan_slug))]
  const plans = await readPlanAllowances(payload, slugs)
  return usable.map((subscription) => ({
    subscription,
    allowances: plans.get(subscription.plan_slug) ?? [],
  }))
}

/** Those of the account in use, the user's own or the team's, in the shape of the specification, with what was used. */
export async function readHeldSubscriptions(
  payload: Payload,
  user: string,
  team: string | null = null,
): Promise<readonly HeldSubscription[]> {
  const held = await readHoldings(payload, { user, teams: team === null ? [] : [team] })
  const holdings = held.filter(({ subscription }) => subscription.team_id === team)
  return Promise.all(
    holdings.map(async ({ subscription, allowances }) => {
      const limited = allowances.find(({ limit }) => limit !== null) ?? allowances[0]
      const usage =
        limited === undefined ? 0 : await readUsage(transactionOf(payload), subscription.id, limited)
      return heldOf(subscription, { allowances, limited, usage })
    }),
  )
}

interface Usage {
  readonly allowances: readonly Allowance[]
  readonly limited: Allowance | undefined
  readonly usage: number
}

function heldOf(row: SubscriptionRow, { allowances, limited, usage }: Usage): HeldSubscription {
  const kinds = [...new Set(allowances.flatMap((one) => one.kinds))]
  const [only] = kinds
  const extra = BigInt(row.seats - row.included_seats) * BigInt(row.seat_price ?? 0)
  const limit = limited?.limit ?? null
  return {
    uuid: row.id,
    plan_info: {
      id: row.plan_id,
      slug: row.plan_slug,
      name: row.title,
      type: row.plan_type,
      asset: kinds.length === 1 && only !== undefined ? only : 'all-asset',
      period: row.period,
      currency: row.currency,
      method: row.gateway === null ? 'free' : row.gateway_id === null ? 'payment' : 'subscription',
      license_id: null,
    },
    transaction: { gateway: row.gateway },
    monthly_subscriptions: [
      {
        stats: { items_purchased: usage, quantity: limit },
        download_limit: { usage, limit, period: limited?.period ?? 'month' },
      },
    ],
    oauth_client_id: null,
    next_billing_at: row.cancel_at_period_end ? null : new Date(row.period_end).toISOString(),
    cancelled_at: row.cancelled_at === null ? null : new Date(row.cancelled_at).toISOString(),
    recurring_subscription_id: row.gateway_id,
    status: row.state,
    seats: row.seats,
    version: row.version,
    usable_until: new Date(row.paid_until).toISOString(),
    price: { amount: String(BigInt(row.unit_price) + extra), currency: row.currency },
  }
}

/** What is used of an allowance in its UTC day or month; repetitions count nothing. */
async function readUsage(
  query: Transaction,
  subscription: string,
  { kinds, period }: Pick<Allowance, 'kinds' | 'period'>,
): Promise<number> {
  const used = usedOf({
    subscription: fragment`${subscription}::uuid`,
    kinds: fragment`${fragment.param(kinds)}::text[]`,
    period: fragment`${period}::text`,
    at: fragment`present()`,
  })
  const [row] = await query<{ used: Computed<number> }>(fragment`select ${used} as used`)
  return row?.used ?? 0
}
