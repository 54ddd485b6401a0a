import { describe, expect, it } from 'vitest'
import { placeInterlude } from '#storefront/features/listing/interlude.ts'

const icons = (count: number) => Array.from({ length: count }, () => ({ kind: 'icon' as const }))
const photos = (count: number) => Array.from({ length: count }, () => ({ kind: 'photo' as const }))

describe('placeInterlude', () => {
  it.each([
    [23, 23],
    [24, 24],
    [25, 24],
    [48, 24],
  ])('comes after %i icons before item %i', (count, place) => {
    expect(placeInterlude(icons(count), false)).toBe(place)
  })

  it.each([
    [11, 11],
    [12, 12],
    [13, 12],
    [48, 12],
  ])('comes after %i large items before item %i', (count, place) => {
    expect(placeInterlude(photos(count), false)).toBe(place)
  })

  it('comes after twelve squares of mixed kinds', () => {
    expect(placeInterlude([...icons(40), ...photos(8)], true)).toBe(42)
    expect(placeInterlude([...photos(8), ...icons(40)], true)).toBe(24)
    expect(placeInterlude([...photos(4), ...icons(32)], true)).toBe(36)
    expect(placeInterlude([], true)).toBe(0)
  })
})
