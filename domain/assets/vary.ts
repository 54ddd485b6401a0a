/** What makes works look alike beside each other. */
export interface Varied {
  readonly pack: number | string
  readonly subject: string
}

/** A pack returns after this many works of others, where there are as many; a subject after four times as many. */
const PACK_GAP = 3
const SUBJECT_GAP = 12

/**
 * Orders works, best first, so that neighbours differ: each place takes the best work whose pack is not among the last
 * places and whose subject is not among the last dozen. Where there is none, the subject may repeat, then the pack.
 */
export function vary<T extends Varied>(bestFirst: readonly T[]): readonly T[] {
  const left = [...bestFirst]
  const order: T[] = []
  while (left.length > 0) {
    const packs = new Set(order.slice(-PACK_GAP).map(({ pack }) => pack))
    const subjects = new Set(order.slice(-SUBJECT_GAP).map(({ subject }) => subject))
    const both = left.findIndex((one) => !packs.has(one.pack) && !subjects.has(one.subject))
    const other = both >= 0 ? both : left.findIndex((one) => !subjects.has(one.subject))
    const [next] = left.splice(Math.max(0, other), 1)
    if (next) order.push(next)
  }
  return order
}
