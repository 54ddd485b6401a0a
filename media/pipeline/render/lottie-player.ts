import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DotLottie } from '@lottiefiles/dotlottie-web'
import type { Raster } from '#media/artwork/raster.ts'
import type { LottieSource } from '../original.ts'
import type { Size } from './size.ts'

export interface LottiePlayer {
  readonly frames: number
  /** The animation at this frame; fractions are between frames. */
  draw(frame: number): Raster
  close(): void
}

/** Opens an animation for drawing at this size. Close it, as its memory is outside of JavaScript's heap. */
export async function openLottie({ data }: LottieSource, { width, height }: Size): Promise<LottiePlayer> {
  loadEngineOnce()
  const player = new DotLottie({
    canvas: { width, height },
    data,
    autoplay: false,
    loop: false,
    useFrameInterpolation: true,
    layout: { fit: 'contain', align: [0.5, 0.5] },
    renderConfig: { autoResize: false, devicePixelRatio: 1 },
  })
  await new Promise<void>((resolve, reject) => {
    player.addEventListener('load', () => resolve())
    player.addEventListener('loadError', ({ error }) => reject(error))
  })
  return {
    frames: player.totalFrames,
    draw(frame) {
      player.setFrame(frame)
      const { buffer } = player
      if (!buffer) throw new Error('the animation was closed')
      return { width, height, data: Uint8Array.from(buffer) }
    },
    close() {
      player.destroy()
    },
  }
}

let engineIsSet = false

/** By default the player downloads its engine from a public server; here it is loaded from the package. */
function loadEngineOnce(): void {
  if (engineIsSet) return
  const path = fileURLToPath(import.meta.resolve('@lottiefiles/dotlottie-web/dotlottie-player.wasm'))
  DotLottie.setWasmUrl(`data:application/wasm;base64,${readFileSync(path).toString('base64')}`)
  engineIsSet = true
}
