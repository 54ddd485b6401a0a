import { dayAt, numberOfDay } from '#domain/menu/calendar.ts'

/**
 * What stands above the listing of a landing page: nothing, works that an editor chose, or every day other works of
 * its listing.
 */
export const HEROES = ['none', 'chosen', 'daily'] as const
export type Hero = (typeof HEROES)[number]

/** Works in one row above a listing. */
export const HERO_WORKS = 6

/** Rows further down are not good enough to stand above anything. */
const MOST_ROWS = 30

/**
 * Which row of a listing, from 1, stands above it on a day (UTC): each day the next one, and never the first, which the
 * listing begins with. Null where there is no other.
 *
 * @param total works in the listing
 */
export function rowOfDay(total: number, now: Date): number | null {
  const others = Math.min(Math.floor(total / HERO_WORKS), MOST_ROWS) - 1
  return others < 1 ? null : (numberOfDay(dayAt(now.getTime())) % others) + 2
}
