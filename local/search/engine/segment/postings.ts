/**
 * For each key (a word, or a value of a facet) its documents, separated by field. Short lists are together in
 * memory; long ones (lists too, or one bit a document where that is smaller) are few but large, and may stay
 * in the file until they are read.
 */
export interface Postings {
  readonly universe: number
  /** Ascending. */
  readonly keys: Uint32Array
  /** The number of documents with the key in any field. */
  readonly totals: Uint32Array
  /** Start of the lists of each key in the following arrays; one more than there are keys. */
  readonly starts: Uint32Array
  readonly fields: Uint16Array
  readonly counts: Uint32Array
  /** Start of the list in `short` or `long`. */
  readonly offsets: Uint32Array
  readonly short: Uint32Array
  readonly long: Uint32Array | null
}

/** A list of up to this many documents is short. */
export const SHORT_LIST = 128

/** The 32-bit numbers that a long list of `count` documents takes. */
export function longLength(count: number, universe: number): number {
  return Math.min(count, (universe + 31) >>> 5)
}
