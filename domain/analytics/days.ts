import { DAY_MS } from '#domain/time/durations.ts'

/** The UTC day that is a number of days after another one: `2026-03-01` and 1 is `2026-03-02`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The days from one UTC day to another: 1 from `2026-03-01` to `2026-03-02`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
