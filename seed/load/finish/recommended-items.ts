import type { SeedItem, SeedPack } from '#seed/seed-item.ts'
import { popularities } from './popularity.ts'

/** The described part of items, which suffices to order them. */
type Described = Pick<SeedItem, 'sourceKey' | 'kind' | 'title' | 'category' | 'pack'>

/** Items in the recommended order that a load gives them. */
export function inRecommendedOrder<T extends Described>(
  items: readonly T[],
  packs: readonly SeedPack[],
): readonly T[] {
  const facts = new Map(packs.map((pack) => [pack.key, pack]))
  const counts = new Map<string, number>()
  const works = items.map((item) => {
    const position = counts.get(item.pack) ?? 0
    counts.set(item.pack, position + 1)
    const { kind, title, category, pack, sourceKey } = item
    const { featured = false, later = false } = facts.get(pack) ?? {}
    return { item, kind, title, category, pack, sourceKey, featured, later, position }
  })
  return popularities(works)
    .toSorted((a, b) => b.popularity - a.popularity)
    .map(({ work }) => work.item)
}
