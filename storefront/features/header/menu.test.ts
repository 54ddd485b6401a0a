import { describe, expect, it } from 'vitest'
import type { Home, ItemCard } from '#domain/contract/catalogue.ts'
import { countOf, picksOf } from '#storefront/features/header/menu.ts'

const EMPTY: Home = {
  subjects: [],
  kinds: [],
  packs: [],
  packTotal: 0,
  fresh: [],
  exclusive: [],
  contributors: [],
}

function item(slug: string, kind: ItemCard['kind'] = 'icon'): ItemCard {
  const preview = {
    sha256: 'a'.repeat(64),
    modifiedAt: '2026-01-01T00:00:00.000Z',
    width: 24,
    height: 24,
    ground: 'any',
    motion: null,
    playable: true,
  } as const
  return { form: 'item', slug, kind, free: true, title: slug, preview }
}

const slugs = (items: readonly ItemCard[]) => items.map(({ slug }) => slug)

describe('picksOf', () => {
  it('takes the kind asked for, exclusive ones first, then new ones, then those of the subjects', () => {
    const home: Home = {
      ...EMPTY,
      exclusive: [item('exclusive')],
      fresh: [item('photo', 'photo'), item('fresh')],
      subjects: [{ slug: 'plant', name: 'Plant', items: [item('plant'), item('tree', '3d')] }],
    }
    expect(slugs(picksOf('icon', home))).toEqual(['exclusive', 'fresh', 'plant'])
  })

  it('shows four at most and none twice', () => {
    const fresh = ['a', 'b', 'c', 'd', 'e'].map((slug) => item(slug))
    expect(slugs(picksOf('icon', { ...EMPTY, exclusive: [item('a')], fresh }))).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('countOf', () => {
  it('tells nothing of a kind from not knowing', () => {
    const home: Home = { ...EMPTY, kinds: [{ kind: 'icon', count: 3 }] }
    expect(countOf('icon', home)).toBe(3)
    expect(countOf('photo', home)).toBe(0)
    expect(countOf('icon', null)).toBeNull()
  })
})
