import type { Result } from '#domain/errors/catalogue.ts'
import type { QueryView } from '#media/artwork/descriptor/descriptor.ts'
import type { DescribedPicture } from '#media/pipeline/describe-picture.ts'
import type { PictureMatch } from '#media/similarity/indexed-picture.ts'

/** Search by picture. Refuses with `unavailable` while its process does not answer. */
export interface PictureFinder {
  /** Decodes untrusted bytes as a query picture, in another process. */
  describe(bytes: Uint8Array): Promise<Result<DescribedPicture>>
  /**
   * Items similar to any of the views, most similar first. The index lags behind the database: check that they are
   * published.
   */
  find(views: readonly QueryView[], count: number): Promise<Result<readonly PictureMatch[]>>
  /** Items similar to an item, without that item; empty when the index does not have its picture. */
  alike(item: number, count: number): Promise<Result<readonly PictureMatch[]>>
}
