import type { Ground } from '#domain/assets/facets.ts'
import { luma } from './colour.ts'
import type { Raster } from './raster.ts'

/**
 * Which plate an artwork needs to be visible (DESIGN.md, "Tokens"), from the mean luminance of its opaque
 * edge: dark ink needs a light ground, white ink a dark one. A picture that fills its frame needs none. Where
 * all ink is dark and neutral, it is `ink`.
 */
export function groundOf(raster: Raster): Ground {
  const edge = edgeLuminance(raster)
  if (edge === null) return 'any'
  if (edge < DARK_INK) return isInkAlone(raster) ? 'ink' : 'light'
  return edge > LIGHT_INK ? 'dark' : 'any'
}

/** Of 255. Between the two an outline is readable on the light plate and on the dark one. */
const DARK_INK = 84
const LIGHT_INK = 214
const OPAQUE = 125

/** Pixels below this alpha have colours that are changed by rounding. */
const VISIBLE = 32
/** Largest difference between the channels of a neutral ink. */
const NEUTRAL_SPREAD = 24

/**
 * Whether every visible pixel is dark and neutral: the picture is then a shape that may be drawn in any
 * colour.
 */
function isInkAlone({ data }: Raster): boolean {
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < VISIBLE) continue
    const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const brightest = Math.max(...channels)
    if (brightest >= DARK_INK || brightest - Math.min(...channels) > NEUTRAL_SPREAD) return false
  }
  return true
}

/** Mean luma of opaque pixels that touch a transparent one; null when none does. */
function edgeLuminance({ width, height, data }: Raster): number | null {
  const isOpaque = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) >= OPAQUE
  const isClear = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && !isOpaque(x, y)
  let sum = 0
  let count = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isOpaque(x, y)) continue
      if (!(isClear(x - 1, y) || isClear(x + 1, y) || isClear(x, y - 1) || isClear(x, y + 1))) continue
      const at = (y * width + x) * 4
      sum += luma(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      count += 1
    }
  }
  return count === 0 ? null : sum / count
}
