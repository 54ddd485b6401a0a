import { dayAt, numberOfDay } from '#domain/menu/calendar.ts'

/**
 * The works above the listing of a landing page: none, works that an editor selected, or other works of its listing
 * every day.
 */
export const HEROES = ['none', 'chosen', 'daily'] as const
export type Hero = (typeof HEROES)[number]

/** Works in one row above a listing. */
export const HERO_WORKS = 6

/** Works in later rows are not good enough for a hero. */
const MAX_ROWS = 30

/**
 * The row of a listing, from 1, that is the hero on a day (UTC): each day the next one, and never the first, with
 * which the listing begins. Null where there is no other row.
 *
 * @param total works in the listing
 * @param works works in a row
 */
export function rowOfDay(total: number, now: Date, works = HERO_WORKS): number | null {
  const others = Math.min(Math.floor(total / works), MAX_ROWS) - 1
  return others < 1 ? null : (numberOfDay(dayAt(now.getTime())) % others) + 2
}
