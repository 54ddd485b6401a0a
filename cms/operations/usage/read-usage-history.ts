import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import { readPlans } from '#cms/operations/plans/read-plans.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { displayName } from '#domain/accounts/names.ts'
import type { UsageHistory, UsageRange } from '#domain/contract/usage.ts'
import { type DayCount, usageDays, usageHistory } from '#domain/entitlement/usage-history.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'
import type { TeamRole } from '#domain/permissions/roles.ts'

interface Wanted {
  readonly user: string
  readonly days: UsageRange
  readonly now: Date
}

/** What a user's own subscriptions were used for, by UTC day. */
export function readOwnUsage(payload: Payload, { user, ...wanted }: Wanted): Promise<UsageHistory> {
  return readHistory(payload, fragment`d.user_id = ${user} and d.team_id is null`, {
    ...wanted,
    team: null,
    isOwner: false,
  })
}

/** What a team's subscriptions were used for: for its owner by member. For others than members there is no such team. */
export async function readTeamUsage(
  payload: Payload,
  { user, team, ...wanted }: Wanted & { readonly team: string },
): Promise<Result<UsageHistory>> {
  const [own] = await run<{ role: Cast<'team_members.role', TeamRole> }>(
    payload,
    fragment`select role from team_members where team_id = ${team}::uuid and user_id = ${user}`,
  )
  if (own === undefined) return refuse('not-found')
  const isOwner = own.role === 'owner'
  return accept(await readHistory(payload, fragment`d.team_id = ${team}::uuid`, { ...wanted, team, isOwner }))
}

interface CountRow extends Record<string, unknown> {
  readonly day: Computed<string>
  readonly kind: Column<'items.kind'>
  readonly subscription: Column<'subscriptions.id'>
  readonly plan: Column<'subscriptions.plan_slug'>
  readonly member: Computed<string | null>
  readonly name: Column<'users.name'>
  readonly email: Computed<string | null>
  readonly used: Computed<number>
}

interface Shown extends Omit<Wanted, 'user'> {
  readonly team: string | null
  readonly isOwner: boolean
}

async function readHistory(
  payload: Payload,
  whose: SQL,
  { days, now, team, isOwner }: Shown,
): Promise<UsageHistory> {
  const { from, to, countedFrom } = usageDays(days, now)
  const byMember = isOwner
    ? fragment`left join team_members m on m.team_id = ${team}::uuid and m.user_id = d.user_id
        left join users u on u.id = m.user_id`
    : fragment`cross join (select null::uuid as id) m cross join (select null::text as name, null::text as email) u`
  const [rows, plans] = await Promise.all([
    run<CountRow>(
      payload,
      fragment`
        select to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, i.kind::text as kind, s.id as subscription,
          s.plan_slug as plan, m.id::text as member, u.name, u.email, count(*)::int as used
        from downloads d join items i on i.id = d.item_id join subscriptions s on s.id = d.subscription_id ${byMember}
        where ${whose} and d.counted and d.created_at >= ${`${countedFrom}T00:00:00Z`}::timestamptz
        group by 1, 2, 3, 4, 5, 6, 7`,
    ),
    readPlans(payload, DEFAULT_LOCALE),
  ])
  const named = new Map(plans.map(({ slug, name, allowances }) => [slug, { name, allowances }]))
  return { from, to, rows: [...usageHistory(rows.map(countOf), named, { from, isOwner })] }
}

function countOf({ day, kind, subscription, plan, member, name, email, used }: CountRow): DayCount {
  const known =
    member === null || email === null ? null : { uuid: member, name: displayName({ name, email }) }
  return { day, kind, subscription, plan, member: known, used }
}
