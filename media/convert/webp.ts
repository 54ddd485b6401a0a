import { creditInWebp } from '#media/attribution/in-webp.ts'
import { draw } from '#media/pipeline/render/draw.ts'
import { drawMotion } from '#media/pipeline/render/draw-motion.ts'
import { encodeWebp, WEBP } from '#media/pipeline/render/encode.ts'
import type { Converter } from './converter.ts'

/** A still, or of an animation an animated picture. */
export const toWebp: Converter = async (original, { width, credit }) => {
  const frame = { width: width ?? original.width }
  const { type } = original.picture
  const moving = type === 'lottie' ? await drawMotion(original, frame) : null
  const quality = type === 'raster' ? WEBP.photo : WEBP.drawing
  const bytes = moving ?? (await encodeWebp(await draw(original, frame), quality))
  return credit === null ? bytes : creditInWebp(bytes, credit)
}
