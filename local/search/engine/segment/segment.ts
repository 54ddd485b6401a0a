import type { SegmentContent } from './content.ts'
import { Portion } from './portion.ts'
import { PostingSets, type ReadLong } from './posting-sets.ts'

/** Location of the long lists of a segment that are not in memory. */
export interface LongLists {
  readonly words: ReadLong
  readonly facets: readonly ReadLong[]
}

/**
 * Records that were sealed together, numbered with the best first, with the documents of each word and facet
 * value. Its content never changes, but documents are marked as dead.
 */
export class Segment extends Portion {
  readonly content: SegmentContent
  readonly words: PostingSets
  readonly facets: readonly PostingSets[]

  constructor(content: SegmentContent, long: LongLists | null, dead: Uint32Array | null = null) {
    super(content.columns, content.ids, dead)
    this.content = content
    this.words = new PostingSets(content.words, long?.words ?? null)
    this.facets = content.facets.map(
      (postings, index) => new PostingSets(postings, long?.facets[index] ?? null),
    )
  }

  /** The same content with the same dead documents, which can be marked independently. */
  copy(long: LongLists | null): Segment {
    return new Segment(this.content, long, this.dead())
  }
}
