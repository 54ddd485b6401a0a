import type { Filter } from '../../model/filter.ts'
import { hasDoc } from '../docset/doc-set.ts'
import type { Segment } from '../segment/segment.ts'
import { filterSet } from './filter-set.ts'
import { sortedDocs } from './sorted-docs.ts'
import type { IndexView, SegmentView } from './view.ts'

export interface Place {
  readonly segment: Segment
  readonly doc: number
  readonly position: number
}

/**
 * The next records in the order of their writes, from a position of the log on. Merging does not change this
 * order, and a record that is written again during browsing moves to the end, so that none is missed.
 */
export function browseFrom(index: IndexView, filter: Filter | null, after: number, limit: number): Place[] {
  return index.segments
    .flatMap((segment) => firstAfter({ index, segment }, filter, after, limit))
    .sort((a, b) => a.position - b.position)
    .slice(0, limit)
}

function firstAfter(view: SegmentView, filter: Filter | null, after: number, limit: number): Place[] {
  const { segment } = view
  const { positions } = segment.columns
  const wanted = filter ? filterSet(view, filter, segment.alive()) : segment.alive()
  const written = wanted.dense ? sortedDocs(positions) : inOrder(wanted.docs, positions)
  const places: Place[] = []
  for (let at = firstBeyond(written, positions, after); at < written.length && places.length < limit; at++) {
    const doc = written[at] as number
    if (hasDoc(wanted, doc)) places.push({ segment, doc, position: positions[doc] as number })
  }
  return places
}

/** The documents of a small set in the order of their writes: faster than scanning all documents. */
function inOrder(docs: Uint32Array, positions: Uint32Array): Uint32Array {
  return docs.slice().sort((a, b) => (positions[a] as number) - (positions[b] as number))
}

function firstBeyond(written: Uint32Array, positions: Uint32Array, after: number): number {
  let low = 0
  let high = written.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((positions[written[middle] as number] as number) <= after) low = middle + 1
    else high = middle
  }
  return low
}
