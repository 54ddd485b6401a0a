import type { JsonObject } from '#media/artwork/json.ts'
import { readAnimation } from '#media/artwork/lottie/read-animation.ts'
import { lottieColours, swapPalette } from '#media/artwork/recolour/recolour-lottie.ts'
import { playRecoloured } from '#storefront/features/detail/viewers/recoloured.ts'
import type { Drawing } from './drawing.ts'
import type { Swap, Swapped } from './recolour-worker.ts'

/** An animation recoloured by a worker, so that it keeps playing meanwhile. */
export async function openLottieDrawing(bytes: Uint8Array, packed: boolean): Promise<Drawing> {
  const lottie = (await readAnimation(bytes, packed)) as JsonObject
  const colours = lottieColours(lottie)
  const worker = new Worker(new URL('./recolour-worker.ts', import.meta.url), { type: 'module' })
  let newest: Swap = { lottie, palette: colours, currentIndex: 0 }
  let send = (swap: Swap) => worker.postMessage(swap)
  worker.addEventListener('message', ({ data }: MessageEvent<Swapped>) => {
    // Results of older requests are dropped.
    if (data.currentIndex === newest.currentIndex) playRecoloured(data.swappedJson)
  })
  // If the worker fails, the page recolours on its own thread.
  worker.addEventListener('error', () => {
    worker.terminate()
    send = (swap) => playRecoloured(swapPalette(lottie, swap.palette))
    show(newest)
  })

  function show(swap: Swap): void {
    newest = swap
    if (swap.palette.every((colour, place) => colour === colours[place])) playRecoloured(null)
    else send(swap)
  }
  return {
    colours,
    show(recolouring) {
      const palette = colours.map((colour) => recolouring.get(colour) ?? colour)
      show({ lottie, palette, currentIndex: (newest.currentIndex ?? 0) + 1 })
    },
  }
}
