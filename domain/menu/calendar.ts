import { DAY_MS } from '#domain/time/durations.ts'

/** 1970-01-01 was a Thursday: the first Monday came four days later. */
const FIRST_MONDAY = 4

/** A day of the calendar in UTC: `2026-11-21`. */
export type Day = string

/** The day at a moment, in milliseconds since 1970, or `ahead` days later. */
export function dayAt(ms: number, ahead = 0): Day {
  return new Date(ms + ahead * DAY_MS).toISOString().slice(0, 10)
}

/** Days since 1970. */
export function numberOfDay(day: Day): number {
  return Date.parse(day) / DAY_MS
}

/** Weeks since 1970, beginning on Monday. */
export function weekAt(ms: number): number {
  return Math.floor((ms / DAY_MS - FIRST_MONDAY) / 7)
}

/**
 * The moment by which a calendar stores the UTC day of another moment: its noon, which no time zone of an editor moves to
 * another day. An unreadable text stays as it is, for the validation to refuse.
 */
export function noonOfDay(moment: string): string {
  const ms = Date.parse(moment)
  return Number.isNaN(ms) ? moment : `${dayAt(ms)}T12:00:00.000Z`
}
