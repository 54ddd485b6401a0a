import { type DocSet, eachDoc } from '../docset/doc-set.ts'
import type { Measures, Splitter } from './criteria.ts'
import { type KeyOf, sortKeys } from './sort-numbers.ts'

/** Documents of one segment that are equal by every criterion. */
export interface Bucket {
  readonly measures: Measures
  readonly set: DocSet
  /** By each criterion, the smaller the better. */
  readonly key: readonly number[]
}

/** A document in ranking order. */
export interface Ranked {
  readonly measures: Measures
  readonly doc: number
}

/**
 * The documents of one segment, best first. Buckets are split by the next criterion lazily, when they are
 * reached.
 */
export function rankSegment(
  measures: Measures,
  matches: DocSet,
  splitters: readonly Splitter[],
): Generator<Bucket> {
  return refine({ measures, set: matches, key: [] }, splitters, 0)
}

function* refine(bucket: Bucket, splitters: readonly Splitter[], depth: number): Generator<Bucket> {
  const splitter = splitters[depth]
  if (!splitter) {
    yield bucket
    return
  }
  for (const { value, set } of splitter.split(bucket.set)) {
    yield* refine({ ...bucket, set, key: [...bucket.key, value] }, splitters, depth + 1)
  }
}

/**
 * The documents of all segments, best first; those that are equal by every criterion in the order of the
 * store.
 */
export function* mergeRanked(segments: readonly Generator<Bucket>[]): Generator<Ranked> {
  const heads: Head[] = []
  for (const buckets of segments) enterNext(heads, buckets)
  for (let best = heads.shift(); best; best = heads.shift()) {
    yield best
    const next = best.docs.next()
    if (next.done) enterNext(heads, best.buckets)
    else enter(heads, headOf(best, next.value))
  }
}

/** The next document of a segment. */
interface Head extends Ranked, Rest {
  /**
   * Its number within its segment, which orders documents of all segments that are equal by every criterion.
   */
  readonly order: readonly number[]
}

/** The rest of a segment after that document. */
interface Rest extends Omit<Bucket, 'set'> {
  /** Of the same bucket. */
  readonly docs: Iterator<number>
  readonly buckets: Generator<Bucket>
  readonly keys: readonly KeyOf[]
}

function headOf({ measures, key, docs, buckets, keys }: Rest, doc: number): Head {
  return { measures, key, docs, buckets, keys, doc, order: keys.map((keyOf) => keyOf(doc)) }
}

/** Inserts the first document of a segment's next bucket. */
function enterNext(heads: Head[], buckets: Generator<Bucket>): void {
  for (let next = buckets.next(); !next.done; next = buckets.next()) {
    const { measures, set, key } = next.value
    const docs = eachDoc(set)
    const first = docs.next()
    if (first.done) continue
    const { index, segment } = measures.match.view
    const keys = index.layout.schema.order.map((by) => sortKeys(segment, by))
    enter(heads, headOf({ measures, key, docs, buckets, keys }, first.value))
    return
  }
}

/** Inserts a document among those of the other segments, in ranking order. */
function enter(heads: Head[], head: Head): void {
  let low = 0
  let high = heads.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(heads[middle] as Head, head) < 0) low = middle + 1
    else high = middle
  }
  heads.splice(low, 0, head)
}

function compare(a: Head, b: Head): number {
  return compareNumbers(a.key, b.key) || compareNumbers(a.order, b.order) || positionOf(a) - positionOf(b)
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) {
    const difference = (a[at] as number) - (b[at] as number)
    if (difference !== 0) return difference
  }
  return 0
}

function positionOf({ doc, measures }: Ranked): number {
  return measures.match.view.segment.positionOf(doc)
}
