import type { Kind } from '#domain/assets/kinds.ts'
import { csvLine } from '#domain/contract/console/csv.ts'
import type { UsageRow } from '#domain/contract/usage.ts'
import type { Allowance } from '#domain/plans/plan.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** Counted downloads of one kind by one user on one UTC day. */
export interface DayCount {
  /** `2026-11-27`. */
  readonly day: string
  readonly kind: Kind
  readonly subscription: string
  /** Slug of the plan of the subscription. */
  readonly plan: string
  /** Null where rows are not split by member, and for people who have left. */
  readonly member: { readonly uuid: string; readonly name: string } | null
  readonly used: number
}

/** The name and allowances of a plan, by its slug. */
export type NamedPlans = ReadonlyMap<
  string,
  { readonly name: string; readonly allowances: readonly Allowance[] }
>

interface Range {
  /** The first day that is shown. Counts of its month before it belong to monthly limits. */
  readonly from: string
  readonly isOwner: boolean
}

/** The first and last UTC days of a history of so many days, and the day from which its counts are needed. */
export function usageDays(days: number, now: Date) {
  const to = dayOf(now)
  const from = dayOf(new Date(now.getTime() - (days - 1) * DAY_MS))
  return { from, to, countedFrom: `${from.slice(0, 7)}-01` }
}

/** The rows of a history, the newest day first, each with what was used of its limit by then. */
export function usageHistory(
  counts: readonly DayCount[],
  plans: NamedPlans,
  { from, isOwner }: Range,
): readonly UsageRow[] {
  return counts
    .filter(({ day }) => day >= from)
    .map((count) => {
      const plan = plans.get(count.plan)
      const allowance = plan?.allowances.find(({ kinds }) => kinds.includes(count.kind))
      return {
        day: count.day,
        kind: count.kind,
        plan: plan?.name ?? count.plan,
        used: count.used,
        limit: allowance === undefined ? 0 : allowance.limit,
        period: allowance?.period ?? 'day',
        used_of_limit: usedOfLimit(counts, count, allowance),
        ...(isOwner ? { member: count.member } : {}),
      }
    })
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.kind.localeCompare(b.kind))
}

/** What all kinds and members used of the allowance of one count. */
function usedOfLimit(
  counts: readonly DayCount[],
  { day, kind, subscription }: DayCount,
  { kinds, period }: Pick<Allowance, 'kinds' | 'period'> = { kinds: [kind], period: 'day' },
): number {
  const since = period === 'day' ? day : `${day.slice(0, 7)}-01`
  return counts
    .filter((one) => one.subscription === subscription && kinds.includes(one.kind))
    .filter((one) => one.day >= since && one.day <= day)
    .reduce((sum, { used }) => sum + used, 0)
}

/** The rows as a CSV file with a byte order mark, which tells spreadsheets that the text is UTF-8. */
export function usageCsv(rows: readonly UsageRow[]): string {
  const isOfTeam = rows.some(({ member }) => member !== undefined)
  const columns = ['day', 'kind', 'plan', 'used', 'limit', 'limit_period', 'used_of_limit']
  const lines = rows.map(({ day, kind, plan, used, limit, period, used_of_limit: ofLimit, member }) =>
    csvLine([day, kind, plan, used, limit ?? '', period, ofLimit, ...(isOfTeam ? [member?.name ?? ''] : [])]),
  )
  return `\uFEFF${csvLine(isOfTeam ? [...columns, 'member'] : columns)}${lines.join('')}`
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
