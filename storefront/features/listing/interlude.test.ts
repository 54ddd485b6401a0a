import { describe, expect, it } from 'vitest'
import { placeInterlude } from '#storefront/features/listing/interlude.ts'

const icons = (count: number) => Array.from({ length: count }, () => ({ kind: 'icon' as const }))
const photos = (count: number) => Array.from({ length: count }, () => ({ kind: 'photo' as const }))

describe('placeInterlude', () => {
  it('stands before the item that begins the 33rd cell', () => {
    expect(placeInterlude(icons(48))).toBe(32)
    expect(placeInterlude(photos(48))).toBe(8)
    expect(placeInterlude([...icons(31), ...photos(2)])).toBe(32)
  })

  it('stands at the end of a short listing', () => {
    expect(placeInterlude(icons(31))).toBe(31)
    expect(placeInterlude(icons(32))).toBe(32)
    expect(placeInterlude(icons(33))).toBe(32)
    expect(placeInterlude([])).toBe(0)
  })
})
