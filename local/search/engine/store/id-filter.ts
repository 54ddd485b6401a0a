import type { Portion } from '../segment/portion.ts'

/** Bits for each id: of ids that were never met, one in eight to sixteen looks as if it had been. */
const BITS_OF_ID = 8
const SMALLEST_BITS = 12

/**
 * Tells most ids that an index never held from those it may hold, in one look at memory: in a long stream of new
 * records, none has to be looked for in every part of the index.
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

  /** Whether an id with this hash may have been taken in. */
  mayHave(hash: number): boolean {
    const at = hash >>> this.#shift
    return (((this.#words[at >>> 5] as number) >>> (at & 31)) & 1) === 1
  }

  /** Takes ids in by their hashes; false where there is no room, and a larger filter has to be made of all parts. */
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
