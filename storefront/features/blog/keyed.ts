/** The parts of a post with keys by their places, which never change. */
export function keyed<T>(parts: readonly T[]): readonly { readonly key: string; readonly part: T }[] {
  return parts.map((part, place) => ({ key: String(place), part }))
}
