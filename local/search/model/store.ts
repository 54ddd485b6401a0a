import type { TextRules } from '../engine/analysis/text-rules.ts'
import type { Filter } from './filter.ts'
import type { AttributeOrder, Found, Plan, SearchableAttribute } from './plan.ts'
import type { IndexRecord } from './record.ts'

/** What of its records an index can search, filter, count and sort by: read out of its settings. */
export interface Schema extends TextRules {
  /**
   * Most important first; attributes of one rank are equally important. `ordered`: earlier words count for more.
   * The path `*` is all that a record holds but its `objectID`.
   */
  readonly searchable: readonly SearchableAttribute[]
  /** `counted` is false for `filterOnly(…)`, and for an attribute that is only here for `distinct`. */
  readonly facets: readonly {
    readonly path: string
    readonly counted: boolean
    readonly searchable: boolean
  }[]
  /** Attributes that can be compared as numbers, and that replicas sort by; null for every attribute that holds one. */
  readonly numeric: readonly string[] | null
  /** The order records are numbered in, so that the best come first without sorting. */
  readonly order: readonly AttributeOrder[]
  /** The version of the analysis that made words of the texts: see `ANALYSIS_VERSION`. */
  readonly analysis?: number
  /** Attributes whose words are found only as they are written, without prefixes / without typos. */
  readonly withoutPrefix: readonly string[]
  readonly withoutTypos: readonly string[]
  /** Segments store the locations of records. A snapshot without them is rebuilt. */
  readonly places?: true
}

export interface Put {
  readonly type: 'put'
  readonly record: IndexRecord
  /** The record as JSON in UTF-8, where it came as that: it is kept as it came. */
  readonly written?: Buffer | null
}

export type Write = Put | { readonly type: 'delete'; readonly objectID: string }

/** A word of the index near a word that was typed. */
export interface NearWord {
  readonly word: string
  /** Edits between them, a swap of neighbours counting as one, an edit of the first letter as two. */
  readonly typos: 0 | 1 | 2
  /** `word` is only a beginning: words of the index continue it. */
  readonly prefix: boolean
  /** Records that contain it; of a prefix, 0: it is unused, and counting would take long. */
  readonly records: number
}

/** The words that occur in an index. */
export interface Vocabulary {
  has(word: string): boolean
  /** Words within so many typos, best first, at most `limit`. */
  near(
    word: string,
    options: { readonly typos: 0 | 1 | 2; readonly prefix: boolean; readonly limit: number },
  ): readonly NearWord[]
}

export interface FacetHit {
  readonly value: string
  readonly count: number
}

/** The records of one index. Writes are visible to whatever is asked after they return. */
export interface RecordStore {
  readonly size: number
  readonly schema: Schema
  readonly vocabulary: Vocabulary
  write(writes: readonly Write[]): void
  clear(): void
  get(objectID: string): IndexRecord | null
  find(plan: Plan): Found
  /** Values of a facet among what the plan matches, that hold words beginning with the query's; most frequent first. */
  findFacetValues(plan: Plan, facet: string, query: string, limit: number): readonly FacetHit[]
  /** Objects in the order of the store from a cursor on; null as cursor begins, null as next ends. */
  browse(
    filter: Filter | null,
    cursor: string | null,
    limit: number,
  ): { readonly records: readonly IndexRecord[]; readonly next: string | null }
  /** Rereads the records under another schema. */
  reshape(schema: Schema): void
  /** An independent copy with the same records. */
  copy(): RecordStore
  /** Frees what the garbage collector does not see. */
  close(): void
}
