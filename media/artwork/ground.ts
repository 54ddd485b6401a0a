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
  const seen = seenOnPlates(raster)
  const ground = groundFrom(seen.light, seen.dark)
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
 * The shares of an artwork that are seen on each plate. Its outline are the opaque pixels beside a transparent one. The
 * plate shines through where even the strongest ink is transparent; smoothed edges count with their own colour.
 */
function seenOnPlates({ width, height, data }: Raster): Readonly<Record<Plate, Seen>> {
  const strongest = strongestAlpha(data)
  const own = strongest / 255
  const throughLight = (1 - own) * PLATES.light.luminance
  const throughDark = (1 - own) * PLATES.dark.luminance
  const opaqueFrom = Math.max(1, strongest / 2)
  const outline = { light: 0, dark: 0, all: 0 }
  const area = { light: 0, dark: 0, all: 0 }
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      if ((data[at + 3] ?? 0) < opaqueFrom) continue
      const luminance = own * relativeLuminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      const light = isSeenOn('light', luminance + throughLight) ? 1 : 0
      const dark = isSeenOn('dark', luminance + throughDark) ? 1 : 0
      area.light += light
      area.dark += dark
      area.all += 1
      const isInside =
        (x === 0 || (data[at - 1] ?? 0) >= opaqueFrom) &&
        (x + 1 === width || (data[at + 7] ?? 0) >= opaqueFrom) &&
        (y === 0 || (data[at + 3 - width * 4] ?? 0) >= opaqueFrom) &&
        (y + 1 === height || (data[at + 3 + width * 4] ?? 0) >= opaqueFrom)
      if (isInside) continue
      outline.light += light
      outline.dark += dark
      outline.all += 1
    }
  }
  const sharesOn = (plate: Plate): Seen => ({
    outline: outline.all === 0 ? null : outline[plate] / outline.all,
    area: area.all === 0 ? 0 : area[plate] / area.all,
  })
  return { light: sharesOn('light'), dark: sharesOn('dark') }
}

function strongestAlpha(data: Raster['data']): number {
  let strongest = 0
  for (let at = 3; at < data.length && strongest < 255; at += 4)
    strongest = Math.max(strongest, data[at] ?? 0)
  return strongest
}
