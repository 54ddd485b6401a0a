import type { Raster } from '#media/artwork/raster.ts'
import type { Original } from '../original.ts'
import { openLottie } from './lottie-player.ts'
import { fitInside, type Size } from './size.ts'

type LottiePicture = Extract<Original['picture'], { type: 'lottie' }>

/**
 * Positions in an animation, as shares of its duration, that are compared to find the frame with the most
 * content.
 */
const SAMPLED_AT = [0.5, 0.35, 0.65, 0.2, 0.8, 0.98, 0]
const SAMPLE_SIDE = 64
/** A later sample must have this factor more content, so that the middle is chosen where all are similar. */
const CLEARLY_MORE = 1.02

/** A still of the frame with the most content: many animations start and end empty. */
export async function drawLottie({ player }: LottiePicture, size: Size): Promise<Raster> {
  const frame = await fullestFrame(player)
  const opened = await openLottie(player, size)
  try {
    return opened.draw(frame)
  } finally {
    opened.close()
  }
}

async function fullestFrame(source: LottiePicture['player']): Promise<number> {
  const opened = await openLottie(source, fitInside(source, { width: SAMPLE_SIDE, height: SAMPLE_SIDE }))
  try {
    let best = { frame: 0, ink: -1 }
    for (const look of SAMPLED_AT) {
      const frame = look * Math.max(0, opened.frames - 1)
      const ink = inkOf(opened.draw(frame))
      if (ink > Math.max(0, best.ink) * CLEARLY_MORE || best.ink < 0) best = { frame, ink }
    }
    return best.frame
  } finally {
    opened.close()
  }
}

function inkOf({ data }: Raster): number {
  let sum = 0
  for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0
  return sum
}
