import type { Recolouring } from '#domain/assets/recolouring.ts'
import type { JsonObject } from '#media/artwork/json.ts'
import { mapPaints } from './lottie-paints.ts'

/** The colours that an animation is painted with, `#rrggbb`, in the order they appear. */
export function lottieColours(animation: JsonObject): readonly string[] {
  const found = new Set<string>()
  mapPaints(animation, (hex) => {
    found.add(hex)
    return hex
  })
  return [...found]
}

/** The animation in other colours; how transparent everything is stays. */
export function recolourLottie(animation: JsonObject, recolouring: Recolouring): JsonObject {
  return mapPaints(animation, (hex) => recolouring.get(hex) ?? hex) as JsonObject
}

/** The animation in the colours of a palette: the first of `lottieColours` in the first of it, and so on. */
export function swapPalette(animation: JsonObject, palette: readonly string[]): JsonObject {
  const colours = lottieColours(animation)
  return recolourLottie(
    animation,
    new Map(colours.map((colour, place) => [colour, palette[place] ?? colour])),
  )
}
