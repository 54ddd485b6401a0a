import type { Portion } from '../segment/portion.ts'

/** Bits for each id: one in eight to sixteen new ids is a false positive. */
const BITS_OF_ID = 8
const SMALLEST_BITS = 12

/**
 * A filter that recognises most ids that an index never contained, with one memory access: in a long stream
 * of new records, most need not be looked up in every part of the index.
 */
export class IdFilter {
  #shift = 32 - SMALLEST_BITS
  #words = new Uint32Array(1 << (SMALLEST_BITS - 5))
  #count = 0

  /** A filter of all ids of some parts, with room for as many again. */
  constructor(parts: readonly Portion[] = []) {
    this.#makeRoom(parts.reduce((sum, { universe }) => sum + universe, 0))
    for (const { columns } of parts) this.addAll(columns.hashes)
  }

  /** Whether an id with this hash may have been added. */
  mayHave(hash: number): boolean {
    const at = hash >>> this.#shift
    return (((this.#words[at >>> 5] as number) >>> (at & 31)) & 1) === 1
  }

  /**
   * Adds ids by their hashes; false when the filter is full and a larger one has to be created from all
   * parts.
   */
  addAll(hashes: Uint32Array): boolean {
    if ((this.#count + hashes.length) * BITS_OF_ID > this.#words.length * 32) return false
    for (const hash of hashes) {
      const at = hash >>> this.#shift
      this.#words[at >>> 5] = (this.#words[at >>> 5] as number) | (1 << (at & 31))
    }
    this.#count += hashes.length
    return true
  }

  #makeRoom(ids: number): void {
    const bits = Math.min(31, Math.max(SMALLEST_BITS, Math.ceil(Math.log2(ids * 2 * BITS_OF_ID + 1))))
    this.#shift = 32 - bits
    this.#words = new Uint32Array(2 ** (bits - 5))
  }
}
