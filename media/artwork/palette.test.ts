import { describe, expect, it } from 'vitest'
import { dominantColour, extractPalette, PALETTE, quantize } from '#media/artwork/palette.ts'
import type { Raster } from '#media/artwork/raster.ts'

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number]

function rasterOf(pixels: readonly Pixel[]): Raster {
  const data = Uint8Array.from(pixels.flatMap(([red, green, blue, alpha = 255]) => [red, green, blue, alpha]))
  return { width: pixels.length, height: 1, data }
}
/** Colours that would share one cell of a five-bit histogram. */
const NEIGHBOURS: readonly Pixel[] = Array.from({ length: 8 }, (_, n) => [n, 0, 0])
/** 300 different colours. */
const MANY: readonly Pixel[] = Array.from({ length: 300 }, (_, n) => [n % 240, (n * 7) % 240, (n * 13) % 240])

const paletteOf = (pixels: readonly Pixel[], count?: number, quality = 1) => {
  const result = extractPalette(rasterOf(pixels), count === undefined ? { quality } : { count, quality })
  if (!result.ok) throw new Error(result.code)
  return result.value
}

describe('the number of colours', () => {
  it.each([
    [0, 2],
    [2, 2],
    [3, 3],
    [19, 19],
    [20, 20],
    [21, 20],
    [-5, 2],
  ])('for a requested count of %i returns %i colours', (count, given) =>
    expect(paletteOf(MANY, count)).toHaveLength(given),
  )

  it('refuses a count of one', () => {
    expect(extractPalette(rasterOf(MANY), { count: 1 })).toMatchObject({
      ok: false,
      code: 'palette-colour-count',
    })
  })

  it.each([undefined, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('takes a count of %s for ten', (count) => {
    expect(paletteOf(MANY, count)).toHaveLength(10)
  })

  it('returns all distinct colours when there are fewer than requested', () => {
    expect(paletteOf(NEIGHBOURS, 20)).toHaveLength(8)
    expect(new Set(paletteOf(NEIGHBOURS, 20)).size).toBe(8)
    expect(paletteOf([[10, 20, 30]])).toEqual(['#0a141e'])
  })

  it.each([2, 3, 5, 7])('separates eight close colours into %i', (count) => {
    expect(new Set(paletteOf(NEIGHBOURS, count)).size).toBe(count)
  })
})

describe('the pixels that count', () => {
  it('ignores pixels with an alpha below 125', () => {
    expect(
      paletteOf([
        [9, 9, 9, 124],
        [1, 1, 1, 125],
        [2, 2, 2, 126],
      ]),
    ).toEqual(['#010101', '#020202'])
  })

  it('ignores white only when all channels are above 250', () => {
    expect(
      paletteOf(
        [
          [251, 251, 251],
          [250, 251, 255],
          [251, 251, 250],
        ],
        20,
      ),
    ).toHaveLength(2)
  })

  it('returns no colours when no pixel counts', () => {
    expect(
      paletteOf([
        [255, 255, 255],
        [0, 0, 0, 0],
      ]),
    ).toEqual([])
    expect(dominantColour(rasterOf([[255, 255, 255]]))).toBeNull()
  })

  it('reads every n-th pixel, by default every tenth', () => {
    const pixels = Array.from({ length: 20 }, (_, n): Pixel => [n, 0, 0])
    expect(paletteOf(pixels, 20, 5)).toHaveLength(4)
    expect(paletteOf(pixels, 20, 0)).toEqual(['#000000', '#0a0000'])
    expect(paletteOf(pixels, 20, 1.5)).toHaveLength(2)
  })
})

describe('the order of colours', () => {
  it('returns the commonest colour first', () => {
    const pixels: readonly Pixel[] = [
      [200, 0, 0],
      [0, 0, 200],
      [0, 0, 200],
      [0, 0, 200],
      [0, 200, 0],
      [0, 200, 0],
    ]
    expect(paletteOf(pixels)).toEqual(['#0000c8', '#00c800', '#c80000'])
    expect(dominantColour(rasterOf(pixels), { quality: 1 })).toBe('#0000c8')
  })
})

describe('quantize', () => {
  const colours = { colours: Int32Array.of(0x010203), pixels: Uint32Array.of(1) }
  it('returns nothing without pixels, and for counts below 2 or above 256', () => {
    expect(quantize({ colours: new Int32Array(), pixels: new Uint32Array() }, 10)).toEqual([])
    expect(quantize(colours, PALETTE.minColours - 1)).toEqual([])
    expect(quantize(colours, PALETTE.minColours)).toEqual([[1, 2, 3]])
    expect(quantize(colours, PALETTE.maxQuantized)).toEqual([[1, 2, 3]])
    expect(quantize(colours, PALETTE.maxQuantized + 1)).toEqual([])
  })
})
