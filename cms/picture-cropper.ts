import { NO_PICTURES, pictureProcess } from '#cms/adapters/picture-process/picture-process.ts'
import { environment } from '#cms/env.ts'
import type { PictureCropper } from '#cms/ports/picture-cropper.ts'

/** What opens the photos of people for this process. */
export function pictureCropper(): PictureCropper {
  const { PICTURES_URL } = environment()
  return PICTURES_URL === undefined ? NO_PICTURES : pictureProcess(PICTURES_URL)
}
