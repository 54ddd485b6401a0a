import sharp from 'sharp'
import { TURNTABLE_FRAMES } from '#domain/assets/turntable.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import type { Raster } from '#media/artwork/raster.ts'
import { camerasFor, STILL_TURN } from '../model/camera.ts'
import { drawModel } from '../model/draw-model.ts'
import type { Original } from '../original.ts'
import { encodeAnimation, encodeStrip, WEBP } from './encode.ts'
import { type LottiePlayer, openLottie } from './lottie-player.ts'
import { fitInside, shrinkInside } from './size.ts'

/**
 * Largest width of one frame: a whole turn has to be drawn within the time limit of one file, and the maximum
 * width of a WebP is 16,383.
 */
export const TURNTABLE_MAX_WIDTH = 320

interface FrameLimits {
  readonly framesPerSecond: number
  /** Longer animations skip frames. */
  readonly maxFrames: number
}

const PREVIEW: FrameLimits = { framesPerSecond: 15, maxFrames: 60 }

/**
 * A moving original as WebP: an animated one, or for a model the strip of its turn. Null when it does not
 * move, or moves by itself in a page (SVG).
 */
export async function drawMotion(
  original: Original,
  frame: { width: number; height?: number },
): Promise<Uint8Array | null> {
  const { picture } = original
  if (picture.type === 'lottie') {
    const { frames, delayMs } = await lottieFrames(original, frame)
    return encodeAnimation(frames, Math.round(delayMs))
  }
  if (picture.type === 'model') {
    const turns = Array.from(
      { length: TURNTABLE_FRAMES },
      (_, index) => STILL_TURN + (index * 2 * Math.PI) / TURNTABLE_FRAMES,
    )
    const { width } = fitInside(original, { ...frame, width: Math.min(frame.width, TURNTABLE_MAX_WIDTH) })
    return encodeStrip(
      camerasFor(picture.model, turns).map((camera) => drawModel(picture.model, camera, width, 'moving')),
    )
  }
  if (picture.type !== 'raster' || !picture.animated) return null
  const { width, height } = shrinkInside(original, frame)
  return sharp(picture.bytes, { animated: true, limitInputPixels: LIMITS.pixels })
    .resize(width, height, { fit: 'fill' })
    .webp(WEBP.moving)
    .toBuffer()
}

/** The frames of an animation for a preview, and how long each is shown. */
export async function lottieFrames(
  original: Original,
  frame: { width: number; height?: number },
): Promise<{ frames: readonly Raster[]; delayMs: number }> {
  const { frames, delayMs } = await playLottie(original, frame, PREVIEW)
  return { frames: [...frames], delayMs }
}

/** Draws an animation frame by frame. Read all frames, as the player is closed after the last. */
export async function playLottie(
  original: Original,
  frame: { width: number; height?: number },
  { framesPerSecond, maxFrames }: FrameLimits,
): Promise<{ frames: Iterable<Raster>; delayMs: number }> {
  const { picture, durationMs } = original
  if (picture.type !== 'lottie' || durationMs === null) throw new Error('no animation')
  const wanted = Math.max(1, Math.round((durationMs / 1000) * Math.min(framesPerSecond, picture.frameRate)))
  const count = Math.min(maxFrames, wanted)
  const player = await openLottie(picture.player, fitInside(original, frame))
  return { frames: drawFrames(player, count), delayMs: durationMs / count }
}

function* drawFrames(player: LottiePlayer, count: number): Generator<Raster> {
  try {
    for (let index = 0; index < count; index += 1) yield player.draw((index * player.frames) / count)
  } finally {
    player.close()
  }
}
