import type { DocSet } from '../docset/doc-set.ts'
import type { Layout } from '../segment/layout.ts'
import type { Segment } from '../segment/segment.ts'
import type { Terms } from '../segment/terms.ts'
import type { SortedWords } from '../vocabulary/sorted-words.ts'
import type { SetCache } from './set-cache.ts'

/** The parts of an index that a search reads. */
export interface IndexView {
  readonly layout: Layout
  readonly terms: Terms
  readonly sorted: SortedWords
  readonly segments: readonly Segment[]
  /** The document of an object id, in one of the segments. */
  locate(objectID: string): { readonly segment: Segment; readonly doc: number } | null
  readonly cache: SetCache
}

/** One segment of an index, seen by a search. */
export interface SegmentView {
  readonly index: IndexView
  readonly segment: Segment
}

/** A cached set of a segment by its name; the content of a segment never changes. */
export function remembered({ index, segment }: SegmentView, name: string, make: () => DocSet): DocSet {
  return index.cache.of(segment).remember(name, make)
}
