import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Rgb, toHex } from './colour.ts'
import { type CountedColours, medianCut } from './median-cut.ts'
import type { Raster } from './raster.ts'

/** Rules of spec section 5, "Palette extraction", and their numbers in section 9. */
export const PALETTE = {
  minColours: 2,
  maxColours: 20,
  defaultColours: 10,
  defaultQuality: 10,
  maxQuantized: 256,
  alphaCutoff: 125,
  nearWhite: 250,
} as const

export interface PaletteWish {
  /** How many colours: 2 to 20, clamped to this range; 1 is refused; not an integer means 10. */
  readonly count?: number
  /** Reads every n-th pixel; below 1 or not an integer means 10. */
  readonly quality?: number
}

/**
 * The colours of a picture, commonest first, as `#rrggbb`: exactly as many as requested, or all that there
 * are. Nearly transparent and nearly white pixels do not count; a picture of only those has no palette.
 *
 * Refuses a count of 1 with `palette-colour-count`.
 */
export function extractPalette(raster: Raster, wish: PaletteWish = {}): Result<readonly string[]> {
  if (wish.count === 1) {
    return refuse(
      'palette-colour-count',
      'count should be between 2 and 20; for one colour use dominantColour',
    )
  }
  return accept(quantize(countColours(raster, qualityOf(wish)), countOf(wish)).map(toHex))
}

/** The main colour of the picture, or null when no pixel counts. */
export function dominantColour(raster: Raster, wish: Pick<PaletteWish, 'quality'> = {}): string | null {
  const [first] = quantize(countColours(raster, qualityOf(wish)), PALETTE.defaultColours)
  return first ? toHex(first) : null
}

/**
 * Reduces counted colours to `count`. Empty without pixels, or for a count below 2 or above 256 (spec section
 * 5).
 */
export function quantize(counted: CountedColours, count: number): readonly Rgb[] {
  if (counted.colours.length === 0 || count < PALETTE.minColours || count > PALETTE.maxQuantized) return []
  return medianCut(counted, count)
}

function countOf({ count }: PaletteWish): number {
  if (count === undefined || !Number.isInteger(count)) return PALETTE.defaultColours
  return Math.min(PALETTE.maxColours, Math.max(PALETTE.minColours, count))
}

function qualityOf({ quality }: PaletteWish): number {
  return quality !== undefined && Number.isInteger(quality) && quality >= 1 ? quality : PALETTE.defaultQuality
}

function countColours({ data }: Raster, step: number): CountedColours {
  const counts = new Map<number, number>()
  let last = -1
  let run = 0
  const countRun = () => {
    if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run)
  }
  for (let at = 0; at + 3 < data.length; at += step * 4) {
    if ((data[at + 3] ?? 0) < PALETTE.alphaCutoff) continue
    const red = data[at] ?? 0
    const green = data[at + 1] ?? 0
    const blue = data[at + 2] ?? 0
    if (red > PALETTE.nearWhite && green > PALETTE.nearWhite && blue > PALETTE.nearWhite) continue
    const key = (red << 16) | (green << 8) | blue
    // Most pixels have the same colour as the previous one.
    if (key !== last) {
      countRun()
      last = key
      run = 0
    }
    run += 1
  }
  countRun()
  return { colours: Int32Array.from(counts.keys()), pixels: Uint32Array.from(counts.values()) }
}
