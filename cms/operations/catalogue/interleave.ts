export interface Turns<T> {
  readonly of: readonly T[]
  /** How many at a turn, at least 1. */
  readonly each: number
}

/** The first few of each list, then the next few of each, until nothing is left: what begins has something of all. */
export function interleave<T>(lists: readonly Turns<T>[]): readonly T[] {
  const turns = Math.max(0, ...lists.map(({ of, each }) => Math.ceil(of.length / each)))
  return Array.from({ length: turns }, (_, turn) =>
    lists.flatMap(({ of, each }) => of.slice(turn * each, (turn + 1) * each)),
  ).flat()
}
