import type { DocSet } from '../docset/doc-set.ts'
import type { Unsigned } from '../segment/columns.ts'

/** A column of numbers below `size`. */
export interface CountedColumn {
  readonly numbers: Unsigned
  readonly size: number
}

/** How many of the documents have each number. */
export function histogram({ numbers, size }: CountedColumn, set: DocSet): Uint32Array {
  const counts = new Uint32Array(size)
  if (!set.dense) {
    for (let i = 0; i < set.docs.length; i++) {
      const number = numbers[set.docs[i] as number] as number
      counts[number] = (counts[number] as number) + 1
    }
    return counts
  }
  // Listing the documents first would take as long as counting.
  for (let i = 0; i < set.bits.length; i++) {
    for (let word = set.bits[i] as number; word !== 0; word &= word - 1) {
      const number = numbers[(i << 5) + (31 - Math.clz32(word & -word))] as number
      counts[number] = (counts[number] as number) + 1
    }
  }
  return counts
}

/**
 * The histograms of two columns in little more than half of the time: the documents are read once, and the
 * additions of one column need not wait for those of the other.
 */
export function twoHistograms(
  one: CountedColumn,
  other: CountedColumn,
  set: DocSet,
): readonly [Uint32Array, Uint32Array] {
  const [ofOne, ofOther] = [one.numbers, other.numbers]
  const [ones, others] = [new Uint32Array(one.size), new Uint32Array(other.size)]
  if (!set.dense) {
    for (let i = 0; i < set.docs.length; i++) {
      const doc = set.docs[i] as number
      const a = ofOne[doc] as number
      const b = ofOther[doc] as number
      ones[a] = (ones[a] as number) + 1
      others[b] = (others[b] as number) + 1
    }
    return [ones, others]
  }
  for (let i = 0; i < set.bits.length; i++) {
    for (let word = set.bits[i] as number; word !== 0; word &= word - 1) {
      const doc = (i << 5) + (31 - Math.clz32(word & -word))
      const a = ofOne[doc] as number
      const b = ofOther[doc] as number
      ones[a] = (ones[a] as number) + 1
      others[b] = (others[b] as number) + 1
    }
  }
  return [ones, others]
}
