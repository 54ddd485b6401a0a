import type { Kind } from '#domain/assets/kinds.ts'
import { shortId } from '#domain/assets/short-id.ts'
import { type Day, numberOfDay } from '#domain/menu/calendar.ts'

/** Kinds that take turns in giving the free asset of the day. */
const TURNS = ['illustration', '3d', 'lottie', 'photo', 'animated-icon', 'icon'] as const satisfies Kind[]
/** Each short id of five characters is the start of the search once in so many days, spread evenly over the days. */
const STARTS = 28_629_150

/**
 * Where the free asset of a day is looked for: the first free one whose short id is not before `from`, of the first of
 * these kinds that has any. Short ids are spread evenly over the library, so every asset is as likely; and nothing but
 * the day decides, so that every process finds the same one.
 */
export function drawOfDay(day: Day): { readonly kinds: readonly Kind[]; readonly from: string } {
  const number = numberOfDay(day)
  const first = number % TURNS.length
  const kinds = [...TURNS.slice(first), ...TURNS.slice(0, first)]
  return { kinds, from: shortId(1 + (mix(number) % STARTS)) }
}

/**
 * So many of a pool, drawn anew for each week. Each has a lot of its own, so that one that comes or goes during the week
 * changes no more than its own place.
 */
export function drawOfWeek(pool: readonly number[], week: number, count: number): readonly number[] {
  const lot = new Map(pool.map((id) => [id, mix(mix(week) ^ id)]))
  return [...lot.keys()].sort((a, b) => (lot.get(a) ?? 0) - (lot.get(b) ?? 0) || a - b).slice(0, count)
}

/** Spreads whole numbers evenly over 32 bits (the finaliser of MurmurHash3). */
function mix(value: number): number {
  let bits = value | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
