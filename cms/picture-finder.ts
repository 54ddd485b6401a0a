import { NO_PICTURES, pictureProcess } from '#cms/adapters/picture-process/picture-process.ts'
import { environment } from '#cms/env.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'

/** The port to the process that searches by picture. */
export function pictureFinder(): PictureFinder {
  const { PICTURES_URL } = environment()
  return PICTURES_URL === undefined ? NO_PICTURES : pictureProcess(PICTURES_URL)
}
