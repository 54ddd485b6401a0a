export type Side = 'before' | 'after'

/** The list with `moved` next to another entry; unchanged where either is missing. */
export function moveBeside<T>(order: readonly T[], moved: T, beside: T, side: Side): T[] {
  const others = order.filter((one) => one !== moved)
  const place = others.indexOf(beside)
  if (place === -1 || others.length === order.length) return [...order]
  return others.toSpliced(side === 'before' ? place : place + 1, 0, moved)
}
