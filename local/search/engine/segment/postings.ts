/**
 * For each key (a word, or a value of a facet) its documents, separated by field. Short lists are in memory together;
 * long ones (lists too, or one bit a document where that is smaller) are many bytes and few, and may stay in the file
 * until they are read.
 */
export interface Postings {
  readonly universe: number
  /** Ascending. */
  readonly keys: Uint32Array
  /** How many documents have the key, in whatever field. */
  readonly totals: Uint32Array
  /** Where the lists of a key begin among the following; one more than there are keys. */
  readonly starts: Uint32Array
  readonly fields: Uint16Array
  readonly counts: Uint32Array
  /** Where the list begins in `short` or `long`. */
  readonly offsets: Uint32Array
  readonly short: Uint32Array
  readonly long: Uint32Array | null
}

/** Up to this many documents a list is short. */
export const SHORT_LIST = 128

/** How many 32-bit numbers a long list of so many documents takes. */
export function longLength(count: number, universe: number): number {
  return Math.min(count, (universe + 31) >>> 5)
}
