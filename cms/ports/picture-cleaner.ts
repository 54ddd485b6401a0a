import type { Result } from '#domain/errors/catalogue.ts'
import type { CleanPicture } from '#media/pipeline/clean-picture.ts'

/** Decodes uploaded pictures in another process. Refuses with `unavailable` while that process does not answer. */
export interface PictureCleaner {
  /** The pixels of a picture, encoded again, at most `side` pixels wide and high. */
  clean(bytes: Uint8Array, options: { readonly side: number }): Promise<Result<CleanPicture>>
}
