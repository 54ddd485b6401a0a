import type { Columns } from './columns.ts'
import { gather, type Source } from './gather.ts'
import { type IdTable, makeIdTable } from './id-table.ts'
import { invertFacet, invertWords } from './invert-columns.ts'
import type { Layout } from './layout.ts'
import type { Postings } from './postings.ts'

/** The content of a segment: typed arrays in shared memory, whether created in this thread or in a worker. */
export interface SegmentContent {
  readonly columns: Columns
  readonly ids: IdTable
  readonly words: Postings
  readonly facets: readonly Postings[]
}

/** Number of strings in the lexicons when a segment is created. */
export interface TermCounts {
  readonly words: number
  readonly facets: readonly number[]
}

/**
 * Creates a segment from the living records of all sources. Sealing new records and merging segments are the
 * same operation.
 */
export function makeContent(sources: readonly Source[], layout: Layout, terms: TermCounts): SegmentContent {
  const columns = gather(sources, layout.schema)
  return {
    columns,
    ids: makeIdTable(columns.hashes),
    words: invertWords(columns, layout, terms.words),
    facets: columns.facets.map((column, index) => invertFacet(column, terms.facets[index] ?? 0)),
  }
}

/** The content without the long lists, which stay in its file. */
export function withoutLongLists(content: SegmentContent): SegmentContent {
  return {
    ...content,
    words: { ...content.words, long: null },
    facets: content.facets.map((postings) => ({ ...postings, long: null })),
  }
}
