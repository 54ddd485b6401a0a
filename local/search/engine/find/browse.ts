import type { Filter } from '../../model/filter.ts'
import { docsOf } from '../docset/doc-set.ts'
import type { Segment } from '../segment/segment.ts'
import { filterSet } from './filter-set.ts'
import type { IndexView } from './view.ts'

export interface Place {
  readonly segment: Segment
  readonly doc: number
  readonly position: number
}

/**
 * The next records in the order they were written, from a position of the log on: an order that merging does not
 * change, and in which a record that is written again while someone browses moves to the end, so that none is missed.
 */
export function browseFrom(index: IndexView, filter: Filter | null, after: number, limit: number): Place[] {
  const found = index.segments.flatMap((segment) => {
    const alive = segment.alive()
    const set = filter ? filterSet({ index, segment }, filter, alive) : alive
    return firstAfter(segment, docsOf(set), after, limit)
  })
  return found.sort((a, b) => a.position - b.position).slice(0, limit)
}

/** The first of some documents after a position: a bound is drawn closer until few enough are left to sort. */
function firstAfter(segment: Segment, docs: Uint32Array, after: number, limit: number): Place[] {
  const { positions } = segment.content.columns
  let kept: number[] = []
  let bound = Number.POSITIVE_INFINITY
  const sortKept = () => {
    kept = kept.sort((a, b) => (positions[a] as number) - (positions[b] as number)).slice(0, limit)
    bound = kept.length === limit ? (positions[kept[limit - 1] as number] as number) : bound
  }
  for (let i = 0; i < docs.length; i++) {
    const position = positions[docs[i] as number] as number
    if (position <= after || position >= bound) continue
    kept.push(docs[i] as number)
    if (kept.length >= limit * 4 + 64) sortKept()
  }
  sortKept()
  return kept.map((doc) => ({ segment, doc, position: positions[doc] as number }))
}
