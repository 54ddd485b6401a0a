import { strToU8, zipSync } from 'fflate'
import { creditInDotLottie } from '#media/attribution/in-lottie.ts'
import type { Converter } from './converter.ts'

const ANIMATION_ID = 'animation'
const MANIFEST = { version: '2', generator: 'marketplace', animations: [{ id: ANIMATION_ID }] }
/** The earliest date of the ZIP format; a fixed date makes the output reproducible. */
const EPOCH = new Date(1980, 0, 1)

/** A package of version 2 with one animation. */
export const toDotLottie: Converter = async ({ picture, format }, { credit }) => {
  if (picture.type !== 'lottie') throw new TypeError(`a ${format} is no animation`)
  const files = {
    'manifest.json': strToU8(JSON.stringify(MANIFEST)),
    [`a/${ANIMATION_ID}.json`]: strToU8(picture.player.data),
  }
  const bytes = zipSync(files, { mtime: EPOCH, level: 9 })
  return credit === null ? bytes : creditInDotLottie(bytes, credit)
}
