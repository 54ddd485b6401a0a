import { NO_PICTURES, pictureProcess } from '#cms/adapters/picture-process/picture-process.ts'
import { environment } from '#cms/env.ts'
import type { PictureCleaner } from '#cms/ports/picture-cleaner.ts'
import type { PictureCropper } from '#cms/ports/picture-cropper.ts'

/** The port to the process that decodes profile pictures. */
export function pictureCropper(): PictureCropper {
  const { PICTURES_URL } = environment()
  return PICTURES_URL === undefined ? NO_PICTURES : pictureProcess(PICTURES_URL)
}

/** The port to the same process, which decodes pictures of the media library. */
export function pictureCleaner(): PictureCleaner {
  const { PICTURES_URL } = environment()
  return PICTURES_URL === undefined ? NO_PICTURES : pictureProcess(PICTURES_URL)
}
