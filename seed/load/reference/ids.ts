/** Row ids by stable key. */
export type Ids = ReadonlyMap<string, number>

/** @throws Error when the key is in no table of the seed, which is a mistake in the seed */
export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the seed names ${key}, which it does not define`)
  return id
}
