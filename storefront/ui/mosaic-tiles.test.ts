import { describe, expect, it } from 'vitest'
import type { Kind } from '#domain/assets/kinds.ts'
import { mosaicTiles } from '#storefront/ui/mosaic-tiles.ts'

const items = (...kinds: Kind[]) => kinds.map((kind, rank) => ({ kind, rank }))
const ranks = (...kinds: Kind[]) => mosaicTiles(items(...kinds)).map((tile) => tile.map(({ rank }) => rank))

describe('mosaicTiles', () => {
  it('gives a large item a square of its own and four small ones one together', () => {
    expect(ranks('photo', 'icon', 'icon', 'icon', 'icon', '3d')).toEqual([[0], [1, 2, 3, 4], [5]])
  })

  it('places a square where its first item would be', () => {
    expect(ranks('icon', 'photo', 'icon', 'icon', '3d', 'icon')).toEqual([[0, 2, 3, 5], [1], [4]])
  })

  it('leaves the square that is not full for the end', () => {
    expect(ranks('icon', 'icon', 'icon', 'photo')).toEqual([[3], [0, 1, 2]])
    expect(ranks('icon', 'icon', 'icon', 'icon', 'icon', 'photo')).toEqual([[0, 1, 2, 3], [5], [4]])
  })

  it('makes nothing of nothing', () => {
    expect(ranks()).toEqual([])
  })
})
