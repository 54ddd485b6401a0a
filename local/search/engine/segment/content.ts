import type { Columns } from './columns.ts'
import { gather, type Source } from './gather.ts'
import { type IdTable, makeIdTable } from './id-table.ts'
import { invertFacet, invertWords } from './invert-columns.ts'
import type { Layout } from './layout.ts'
import type { Postings } from './postings.ts'

/** All that a segment is made of: typed arrays in shared memory, the same whether made here or by a worker. */
export interface SegmentContent {
  readonly columns: Columns
  readonly ids: IdTable
  readonly words: Postings
  readonly facets: readonly Postings[]
}

/** How many strings the lexicons knew when a segment is made. */
export interface TermCounts {
  readonly words: number
  readonly facets: readonly number[]
}

/** A segment of the living records of all sources. Sealing what was written and merging segments is the same act. */
export function makeContent(sources: readonly Source[], layout: Layout, terms: TermCounts): SegmentContent {
  const columns = gather(sources, layout.schema)
  return {
    columns,
    ids: makeIdTable(columns.hashes),
    words: invertWords(columns, layout, terms.words),
    facets: columns.facets.map((column, index) => invertFacet(column, terms.facets[index] ?? 0)),
  }
}

/** The content without the lists that are left in its file. */
export function withoutLongLists(content: SegmentContent): SegmentContent {
  return {
    ...content,
    words: { ...content.words, long: null },
    facets: content.facets.map((postings) => ({ ...postings, long: null })),
  }
}
