import type { Descriptor } from '#media/artwork/descriptor/descriptor.ts'

/** An item's picture in the index. */
export interface IndexedPicture extends Descriptor {
  readonly item: number
  /** The revision that the descriptor was computed from: shows whether the descriptor is current. */
  readonly revision: number
}

/** An item that looks like the query picture; 1 for the same picture, 0 for nothing in common. */
export interface PictureMatch {
  readonly item: number
  readonly similarity: number
}
