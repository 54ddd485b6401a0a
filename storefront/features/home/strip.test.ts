import { describe, expect, it } from 'vitest'
import type { Kind } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import { mediaOf } from '#storefront/features/home/strip.ts'

function items(...kinds: Kind[]): ItemCard[] {
  return kinds.map((kind, index) => ({
    form: 'item',
    slug: `${kind}-${index}`,
    kind,
    free: true,
    title: kind,
    preview: {
      sha256: 'a'.repeat(64),
      modifiedAt: '2026-01-01T00:00:00.000Z',
      width: 24,
      height: 24,
      ground: 'any',
      motion: null,
      playable: true,
    },
  }))
}

const shape = (...kinds: Kind[]) => mediaOf(items(...kinds)).map(({ kind, items }) => [kind, items.length])

describe('mediaOf', () => {
  it('keeps one order of media, whatever the order of the items', () => {
    expect(shape('photo', '3d', 'illustration')).toEqual([
      ['illustration', 1],
      ['3d', 1],
      ['photo', 1],
    ])
  })

  it('shows four icons or one, never a gap', () => {
    expect(shape('icon', 'icon', 'icon')).toEqual([['icon', 1]])
    expect(shape('icon', 'icon', 'icon', 'icon')).toEqual([['icon', 4]])
    expect(shape('icon', 'icon', 'icon', 'icon', 'icon')).toEqual([['icon', 4]])
  })

  it('leaves out kinds that the strip does not show', () => {
    expect(shape('template', 'unicon')).toEqual([])
  })
})
