import type { Result } from '#domain/errors/catalogue.ts'
import type { CropOptions } from '#media/pipeline/crop-picture.ts'

/** Decodes uploaded photos in another process. Refuses with `unavailable` while that process does not answer. */
export interface PictureCropper {
  /** The crop as JPEG in each of the sizes. */
  crop(bytes: Uint8Array, options: CropOptions): Promise<Result<readonly Uint8Array[]>>
}
