/** The first `count` items of an order, sorted, without sorting all of them. */
export function firstBy<T>(items: Iterable<T>, count: number, compare: (a: T, b: T) => number): T[] {
  const kept: T[] = []
  let last: T | null = null
  for (const item of items) {
    if (last !== null && compare(item, last) >= 0) continue
    kept.push(item)
    if (kept.length < count * 2 + 64) continue
    kept.sort(compare).splice(count)
    last = kept.at(-1) ?? null
  }
  return kept.sort(compare).slice(0, count)
}
