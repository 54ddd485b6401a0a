import type { BillingPeriod } from '#domain/plans/plan.ts'

const MONTHS = { month: 1, year: 12 } as const satisfies Record<BillingPeriod, number>

/** The end of a period from a start on: the same day of a later month, or its last day where it has none. */
export function periodAfter(start: number, period: BillingPeriod): number {
  const date = new Date(start)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + MONTHS[period])
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}
