import { DAY_MS } from '#domain/time/durations.ts'

/** The periods of statistics that a contributor may choose, in UTC days up to today. */
export const PERIODS = [7, 30, 90, 365] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD: Period = 30

/** The days of a period, oldest first, as `2026-03-01`; the last one is that of `now`. */
export function daysOf(period: Period, now: Date): readonly string[] {
  const today = Math.floor(now.getTime() / DAY_MS)
  return Array.from({ length: period }, (_, index) =>
    new Date((today - period + 1 + index) * DAY_MS).toISOString().slice(0, 10),
  )
}
