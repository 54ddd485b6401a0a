import {
  type DocSet,
  denseSet,
  emptySet,
  hasDoc,
  isEmpty,
  type SparseSet,
  setBit,
  setOf,
  uncountedSet,
  wordsOf,
} from './doc-set.ts'

/** Documents of both sets. */
export function and(a: DocSet, b: DocSet): DocSet {
  if (isEmpty(a) || isEmpty(b)) return emptySet(a.universe)
  if (a === b || isFull(b)) return a
  if (isFull(a)) return b
  if (!a.dense) return !b.dense && b.size < a.size ? filterSparse(b, a, true) : filterSparse(a, b, true)
  if (!b.dense) return filterSparse(b, a, true)
  const bits = new Uint32Array(a.bits.length)
  for (let i = 0; i < bits.length; i++) bits[i] = (a.bits[i] as number) & (b.bits[i] as number)
  return denseSet(bits, a.universe)
}

/** Documents of the first set that are not in the second. */
export function andNot(a: DocSet, b: DocSet): DocSet {
  if (isEmpty(a) || isEmpty(b)) return a
  if (a === b) return emptySet(a.universe)
  if (!a.dense) return filterSparse(a, b, false)
  const bits = a.bits.slice()
  if (b.dense) {
    for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & ~(b.bits[i] as number)
  } else {
    for (let i = 0; i < b.docs.length; i++) {
      const doc = b.docs[i] as number
      bits[doc >>> 5] = (bits[doc >>> 5] as number) & ~(1 << (doc & 31))
    }
  }
  return denseSet(bits, a.universe)
}

/** Documents of any of the sets. */
export function or(sets: readonly DocSet[], universe: number): DocSet {
  const filled = sets.filter((set) => !isEmpty(set))
  const [first, second] = filled
  if (!first) return emptySet(universe)
  if (!second) return first
  const whole = filled.find(isFull)
  if (whole) return whole
  const isDense = filled.some((set) => set.dense)
  if (!isDense) {
    if (filled.length === 2)
      return mergeLists((first as SparseSet).docs, (second as SparseSet).docs, universe)
    if (filled.reduce((sum, set) => sum + set.size, 0) < universe >>> 8) return mergeSorted(filled, universe)
  }
  const bits = new Uint32Array(wordsOf(universe))
  for (const set of filled) {
    if (set.dense)
      for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) | (set.bits[i] as number)
    else for (let i = 0; i < set.docs.length; i++) setBit(bits, set.docs[i] as number)
  }
  return isDense ? uncountedSet(bits, universe) : denseSet(bits, universe)
}

function isFull(set: DocSet): boolean {
  return set.dense && set.full === true
}

/** The documents of a list that are in another set, or those that are not, as `wanted` says. */
function filterSparse(from: SparseSet, by: DocSet, wanted: boolean): DocSet {
  const docs = from.docs
  const kept = new Uint32Array(docs.length)
  let size = 0
  if (by.dense) {
    const bit = wanted ? 1 : 0
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number
      if ((((by.bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === bit) kept[size++] = doc
    }
  } else if (docs.length * 16 < by.docs.length) {
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number
      if (hasDoc(by, doc) === wanted) kept[size++] = doc
    }
  } else {
    let at = 0
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number
      while (at < by.docs.length && (by.docs[at] as number) < doc) at++
      if ((by.docs[at] === doc) === wanted) kept[size++] = doc
    }
  }
  return setOf(kept.slice(0, size), from.universe)
}

function mergeLists(a: Uint32Array, b: Uint32Array, universe: number): DocSet {
  const merged = new Uint32Array(a.length + b.length)
  let size = 0
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const left = a[i] as number
    const right = b[j] as number
    merged[size++] = Math.min(left, right)
    if (left <= right) i++
    if (right <= left) j++
  }
  while (i < a.length) merged[size++] = a[i++] as number
  while (j < b.length) merged[size++] = b[j++] as number
  return setOf(merged.slice(0, size), universe)
}

/** Many small lists: concatenated, sorted, duplicates removed. */
function mergeSorted(sets: readonly DocSet[], universe: number): DocSet {
  const all = new Uint32Array(sets.reduce((sum, set) => sum + set.size, 0))
  let at = 0
  for (const set of sets) {
    if (set.dense) continue
    all.set(set.docs, at)
    at += set.size
  }
  all.sort()
  let size = 0
  for (let i = 0; i < all.length; i++) if (i === 0 || all[i] !== all[i - 1]) all[size++] = all[i] as number
  return setOf(all.slice(0, size), universe)
}
