/**
 * A set of the documents 0 … universe-1 of a segment: a sorted list while it is sparse, one bit for each
 * document when it is dense. Immutable: operations return new sets, or one of their operands.
 *
 * Typed arrays instead of CRoaring (decision 0016): compiled to WebAssembly it intersects, unites and lists
 * dense sets 2 to 6 times slower, and dense sets determine the time of the slowest searches. It is faster
 * with sparse sets, where both take hundredths of a millisecond (`bench/search-sets.ts`). Sets of arrays can
 * also be shared between threads and need no freeing.
 */
export type DocSet = SparseSet | DenseSet

export interface SparseSet {
  readonly dense: false
  readonly universe: number
  readonly size: number
  /** Ascending. */
  readonly docs: Uint32Array
}

export interface DenseSet {
  readonly dense: true
  readonly universe: number
  readonly size: number
  /** Document d is bit `d & 31` of word `d >>> 5`. */
  readonly bits: Uint32Array
  /** True where it is known without counting that every document is in it. */
  readonly full?: true
}

/** The number of documents up to which a list is no larger than the bits. */
export function sparseLimit(universe: number): number {
  return universe >>> 5
}

export function wordsOf(universe: number): number {
  return (universe + 31) >>> 5
}

export function emptySet(universe: number): DocSet {
  return { dense: false, universe, size: 0, docs: new Uint32Array(0) }
}

export function fullSet(universe: number): DocSet {
  if (universe === 0) return emptySet(universe)
  const bits = new Uint32Array(wordsOf(universe)).fill(0xffffffff)
  const rest = universe & 31
  if (rest !== 0) bits[bits.length - 1] = 0xffffffff >>> (32 - rest)
  return { dense: true, universe, size: universe, bits, full: true }
}

/** A set of ascending, distinct documents. A sparse set uses the array itself, not a copy. */
export function setOf(docs: Uint32Array, universe: number): DocSet {
  if (docs.length <= sparseLimit(universe)) return { dense: false, universe, size: docs.length, docs }
  const bits = new Uint32Array(wordsOf(universe))
  for (let i = 0; i < docs.length; i++) setBit(bits, docs[i] as number)
  return { dense: true, universe, size: docs.length, bits }
}

/** A set of bits, in the smaller form for its size. A dense set uses the array itself, not a copy. */
export function denseSet(bits: Uint32Array, universe: number, known: number | null = null): DocSet {
  const size = known ?? countBits(bits)
  if (size > sparseLimit(universe)) return { dense: true, universe, size, bits }
  return { dense: false, universe, size, docs: listBits(bits, size) }
}

/** A set that is known to be dense; its bits are counted on demand. */
export function uncountedSet(bits: Uint32Array, universe: number): DenseSet {
  return new Uncounted(bits, universe)
}

class Uncounted implements DenseSet {
  readonly dense = true
  readonly universe: number
  readonly bits: Uint32Array
  #size = -1

  constructor(bits: Uint32Array, universe: number) {
    this.bits = bits
    this.universe = universe
  }

  get size(): number {
    if (this.#size < 0) this.#size = countBits(this.bits)
    return this.#size
  }
}

/** Whether a set is empty, without counting. */
export function isEmpty(set: DocSet): boolean {
  return !set.dense && set.docs.length === 0
}

export function hasDoc(set: DocSet, doc: number): boolean {
  if (set.dense) return (((set.bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1
  const at = lowerBound(set.docs, doc)
  return at < set.size && set.docs[at] === doc
}

/** The documents in ascending order. The caller must not change the array: a sparse set returns its own. */
export function docsOf(set: DocSet): Uint32Array {
  return set.dense ? listBits(set.bits, set.size) : set.docs
}

/** The documents one by one, for callers that may stop early. */
export function* eachDoc(set: DocSet): Generator<number> {
  if (!set.dense) {
    yield* set.docs
    return
  }
  for (let i = 0; i < set.bits.length; i++) {
    for (let word = set.bits[i] as number; word !== 0; word &= word - 1) {
      yield (i << 5) + (31 - Math.clz32(word & -word))
    }
  }
}

/** The first `count` documents of a set, or all where there are fewer. */
export function firstDocs(set: DocSet, count: number): Uint32Array {
  if (set.size <= count) return docsOf(set)
  if (!set.dense) return set.docs.subarray(0, count)
  const docs = new Uint32Array(count)
  let at = 0
  for (const doc of eachDoc(set)) {
    docs[at++] = doc
    if (at === count) break
  }
  return docs
}

/** The memory that a set takes, in bytes. */
export function weightOf(set: DocSet): number {
  return 64 + (set.dense ? set.bits.byteLength : set.docs.byteLength)
}

export function setBit(bits: Uint32Array, doc: number): void {
  const word = doc >>> 5
  bits[word] = (bits[word] as number) | (1 << (doc & 31))
}

/**
 * How many bits are set. Eight words are added up bit by bit before any is counted, with the carry-save adders of
 * Harley and Seal (Warren, Hacker's Delight, 5-1), in a third of the time.
 */
function countBits(bits: Uint32Array): number {
  let eights = 0
  let [ones, twos, fours] = [0, 0, 0]
  const whole = bits.length - (bits.length % 8)
  for (let i = 0; i < whole; i += 8) {
    let a = bits[i] as number
    let b = bits[i + 1] as number
    let half = ones ^ a
    const twosA = (ones & a) | (half & b)
    ones = half ^ b
    a = bits[i + 2] as number
    b = bits[i + 3] as number
    half = ones ^ a
    const twosB = (ones & a) | (half & b)
    ones = half ^ b
    half = twos ^ twosA
    const foursA = (twos & twosA) | (half & twosB)
    twos = half ^ twosB
    a = bits[i + 4] as number
    b = bits[i + 5] as number
    half = ones ^ a
    const twosC = (ones & a) | (half & b)
    ones = half ^ b
    a = bits[i + 6] as number
    b = bits[i + 7] as number
    half = ones ^ a
    const twosD = (ones & a) | (half & b)
    ones = half ^ b
    half = twos ^ twosC
    const foursB = (twos & twosC) | (half & twosD)
    twos = half ^ twosD
    half = fours ^ foursA
    eights += popcount((fours & foursA) | (half & foursB))
    fours = half ^ foursB
  }
  let count = 8 * eights + 4 * popcount(fours) + 2 * popcount(twos) + popcount(ones)
  for (let i = whole; i < bits.length; i++) count += popcount(bits[i] as number)
  return count
}

/** How many bits of a word are set. */
function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The index of a value in an ascending list, or the index to insert it at. */
export function lowerBound(list: Uint32Array, value: number, from = 0): number {
  let low = from
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

function listBits(bits: Uint32Array, size: number): Uint32Array {
  const docs = new Uint32Array(size)
  let at = 0
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number
    while (word !== 0) {
      docs[at++] = (i << 5) + (31 - Math.clz32(word & -word))
      word &= word - 1
    }
  }
  return docs
}
