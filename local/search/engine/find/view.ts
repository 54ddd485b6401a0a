import type { DocSet } from '../docset/doc-set.ts'
import type { Layout } from '../segment/layout.ts'
import type { Segment } from '../segment/segment.ts'
import type { Terms } from '../segment/terms.ts'
import type { SortedWords } from '../vocabulary/sorted-words.ts'
import type { SetCache } from './set-cache.ts'

/** All that a search has to know of an index. */
export interface IndexView {
  readonly layout: Layout
  readonly terms: Terms
  readonly sorted: SortedWords
  readonly segments: readonly Segment[]
  /** The documents of an object id: at most one, in one of the segments. */
  locate(objectID: string): { readonly segment: Segment; readonly doc: number } | null
  readonly cache: SetCache
}

/** One segment of an index, seen by a search. */
export interface SegmentView {
  readonly index: IndexView
  readonly segment: Segment
}

/** A set remembered under a name within its segment; the content of a segment never changes. */
export function remembered({ index, segment }: SegmentView, name: string, make: () => DocSet): DocSet {
  return index.cache.of(segment).remember(name, make)
}
