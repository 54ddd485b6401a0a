import type { AttributeOrder } from '../../model/plan.ts'
import { andNot } from '../docset/combine.ts'
import { type DocSet, docsOf, hasDoc, setOf } from '../docset/doc-set.ts'
import { missingIn, type NumberColumn } from '../segment/columns.ts'
import type { Segment } from '../segment/segment.ts'
import type { Part } from './part.ts'
import { boundOf } from './smallest.ts'
import { sortedDocs } from './sorted-docs.ts'

/** The sort key of a record without a number: after all others, in either order. */
const NO_NUMBER = Number.MAX_VALUE

/** A larger bucket is dense enough to walk all documents in order. */
const LARGE = 50_000
const LARGE_PART = 1 / 16

/**
 * Splits a bucket by the numbers of an attribute, of which about the first `wanted` documents will be read.
 */
export function byNumber(
  segment: Segment,
  bucket: DocSet,
  order: AttributeOrder,
  wanted: number,
): Iterable<Part> {
  const column = columnOf(segment, order)
  if (!column) return [{ value: NO_NUMBER, set: bucket }]
  const isLarge = bucket.size > LARGE && bucket.size > bucket.universe * LARGE_PART
  return isLarge ? walkSorted(column, bucket, order) : pickBest(column, bucket, order, wanted)
}

/** Returns the key of a document, to sort ascending. */
export type KeyOf = (doc: number) => number

/** The keys of the documents of a segment. */
export function sortKeys(segment: Segment, order: AttributeOrder): KeyOf {
  const column = columnOf(segment, order)
  return column ? keysOf(column, order) : () => NO_NUMBER
}

/** Walks all documents of the segment in order, and stops when no further parts of the bucket are read. */
export function* walkSorted(column: NumberColumn, bucket: DocSet, order: AttributeOrder): Generator<Part> {
  const sorted = sortedDocs(column.values)
  const keyOf = keysOf(column, order)
  const ascending = order.order === 'asc'
  for (let from = 0; from < sorted.length; ) {
    const { docs, next } = equals(column, sorted, from, ascending)
    const met = docs.filter((doc) => hasDoc(bucket, doc))
    if (met.length > 0) {
      yield { value: keyOf(met[0] as number), set: setOf(met, bucket.universe) }
    }
    from = next
  }
  const rest = andNot(bucket, setOf(sorted.slice().sort(), bucket.universe))
  if (rest.size > 0) yield { value: NO_NUMBER, set: rest }
}

/** The best documents by the numbers of an attribute. */
export function pickBest(
  column: NumberColumn,
  bucket: DocSet,
  order: AttributeOrder,
  wanted: number,
): Generator<Part> {
  return pickSmallest(keysOf(column, order), bucket, wanted)
}

/**
 * Picks the documents with the smallest keys, which is faster than sorting all. Doubles their number each
 * time that more are read.
 */
export function* pickSmallest(keyOf: KeyOf, bucket: DocSet, wanted: number): Generator<Part> {
  let rest = docsOf(bucket)
  for (let size = Math.max(16, wanted); rest.length > 0; size *= 2) {
    const bound = boundOf(Float64Array.from(rest, keyOf), size)
    const groups = Map.groupBy(
      rest.filter((doc) => keyOf(doc) <= bound),
      keyOf,
    )
    for (const value of [...groups.keys()].sort((a, b) => a - b)) {
      yield { value, set: setOf(Uint32Array.from(groups.get(value) ?? []), bucket.universe) }
    }
    rest = rest.filter((doc) => keyOf(doc) > bound)
  }
}

/** The documents with the number at a position of the order, counted from its beginning or its end. */
function equals(
  { values }: NumberColumn,
  sorted: Uint32Array,
  from: number,
  ascending: boolean,
): { readonly docs: Uint32Array; readonly next: number } {
  const at = (place: number) => (ascending ? place : sorted.length - 1 - place)
  const value = values[sorted[at(from)] as number]
  let next = from + 1
  while (next < sorted.length && values[sorted[at(next)] as number] === value) next++
  const docs = ascending ? sorted.subarray(from, next) : sorted.subarray(at(next - 1), at(from) + 1)
  return { docs, next }
}

function keysOf({ values }: NumberColumn, { order }: AttributeOrder): KeyOf {
  const missing = missingIn(values)
  return (doc) => {
    const value = values[doc] as number
    if (value === missing || Number.isNaN(value)) return NO_NUMBER
    return order === 'asc' ? value : 0 - value
  }
}

function columnOf(segment: Segment, { attribute }: AttributeOrder): NumberColumn | undefined {
  return segment.columns.numbers.find(({ path }) => path === attribute)
}
