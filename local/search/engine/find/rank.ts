import type { DocSet } from '../docset/doc-set.ts'
import { eachDoc } from '../docset/doc-set.ts'
import type { Measures, Splitter } from './criteria.ts'
import { sortKey } from './sort-numbers.ts'

/** A document in its turn. */
export interface Ranked {
  readonly measures: Measures
  readonly doc: number
  /** By each criterion, the smaller the better. */
  readonly key: readonly number[]
}

/** The documents of one segment, best first: bucket within bucket, each parted only when its turn comes. */
export function* rankSegment(
  measures: Measures,
  bucket: DocSet,
  splitters: readonly Splitter[],
): Generator<Ranked> {
  yield* refine(measures, bucket, splitters, 0, [])
}

function* refine(
  measures: Measures,
  bucket: DocSet,
  splitters: readonly Splitter[],
  depth: number,
  key: readonly number[],
): Generator<Ranked> {
  const splitter = splitters[depth]
  if (splitter) {
    for (const { value, set } of splitter.split(bucket)) {
      yield* refine(measures, set, splitters, depth + 1, [...key, value])
    }
    return
  }
  for (const doc of eachDoc(bucket)) yield { measures, doc, key }
}

/** The documents of all segments, best first. Equal by every criterion, they come in the order of the store. */
export function* mergeRanked(streams: readonly Generator<Ranked>[]): Generator<Ranked> {
  const heads = streams.flatMap((stream) => {
    const head = take(stream)
    return head ? [head] : []
  })
  while (heads.length > 0) {
    let best = 0
    for (let at = 1; at < heads.length; at++) {
      if (compare((heads[at] as Head).ranked, (heads[best] as Head).ranked) < 0) best = at
    }
    const head = heads[best] as Head
    yield head.ranked
    const next = take(head.stream)
    if (next) heads[best] = next
    else heads.splice(best, 1)
  }
}

interface Head {
  readonly stream: Generator<Ranked>
  readonly ranked: Ranked
}

function take(stream: Generator<Ranked>): Head | null {
  const next = stream.next()
  return next.done ? null : { stream, ranked: next.value }
}

function compare(a: Ranked, b: Ranked): number {
  for (let at = 0; at < a.key.length; at++) {
    const difference = (a.key[at] as number) - (b.key[at] as number)
    if (difference !== 0) return difference
  }
  return compareInStore(a, b)
}

/** The order that documents of one segment are numbered in, for documents of two. */
function compareInStore(a: Ranked, b: Ranked): number {
  const left = a.measures.match.view.segment
  const right = b.measures.match.view.segment
  for (const order of a.measures.match.view.index.layout.schema.order) {
    const difference = sortKey(left, order, a.doc) - sortKey(right, order, b.doc)
    if (difference !== 0) return difference
  }
  return left.positionOf(a.doc) - right.positionOf(b.doc)
}
