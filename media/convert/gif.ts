import sharp from 'sharp'
import { creditInGif } from '#media/attribution/in-gif.ts'
import { lottieFrames } from '#media/pipeline/render/draw-motion.ts'
import { joinFrames } from '#media/pipeline/render/encode.ts'
import type { Converter } from './converter.ts'

/** Delays of a GIF are hundredths of a second. */
const DELAY_STEP_MS = 10

/** An animation that repeats for ever. A GIF has no half-transparent pixels: edges are hard. */
export const toGif: Converter = async (original, { width, credit }) => {
  const { frames, delayMs } = await lottieFrames(original, { width: width ?? original.width })
  const { data, raw } = joinFrames(frames)
  const delay = Math.max(1, Math.round(delayMs / DELAY_STEP_MS)) * DELAY_STEP_MS
  const bytes = await sharp(data, { raw })
    .gif({ delay: frames.map(() => delay), loop: 0, effort: 7 })
    .toBuffer()
  return credit === null ? bytes : creditInGif(bytes, credit)
}
