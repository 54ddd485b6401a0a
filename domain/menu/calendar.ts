const DAY_MS = 86_400_000
/** 1970-01-01 was a Thursday: the first Monday came four days later. */
const FIRST_MONDAY = 4

/** A day of the calendar in UTC: `2026-11-21`. */
export type Day = string

/** The day at a moment, in milliseconds since 1970; `ahead` days later where told. */
export function dayAt(ms: number, ahead = 0): Day {
  return new Date(ms + ahead * DAY_MS).toISOString().slice(0, 10)
}

/** How many days passed since 1970. */
export function numberOfDay(day: Day): number {
  return Date.parse(day) / DAY_MS
}

/** How many weeks that begin on Monday passed at a moment: what changes once a week follows it. */
export function weekAt(ms: number): number {
  return Math.floor((ms / DAY_MS - FIRST_MONDAY) / 7)
}
