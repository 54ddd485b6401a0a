import { relativeLuminance } from '#domain/assets/contrast.ts'
import type { Ground } from '#domain/assets/facets.ts'
import { groundFrom, isSeenOn, PLATES, type Plate, type Seen } from '#domain/assets/ground.ts'
import type { Raster } from './raster.ts'

/**
 * Which plate an artwork needs to be seen (DESIGN.md, "Tokens"), from the contrast of its outline and of all its
 * visible pixels with the light and the dark plate. A picture that fills its frame needs none. Where all ink is dark
 * and neutral, it is `ink`.
 */
export function groundOf(raster: Raster): Ground {
  const ground = groundFrom(seenOn('light', raster), seenOn('dark', raster))
  return ground === 'light' && isInkAlone(raster) ? 'ink' : ground
}

/** Pixels below this alpha have colours that are changed by rounding. */
const VISIBLE = 32

/** Brightest channel of dark ink, of 255, and the largest difference between the channels of a neutral one. */
const DARK_INK = 84
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

/**
 * The shares of an artwork that are seen on a plate. Its outline are the opaque pixels beside a transparent one. The
 * plate shines through where even the strongest ink is transparent; smoothed edges count with their own colour.
 */
function seenOn(plate: Plate, { width, height, data }: Raster): Seen {
  const strongest = strongestAlpha(data)
  const [own, through] = [strongest / 255, (1 - strongest / 255) * PLATES[plate].luminance]
  const opaqueFrom = Math.max(1, strongest / 2)
  const isOpaque = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) >= opaqueFrom
  const isClear = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && !isOpaque(x, y)
  const outline = { seen: 0, all: 0 }
  const area = { seen: 0, all: 0 }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isOpaque(x, y)) continue
      const at = (y * width + x) * 4
      const luminance = relativeLuminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      const seen = isSeenOn(plate, own * luminance + through) ? 1 : 0
      area.seen += seen
      area.all += 1
      if (!(isClear(x - 1, y) || isClear(x + 1, y) || isClear(x, y - 1) || isClear(x, y + 1))) continue
      outline.seen += seen
      outline.all += 1
    }
  }
  return {
    outline: outline.all === 0 ? null : outline.seen / outline.all,
    area: area.all === 0 ? 0 : area.seen / area.all,
  }
}

function strongestAlpha(data: Raster['data']): number {
  let strongest = 0
  for (let at = 3; at < data.length; at += 4) strongest = Math.max(strongest, data[at] ?? 0)
  return strongest
}
