import { creditInLottie } from '#media/attribution/in-lottie.ts'
import type { Converter } from './converter.ts'

/** The animation that a package shows first, with the pictures of the package embedded. */
export const toLottieJson: Converter = async ({ picture, format }, { credit }) => {
  if (picture.type !== 'lottie') throw new TypeError(`a ${format} is no animation`)
  const bytes = new TextEncoder().encode(picture.player.data)
  return credit === null ? bytes : creditInLottie(bytes, credit)
}
