export interface Turns<T> {
  readonly of: readonly T[]
  /** Number of entries per turn, at least 1. */
  readonly each: number
}

/**
 * Interleaves lists: the first entries of each, then the next of each, until all are used, so that the start contains
 * something of all.
 */
export function interleave<T>(lists: readonly Turns<T>[]): readonly T[] {
  const turns = Math.max(0, ...lists.map(({ of, each }) => Math.ceil(of.length / each)))
  return Array.from({ length: turns }, (_, turn) =>
    lists.flatMap(({ of, each }) => of.slice(turn * each, (turn + 1) * each)),
  ).flat()
}
