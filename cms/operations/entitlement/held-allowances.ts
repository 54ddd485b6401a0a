import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Downloader, DownloaderColumns } from '#cms/operations/downloads/downloader.ts'
import { presentTime } from '#cms/operations/present.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { usedOf } from '#cms/operations/subscriptions/used-of.ts'
import type { HeldAllowance } from '#domain/entitlement/decide.ts'
import { isUsable } from '#domain/subscriptions/access.ts'

/** An allowance of a subscription of the account in use, and what of it is used, as JSON. */
export interface AllowanceRow extends HeldAllowance {
  readonly state: Column<'subscriptions.state'>
  readonly ends: Column<'subscriptions.cancel_at_period_end'>
  /** Milliseconds since 1970. */
  readonly paid_until: Computed<number>
}

/** The allowances that the account in use can use now, with what is used of each. A guest has none. */
export async function readAllowances(
  transaction: Transaction,
  by: Downloader,
): Promise<readonly HeldAllowance[]> {
  const [row] = await transaction<{ allowances: Computed<readonly AllowanceRow[]> }>(
    fragment`select ${allowancesOf(by)} as allowances`,
  )
  return usableAllowances(row?.allowances ?? [])
}

interface Counting {
  /** Only what is used of allowances with one of these kinds, an array of texts, is counted; of all without it. */
  readonly kinds?: SQL
  /** A moment of the day and month in which it is counted; the present without it. */
  readonly at?: SQL
}

/**
 * The allowances of the account in use, of its newest subscription first, in SQL: the user's own, or the team's. Each has what
 * is used of its UTC day or month; repetitions and unlimited kinds count nothing.
 */
export function allowancesOf(
  by: Downloader | DownloaderColumns,
  { kinds, at = fragment`present()` }: Counting = {},
): SQL {
  if ('guest' in by) return fragment`'[]'::json`
  const { user, team = null } = by
  const account =
    team === null ? fragment`s.user_id = ${user} and s.team_id is null` : fragment`s.team_id = ${team}::uuid`
  const isCounted = kinds === undefined ? fragment`true` : fragment`${kinds} && k.kinds`
  const used = usedOf({
    subscription: fragment`s.id`,
    kinds: fragment`k.kinds`,
    period: fragment`a.period::text`,
    at,
  })
  return fragment`(
    select coalesce(json_agg(json_build_object('subscription', s.id, 'state', s.state, 'ends', s.cancel_at_period_end,
        'paid_until', (extract(epoch from s.paid_until) * 1000)::float8, 'kinds', k.kinds, 'limit', a."limit"::int,
        'period', a.period, 'used', case when a."limit" is not null and ${isCounted} then ${used} else 0 end)
        order by s.created_at desc, a._order), '[]')
      from subscriptions s
      join plans p on p.slug = s.plan_slug
      join plans_allowances a on a._parent_id = p.id
      cross join lateral (select coalesce(array_agg(e.value::text order by e."order"), '{}') as kinds
        from plans_allowances_kinds e
        where e.parent_id = a.id) k
     where ${account} and s.state in ('trialing', 'active', 'past-due'))`
}

/** Those of subscriptions that can be used now. */
export function usableAllowances(rows: readonly AllowanceRow[]): readonly HeldAllowance[] {
  return rows.filter(({ state, ends, paid_until: paidUntil }) =>
    isUsable({ state, cancelAtPeriodEnd: ends, paidUntil }, presentTime()),
  )
}
