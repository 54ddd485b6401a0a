import type { Result } from '#domain/errors/catalogue.ts'
import type { QueryView } from '#media/artwork/descriptor/descriptor.ts'
import type { DescribedPicture } from '#media/pipeline/describe-picture.ts'
import type { PictureMatch } from '#media/similarity/picture-index.ts'

/** What search by picture stands on. Refuses with `unavailable` while nobody answers. */
export interface PictureFinder {
  /** Opens any bytes as a picture to search with, away from this process. */
  describe(bytes: Uint8Array): Promise<Result<DescribedPicture>>
  /** Items that look like any of the views, likest first. They were published a moment ago; look whether they are. */
  find(views: readonly QueryView[], count: number): Promise<Result<readonly PictureMatch[]>>
  /** Items that look like an item of the library, itself left out; none where its picture is not known. */
  alike(item: number, count: number): Promise<Result<readonly PictureMatch[]>>
}
