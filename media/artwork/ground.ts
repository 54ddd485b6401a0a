import { relativeLuminance } from '#domain/assets/contrast.ts'
import type { Ground } from '#domain/assets/facets.ts'
import { groundFrom, isSeenOn, PLATES, type Plate, type Seen } from '#domain/assets/ground.ts'
import { pixelsOf, type Raster } from './raster.ts'

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
function isInkAlone(raster: Raster): boolean {
  const pixels = pixelsOf(raster)
  let last = 0
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0
    if (pixel === last) continue
    last = pixel
    if (pixel >>> 24 < VISIBLE) continue
    const red = pixel & 255
    const green = (pixel >>> 8) & 255
    const blue = (pixel >>> 16) & 255
    const brightest = Math.max(red, green, blue)
    if (brightest >= DARK_INK || brightest - Math.min(red, green, blue) > NEUTRAL_SPREAD) return false
  }
  return true
}

/**
 * The shares of an artwork that are seen on each plate. Its outline are the opaque pixels beside a transparent one. The
 * plate shines through where even the strongest ink is transparent; smoothed edges count with their own colour.
 */
function seenOnPlates(raster: Raster): Readonly<Record<Plate, Seen>> {
  const { width, height } = raster
  const pixels = pixelsOf(raster)
  const strongest = strongestAlpha(pixels)
  const own = strongest / 255
  const throughLight = (1 - own) * PLATES.light.luminance
  const throughDark = (1 - own) * PLATES.dark.luminance
  // The alpha is in the highest byte, so that whole pixels are compared.
  const opaqueFrom = Math.max(1, Math.ceil(strongest / 2)) * 2 ** 24
  const outline = { light: 0, dark: 0, all: 0 }
  const area = { light: 0, dark: 0, all: 0 }
  const isOpaque = (at: number) => (pixels[at] ?? 0) >= opaqueFrom
  let colour = -1
  let light = 0
  let dark = 0
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (!isOpaque(at)) continue
      const pixel = (pixels[at] ?? 0) & 0xffffff
      // Most pixels have the same colour as the previous one.
      if (pixel !== colour) {
        colour = pixel
        const luminance = own * relativeLuminance(pixel & 255, (pixel >>> 8) & 255, pixel >>> 16)
        light = isSeenOn('light', luminance + throughLight) ? 1 : 0
        dark = isSeenOn('dark', luminance + throughDark) ? 1 : 0
      }
      area.light += light
      area.dark += dark
      area.all += 1
      const isInside =
        (x === 0 || isOpaque(at - 1)) &&
        (x + 1 === width || isOpaque(at + 1)) &&
        (y === 0 || isOpaque(at - width)) &&
        (y + 1 === height || isOpaque(at + width))
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

function strongestAlpha(pixels: Uint32Array): number {
  let strongest = 0
  for (let at = 0; at < pixels.length && strongest < 255; at += 1)
    strongest = Math.max(strongest, (pixels[at] ?? 0) >>> 24)
  return strongest
}
