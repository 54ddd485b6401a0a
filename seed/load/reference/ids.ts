/** Row ids by stable key. */
export type Ids = ReadonlyMap<string, number>

/** @throws Error when the seed names something that no table of it defines: a mistake in the seed */
export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the seed names ${key}, which it does not define`)
  return id
}
