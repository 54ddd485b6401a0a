import type { TextRules } from '../engine/analysis/text-rules.ts'
import type { Filter } from './filter.ts'
import type { AttributeOrder, Found, Plan, SearchableAttribute } from './plan.ts'
import type { IndexRecord } from './record.ts'

/** What an index can search, filter, count and sort by, derived from its settings. */
export interface Schema extends TextRules {
  /**
   * Most important first; attributes of one rank are equally important. `ordered`: earlier words rank higher.
   * The path `*` is everything in a record but its `objectID`.
   */
  readonly searchable: readonly SearchableAttribute[]
  /** `counted` is false for `filterOnly(…)`, and for an attribute that is a facet only for `distinct`. */
  readonly facets: readonly {
    readonly path: string
    readonly counted: boolean
    readonly searchable: boolean
  }[]
  /**
   * Attributes that can be compared as numbers, including sort attributes of replicas; null for every
   * attribute with numbers.
   */
  readonly numeric: readonly string[] | null
  /** The order in which records are numbered, so that the best come first without sorting. */
  readonly order: readonly AttributeOrder[]
  /** Further attributes that replicas sort by: their booleans are stored as numbers, like those of `order`. */
  readonly sorted?: readonly string[]
  /** The version of the text analysis: see `ANALYSIS_VERSION`. */
  readonly analysis?: number
  /** Attributes whose words match only as written, without prefixes / without typos. */
  readonly withoutPrefix: readonly string[]
  readonly withoutTypos: readonly string[]
  /** Segments store the locations of records. A snapshot without them is rebuilt. */
  readonly places?: true
}

export interface Put {
  readonly type: 'put'
  readonly record: IndexRecord
  /** The record as JSON in UTF-8, where it was received as that: it is stored unchanged. */
  readonly written?: Buffer | null
}

export type Write = Put | { readonly type: 'delete'; readonly objectID: string }

/** A word of the index near a typed word. */
export interface NearWord {
  readonly word: string
  /** Edits between them; a transposition counts as one, an edit of the first letter as two. */
  readonly typos: 0 | 1 | 2
  /** `word` is only a prefix of words of the index. */
  readonly prefix: boolean
  /** Records that contain it; 0 for a prefix, whose records nothing reads and would take long to count. */
  readonly records: number
}

/** The words that occur in an index. */
export interface Vocabulary {
  has(word: string): boolean
  /** Words within a number of typos, best first, at most `limit`. */
  near(
    word: string,
    options: { readonly typos: 0 | 1 | 2; readonly prefix: boolean; readonly limit: number },
  ): readonly NearWord[]
}

export interface FacetHit {
  readonly value: string
  readonly count: number
}

/** The records of one index. Reads see all writes that have returned. */
export interface RecordStore {
  readonly size: number
  readonly schema: Schema
  readonly vocabulary: Vocabulary
  write(writes: readonly Write[]): void
  clear(): void
  get(objectID: string): IndexRecord | null
  find(plan: Plan): Found
  /**
   * Values of a facet in the matches of the plan that contain words beginning with those of the query; most
   * frequent first.
   */
  findFacetValues(plan: Plan, facet: string, query: string, limit: number): readonly FacetHit[]
  /** Objects in the order of the store from a cursor on; null as cursor starts, null as next is the end. */
  browse(
    filter: Filter | null,
    cursor: string | null,
    limit: number,
  ): { readonly records: readonly IndexRecord[]; readonly next: string | null }
  /** Rereads the records under another schema. */
  reshape(schema: Schema): void
  /** An independent copy with the same records. */
  copy(): RecordStore
  /** Releases what the garbage collector does not free. */
  close(): void
}
