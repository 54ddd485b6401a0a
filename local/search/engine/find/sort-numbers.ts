import type { AttributeOrder } from '../../model/plan.ts'
import { type DocSet, docsOf, setOf } from '../docset/doc-set.ts'
import { numberAt } from '../segment/columns.ts'
import type { Segment } from '../segment/segment.ts'
import type { Part } from './part.ts'

/** What to sort by ascending where a record has no number: after all others, in either order. */
export const NO_NUMBER = Number.MAX_VALUE

/**
 * A bucket by the numbers of an attribute. Sorting all of it would take seconds where it is large: the best `wanted`
 * are picked out, and twice as many again as long as more are asked for.
 */
export function* byNumber(
  segment: Segment,
  bucket: DocSet,
  order: AttributeOrder,
  wanted: number,
): Generator<Part> {
  const keyOf = sortKey(segment, order)
  let rest = docsOf(bucket)
  for (let size = Math.max(16, wanted); rest.length > 0; size *= 2) {
    const bound = boundOf(rest, keyOf, size)
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

/** The key of documents of a segment to sort by ascending. */
export function sortKey(segment: Segment, { attribute, order }: AttributeOrder): (doc: number) => number {
  const column = segment.content.columns.numbers.find(({ path }) => path === attribute)
  if (!column) return () => NO_NUMBER
  const sign = order === 'asc' ? 1 : -1
  return (doc) => {
    const value = numberAt(column, doc)
    return Number.isNaN(value) ? NO_NUMBER : value * sign
  }
}

/** The key of the document that comes in place `size` (from 1), or of the last: kept in a heap, largest on top. */
function boundOf(docs: Uint32Array, keyOf: (doc: number) => number, size: number): number {
  const heap = new Float64Array(Math.min(size, docs.length))
  for (let i = 0; i < heap.length; i++) heap[i] = keyOf(docs[i] as number)
  heap.sort().reverse()
  for (let i = heap.length; i < docs.length; i++) {
    const key = keyOf(docs[i] as number)
    if (key < (heap[0] as number)) replaceTop(heap, key)
  }
  return heap[0] as number
}

function replaceTop(heap: Float64Array, key: number): void {
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    const right = left + 1
    if (left >= heap.length) break
    const larger = right < heap.length && (heap[right] as number) > (heap[left] as number) ? right : left
    if ((heap[larger] as number) <= key) break
    heap[at] = heap[larger] as number
    at = larger
  }
  heap[at] = key
}
