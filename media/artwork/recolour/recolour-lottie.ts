import type { Recolouring } from '#domain/assets/recolouring.ts'
import type { JsonObject } from '#media/artwork/json.ts'
import { mapPaints } from './lottie-paints.ts'

/** The paints of an animation as `#rrggbb`, in order of appearance. */
export function lottieColours(animation: JsonObject): readonly string[] {
  const found = new Set<string>()
  mapPaints(animation, (hex) => {
    found.add(hex)
    return hex
  })
  return [...found]
}

/** The animation in other colours; opacity does not change. */
export function recolourLottie(animation: JsonObject, recolouring: Recolouring): JsonObject {
  return mapPaints(animation, (hex) => recolouring.get(hex) ?? hex) as JsonObject
}

/** Replaces the first of `lottieColours` by the first colour of the palette, and so on. */
export function swapPalette(animation: JsonObject, palette: readonly string[]): JsonObject {
  const colours = lottieColours(animation)
  return recolourLottie(
    animation,
    new Map(colours.map((colour, place) => [colour, palette[place] ?? colour])),
  )
}
