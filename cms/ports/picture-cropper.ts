import type { Result } from '#domain/errors/catalogue.ts'
import type { CropOptions } from '#media/pipeline/crop-picture.ts'

/** Opens photos that people send, away from this process. Refuses with `unavailable` while nobody answers. */
export interface PictureCropper {
  /** The chosen part as JPEG, in each of the sizes. */
  crop(bytes: Uint8Array, options: CropOptions): Promise<Result<readonly Uint8Array[]>>
}
