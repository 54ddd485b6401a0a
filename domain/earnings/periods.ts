/** Calendar months (UTC) that the earnings desk shows: the present one and those before it. */
export const EARNINGS_MONTHS = [1, 3, 12] as const
export const DEFAULT_EARNINGS_MONTHS = 3

/** The first day of the months up to a moment, and its own day, in UTC: `2026-09-01` and `2026-11-27`. */
export function earningsPeriod(months: number, now: Date): { readonly from: string; readonly to: string } {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1), 1))
  return { from: dayText(from), to: dayText(now) }
}

/** Each day of a period, oldest first. */
export function daysBetween({ from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  const days: string[] = []
  for (const day = new Date(`${from}T00:00:00Z`); dayText(day) <= to; day.setUTCDate(day.getUTCDate() + 1))
    days.push(dayText(day))
  return days
}

function dayText(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
