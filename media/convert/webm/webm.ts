import { playLottie } from '#media/pipeline/render/draw-motion.ts'
import { fitInside } from '#media/pipeline/render/size.ts'
import type { Converter } from '../converter.ts'
import { encodeFilm } from './encode-film.ts'

/** Smooth for up to 4 s; longer animations have fewer frames per second, to stay within the time of one file. */
const SMOOTH = { framesPerSecond: 30, maxFrames: 120 }

/** A film with a transparent background. */
export const toWebm: Converter = async (original, { width, credit }) => {
  const frame = { width: width ?? original.width }
  const { frames, delayMs } = await playLottie(original, frame, SMOOTH)
  const comment = credit && `${credit.line} ${credit.licence} ${credit.source}`
  return encodeFilm({ frames, ...fitInside(original, frame), framesPerSecond: 1000 / delayMs, comment })
}
