/** The same things with `moved` right before `next`, or last where `next` is null or not among them. */
export function moveBefore<T>(order: readonly T[], moved: T, next: T | null): T[] {
  if (moved === next) return [...order]
  const others = order.filter((one) => one !== moved)
  const place = next === null ? -1 : others.indexOf(next)
  return place === -1 ? [...others, moved] : others.toSpliced(place, 0, moved)
}
