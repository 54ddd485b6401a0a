import { type DocSet, lowerBound, setOf, sparseLimit } from '../docset/doc-set.ts'
import { longLength, type Postings, SHORT_LIST } from './postings.ts'

/** Reads a range of the long lists from their file. */
export type ReadLong = (offset: number, length: number) => Uint32Array

/** The lists of postings as sets of documents. */
export class PostingSets {
  readonly #postings: Postings
  readonly #readLong: ReadLong

  constructor(postings: Postings, readLong: ReadLong | null) {
    this.#postings = postings
    this.#readLong =
      readLong ??
      ((offset, length) => (postings.long ?? new Uint32Array(0)).subarray(offset, offset + length))
  }

  /** The number of documents with the key. */
  total(key: number): number {
    const at = this.#indexOf(key)
    return at === null ? 0 : (this.#postings.totals[at] as number)
  }

  /**
   * The documents with the key in each of the wanted fields.
   *
   * @param keep may return a cached set of a field, which is then not read again
   */
  sets(
    key: number,
    wanted: (field: number) => boolean,
    keep: (field: number, read: () => DocSet) => DocSet = (_, read) => read(),
  ): { readonly field: number; readonly set: DocSet }[] {
    const index = this.#indexOf(key)
    if (index === null) return []
    const { starts, fields } = this.#postings
    const found: { field: number; set: DocSet }[] = []
    for (let at = starts[index] as number; at < (starts[index + 1] as number); at++) {
      const field = fields[at] as number
      if (wanted(field)) found.push({ field, set: this.#setAt(at, field, keep) })
    }
    return found
  }

  /** Every key that occurs. */
  keys(): Uint32Array {
    return this.#postings.keys
  }

  #setAt(at: number, field: number, keep: (field: number, read: () => DocSet) => DocSet): DocSet {
    const { universe, counts, offsets, short } = this.#postings
    const size = counts[at] as number
    const offset = offsets[at] as number
    if (size <= SHORT_LIST) return setOf(short.subarray(offset, offset + size), universe)
    return keep(field, () => this.#readSet(offset, size))
  }

  #readSet(offset: number, size: number): DocSet {
    const { universe } = this.#postings
    const list = this.#readLong(offset, longLength(size, universe))
    if (size <= sparseLimit(universe)) return { dense: false, universe, size, docs: list }
    return { dense: true, universe, size, bits: list }
  }

  #indexOf(key: number): number | null {
    const at = lowerBound(this.#postings.keys, key)
    return this.#postings.keys[at] === key ? at : null
  }
}
