import { describe, expect, it } from 'vitest'
import { hammingDistance, perceptualHash } from '#media/artwork/perceptual-hash.ts'
import type { Raster } from '#media/artwork/raster.ts'

type Ink = (x: number, y: number) => boolean

function draw(side: number, ink: Ink, place: { at: number; size: number }, grey = 0): Raster {
  const data = new Uint8Array(side * side * 4)
  for (let y = 0; y < place.size; y += 1) {
    for (let x = 0; x < place.size; x += 1) {
      if (!ink((x + 0.5) / place.size, (y + 0.5) / place.size)) continue
      data.set([grey, grey, grey, 255], ((y + place.at) * side + x + place.at) * 4)
    }
  }
  return { width: side, height: side, data }
}

const ring: Ink = (x, y) => Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.4) < 0.1
const wedge: Ink = (x, y) => x + y < 0.9 || (x > 0.8 && y > 0.8)

describe('perceptual hash', () => {
  const hash = perceptualHash(draw(64, ring, { at: 0, size: 64 }))

  it('has 64 bits in hex', () => expect(hash).toMatch(/^[0-9a-f]{16}$/))

  it('hardly changes with size and position', () => {
    const smaller = perceptualHash(draw(100, ring, { at: 30, size: 48 }))
    expect(hammingDistance(hash, smaller)).toBeLessThanOrEqual(6)
  })

  it('differs for another drawing', () => {
    const other = perceptualHash(draw(64, wedge, { at: 0, size: 64 }))
    expect(hammingDistance(hash, other)).toBeGreaterThan(16)
  })

  it('recognises white ink as well as black ink', () => {
    const white = perceptualHash(draw(64, wedge, { at: 0, size: 64 }, 255))
    expect(hammingDistance(white, perceptualHash(draw(64, ring, { at: 0, size: 64 }, 255)))).toBeGreaterThan(
      16,
    )
  })
})

it('counts the bits that differ', () => {
  expect(hammingDistance('0000000000000000', '0000000000000000')).toBe(0)
  expect(hammingDistance('0000000000000000', 'ffffffffffffffff')).toBe(64)
  expect(hammingDistance('0000000000000001', '8000000000000000')).toBe(2)
})
