import type { Kind } from '#domain/assets/kinds.ts'
import { shortId } from '#domain/assets/short-id.ts'
import { type Day, numberOfDay } from '#domain/menu/calendar.ts'

/** Kinds that alternate as the free asset of the day. */
const TURNS = ['illustration', '3d', 'lottie', 'photo', 'animated-icon', 'icon'] as const satisfies Kind[]
/** Each short id of five characters is the start of the search once in this many days, evenly distributed. */
const STARTS = 28_629_150

/**
 * Where the free asset of a day is looked up: the first free one whose short id is not before `from`, of the first of
 * these kinds that has one. Short ids are distributed evenly over the library, so every asset is equally likely; the
 * result depends only on the day, so that every process finds the same one.
 */
export function drawOfDay(day: Day): { readonly kinds: readonly Kind[]; readonly from: string } {
  const number = numberOfDay(day)
  const first = number % TURNS.length
  const kinds = [...TURNS.slice(first), ...TURNS.slice(0, first)]
  return { kinds, from: shortId(1 + (mix(number) % STARTS)) }
}

/**
 * Selects `count` of a pool for a week. Each entry has a hash of its own, so that an entry added or removed during the
 * week changes only one place.
 */
export function drawOfWeek(pool: readonly number[], week: number, count: number): readonly number[] {
  const lot = new Map(pool.map((id) => [id, mix(mix(week) ^ id)]))
  return [...lot.keys()].sort((a, b) => (lot.get(a) ?? 0) - (lot.get(b) ?? 0) || a - b).slice(0, count)
}

/** Distributes whole numbers evenly over 32 bits (the finaliser of MurmurHash3). */
function mix(value: number): number {
  let bits = value | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
