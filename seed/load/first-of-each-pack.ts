import type { SeedItem, SeedSource } from '#seed/seed-item.ts'

/** Sources that yield only the first items of each of their packs. */
export function firstOfEachPack(sources: readonly SeedSource[], most: number): readonly SeedSource[] {
  return sources.map((source) => ({ ...source, items: () => firstItems(source, most) }))
}

async function* firstItems(source: SeedSource, most: number): AsyncGenerator<SeedItem> {
  const counts = new Map(source.packs.map(({ key }) => [key, 0]))
  for await (const item of source.items()) {
    const count = counts.get(item.pack) ?? 0
    if (count < most) yield item
    counts.set(item.pack, count + 1)
    // What comes after every pack has its items need not be made at all.
    if ([...counts.values()].every((reached) => reached >= most)) return
  }
}
