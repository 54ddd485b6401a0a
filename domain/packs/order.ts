/** The list with the entry at `from` moved to the place `to`; places outside of the list mean its ends. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from]
  if (entry === undefined) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, entry)
}
