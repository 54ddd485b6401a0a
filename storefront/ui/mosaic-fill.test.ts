import { describe, expect, it } from 'vitest'
import type { Kind } from '#domain/assets/kinds.ts'
import { fillMosaic } from '#storefront/ui/mosaic-fill.ts'

const items = (...kinds: Kind[]) => kinds.map((kind, rank) => ({ kind, rank }))
const ranks = (cells: number, ...kinds: Kind[]) => fillMosaic(items(...kinds), cells).map(({ rank }) => rank)

describe('fillMosaic', () => {
  it('counts one cell for an icon and four for a photo', () => {
    expect(ranks(5, 'icon', 'photo')).toEqual([0, 1])
    expect(ranks(4, 'icon', 'photo')).toEqual([0])
    expect(ranks(6, 'icon', 'photo', 'icon')).toEqual([0, 1, 2])
  })

  it('passes over what no longer fits for what does', () => {
    expect(ranks(6, 'photo', '3d', 'icon', 'icon', 'icon')).toEqual([0, 2, 3])
  })

  it('shows all there is where that is less', () => {
    expect(ranks(48, 'icon')).toEqual([0])
    expect(ranks(48)).toEqual([])
  })
})
