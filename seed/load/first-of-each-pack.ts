import type { SeedItem, SeedPack, SeedSource } from '#seed/seed-item.ts'

/** Sources limited to the first items of each of their packs. */
export function firstOfEachPack(
  sources: readonly SeedSource[],
  most: (pack: SeedPack) => number,
): readonly SeedSource[] {
  return sources.map((source) => ({ ...source, items: () => firstItems(source, most) }))
}

async function* firstItems(source: SeedSource, most: (pack: SeedPack) => number): AsyncGenerator<SeedItem> {
  const left = new Map(source.packs.map((pack) => [pack.key, most(pack)]))
  for await (const item of source.items()) {
    const more = left.get(item.pack) ?? 0
    if (more > 0) yield item
    left.set(item.pack, more - 1)
    // Later items need not be created at all.
    if ([...left.values()].every((rest) => rest <= 0)) return
  }
}
