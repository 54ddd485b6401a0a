import type { Raster } from '#media/artwork/raster.ts'
import type { Original } from '../original.ts'
import { fullest } from './fullest.ts'
import { openLottie } from './lottie-player.ts'
import { fitInside, type Size } from './size.ts'

type LottiePicture = Extract<Original['picture'], { type: 'lottie' }>

/**
 * Positions in an animation, as shares of its duration, that are compared to find the frame with the most
 * content.
 */
const SAMPLED_AT = [0.5, 0.35, 0.65, 0.2, 0.8, 0.98, 0] as const
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
    const frameAt = (share: number) => share * Math.max(0, opened.frames - 1)
    return frameAt(fullest<number>(SAMPLED_AT, (share) => opened.draw(frameAt(share)), CLEARLY_MORE))
  } finally {
    opened.close()
  }
}
