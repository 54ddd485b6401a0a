import type { Recolouring } from '#domain/assets/recolouring.ts'
import { okLab } from '#domain/search/oklab.ts'

/**
 * Maps each colour of an artwork to a colour of the palette by its rank in lightness: the darkest to the
 * darkest, the lightest to the lightest, and the colours between in order, so that light stays above shade
 * whatever the hues. A single colour becomes the one of the palette with the nearest lightness.
 */
export function matchPalette(colours: readonly string[], palette: readonly string[]): Recolouring {
  const from = byLightness(colours)
  const to = byLightness(palette)
  const [only] = from
  if (to.length === 0 || only === undefined) return new Map()
  if (from.length === 1) return new Map([[only, nearestInLightness(only, to)]])
  const step = (to.length - 1) / (from.length - 1)
  return new Map(from.map((colour, place) => [colour, to[Math.round(place * step)] ?? colour]))
}

function byLightness(colours: readonly string[]): readonly string[] {
  return [...new Set(colours)].sort((one, other) => okLab(one)[0] - okLab(other)[0])
}

function nearestInLightness(colour: string, palette: readonly string[]): string {
  const [lightness] = okLab(colour)
  const away = (one: string) => Math.abs(okLab(one)[0] - lightness)
  return palette.reduce((nearest, one) => (away(one) < away(nearest) ? one : nearest))
}
