import type { Raster } from '#media/artwork/raster.ts'
import type { Original } from '../original.ts'
import { openLottie } from './lottie-player.ts'
import { mostTelling } from './most-telling.ts'
import { fitInside, type Size } from './size.ts'

type LottiePicture = Extract<Original['picture'], { type: 'lottie' }>

/**
 * Positions in an animation, as shares of its duration, that are compared to find the most telling frame. The poses
 * at rest come first: between them an animation may be half way from one drawing to another. Then from the middle outwards:
 * many animations are whole there.
 */
const SAMPLED_AT = [0, 0.98, 0.5, 0.42, 0.58, 0.35, 0.65, 0.27, 0.73, 0.2, 0.8, 0.12, 0.88] as const
const SAMPLE_SIDE = 64

/** A still of the most telling frame: many animations start and end empty. */
export async function drawLottie({ player }: LottiePicture, size: Size): Promise<Raster> {
  const frame = await tellingFrame(player)
  const opened = await openLottie(player, size)
  try {
    return opened.draw(frame)
  } finally {
    opened.close()
  }
}

async function tellingFrame(source: LottiePicture['player']): Promise<number> {
  const opened = await openLottie(source, fitInside(source, { width: SAMPLE_SIDE, height: SAMPLE_SIDE }))
  try {
    const frames = SAMPLED_AT.map((share) => share * Math.max(0, opened.frames - 1))
    return frames[mostTelling(frames.map((frame) => opened.draw(frame)))] ?? 0
  } finally {
    opened.close()
  }
}
