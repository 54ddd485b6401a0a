import type { JsonObject } from '#media/artwork/json.ts'
import { lottieColours } from '#media/artwork/recolour/recolour-lottie.ts'
import { readAnimation } from '#storefront/features/detail/viewers/lottie-file.ts'
import { playRecoloured } from '#storefront/features/detail/viewers/recoloured.ts'
import type { Drawing } from './drawing.ts'
import type { Swap, Swapped } from './recolour-worker.ts'

/** An animation, recoloured by a worker, so that what plays goes on playing meanwhile. */
export async function openLottieDrawing(bytes: Uint8Array, packed: boolean): Promise<Drawing> {
  const lottie = (await readAnimation(bytes, packed)) as JsonObject
  const colours = lottieColours(lottie)
  const worker = new Worker(new URL('./recolour-worker.ts', import.meta.url), { type: 'module' })
  let newest = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Swapped>) => {
    // What was asked for before the last is shown no more.
    if (data.currentIndex === newest) playRecoloured(data.swappedJson)
  })
  return {
    colours,
    show(recolouring) {
      newest += 1
      const palette = colours.map((colour) => recolouring.get(colour) ?? colour)
      if (palette.every((colour, place) => colour === colours[place])) return playRecoloured(null)
      worker.postMessage({ lottie, palette, currentIndex: newest } satisfies Swap)
    },
  }
}
