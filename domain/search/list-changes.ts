/** What happened to a list that newest entries come to the front of. */
export interface ListChanges<T> {
  /** Newest first; one that was there before and came to the front again is added again. */
  readonly added: readonly T[]
  readonly removed: readonly T[]
}

/** What led from one state of such a list to another, however many steps it took. `keyOf` tells entries apart. */
export function listChanges<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (entry: T) => string,
): ListChanges<T> {
  const kept = new Set(after.map(keyOf))
  return {
    added: after.slice(0, after.length - stayed(before, after)),
    removed: before.filter((entry) => !kept.has(keyOf(entry))),
  }
}

/** How many entries at the end of `after` stand there in the order that they had. */
function stayed<T>(before: readonly T[], after: readonly T[]): number {
  const old = before.map((entry) => JSON.stringify(entry))
  let place = old.length
  let count = 0
  for (const entry of [...after].reverse()) {
    place = old.lastIndexOf(JSON.stringify(entry), place - 1)
    if (place < 0) break
    count += 1
    if (place === 0) break
  }
  return count
}
