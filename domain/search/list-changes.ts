/** The changes of a list whose newest entries are first. */
export interface ListChanges<T> {
  /** Newest first; an entry that returned to the front counts as added. */
  readonly added: readonly T[]
  readonly removed: readonly T[]
}

/** The changes between two states of such a list. `keyOf` identifies entries. */
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

/** How many entries at the end of `after` kept their order. */
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
