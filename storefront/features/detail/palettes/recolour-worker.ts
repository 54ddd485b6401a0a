import type { JsonObject } from '#media/artwork/json.ts'
import { swapPalette } from '#media/artwork/recolour/recolour-lottie.ts'

/** What the worker is sent (spec section 4, "Workers"). */
export interface Swap {
  readonly lottie: JsonObject
  /** Hex colours, in the order of the animation's own. */
  readonly palette: readonly string[]
  /** Comes back as it is, to tell answers apart. */
  readonly currentIndex?: number
}

/** What it answers. */
export interface Swapped {
  readonly swappedJson: JsonObject
  readonly currentIndex?: number
}

addEventListener('message', ({ data: { lottie, palette, ...index } }: MessageEvent<Swap>) => {
  postMessage({ swappedJson: swapPalette(lottie, palette), ...index } satisfies Swapped)
})
