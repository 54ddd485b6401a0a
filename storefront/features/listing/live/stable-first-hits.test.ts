import { describe, expect, it } from 'vitest'
import type { ItemCard, PackCard } from '#domain/contract/catalogue.ts'
import { stableFirstHits } from '#storefront/features/listing/live/stable-first-hits.ts'

const preview = {
  sha256: 'a',
  modifiedAt: '2026-01-01T00:00:00.000Z',
  width: 24,
  height: 24,
  ground: 'any',
  motion: null,
  playable: true,
} as const

const items = (kind: ItemCard['kind'], count: number): ItemCard[] =>
  Array.from({ length: count }, (_, rank) => {
    const slug = `${kind}-${rank}`
    return { form: 'item', slug, kind, free: true, title: slug, preview }
  })

describe('stableFirstHits', () => {
  it('is 24 icons or 12 large items, which precede the row of packs', () => {
    expect(stableFirstHits(items('icon', 24), false, true)).toHaveLength(24)
    expect(stableFirstHits(items('photo', 24), false, true)).toHaveLength(12)
    expect(stableFirstHits(items('photo', 11), false, false)).toHaveLength(11)
  })

  it('is twelve squares of mixed kinds, without one that later hits may fill', () => {
    expect(stableFirstHits([...items('photo', 2), ...items('icon', 22)], true, true)).toHaveLength(22)
    expect(stableFirstHits([...items('photo', 20), ...items('icon', 4)], true, true)).toHaveLength(12)
  })

  it('includes an incomplete square when there are no further hits', () => {
    expect(stableFirstHits([...items('photo', 2), ...items('icon', 3)], true, false)).toHaveLength(5)
    expect(stableFirstHits([...items('photo', 2), ...items('icon', 3)], true, true)).toHaveLength(2)
  })

  it('keeps the rank order', () => {
    const hits = [...items('icon', 2), ...items('photo', 1), ...items('icon', 4).slice(2)]
    expect(stableFirstHits(hits, true, true)).toEqual(hits)
  })

  it('keeps all packs, and returns none for none', () => {
    const pack: PackCard = {
      form: 'pack',
      slug: 'p',
      kind: 'icon',
      free: true,
      title: 'P',
      itemCount: 1,
      previews: [],
      tint: null,
    }
    expect(stableFirstHits([pack, pack], false, true)).toHaveLength(2)
    expect(stableFirstHits([], true, false)).toEqual([])
  })
})
