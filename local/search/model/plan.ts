import type { Filter } from './filter.ts'
import type { Around, Place } from './geo.ts'
import type { IndexRecord } from './record.ts'

/** How a word of the index matches a word of the query. */
export type MatchKind = 'exact' | 'prefix' | 'typo' | 'plural' | 'synonym' | 'concatenation' | 'split'

/**
 * An alternative for a word of the query: one word of the index, or several in sequence (multi-word synonym,
 * split). Of kind `prefix` the last of `words` is a prefix: every word of the index that begins with it
 * matches, and `typos` counts the edits of the prefix. Every other kind has whole words.
 */
export interface Alternative {
  readonly words: readonly string[]
  readonly kind: MatchKind
  readonly typos: 0 | 1 | 2
  /** How many words of the query it replaces: 1, or more for concatenations and multi-word synonyms. */
  readonly span: number
}

/** A word of the query at its position, with all its alternatives. Each is folded as in the index. */
export interface PlannedWord {
  readonly word: string
  readonly optional: boolean
  readonly alternatives: readonly Alternative[]
}

/**
 * The criteria of Algolia's `ranking`; `custom` are the attributes of `customRanking`. `missingWords`,
 * `otherWords` and `typedWords` exist only here: the number of missing words of the query, the number of
 * words that the best value has besides the query, and the number of words that match as typed rather than by
 * a synonym.
 */
export type Criterion =
  | 'typo'
  | 'geo'
  | 'words'
  | 'filters'
  | 'proximity'
  | 'attribute'
  | 'exact'
  | 'missingWords'
  | 'otherWords'
  | 'typedWords'
  | 'custom'
  | { readonly attribute: string; readonly order: 'asc' | 'desc' }

export interface AttributeOrder {
  readonly attribute: string
  readonly order: 'asc' | 'desc'
}

/**
 * Attributes of one rank are equally important, the lowest rank most. `ordered`: earlier words rank higher.
 */
export interface SearchableAttribute {
  readonly path: string
  readonly rank: number
  readonly ordered: boolean
}

/** Which matches of a word are exact. */
export interface ExactRule {
  /** For a query of one word: an exact match is a whole value, a word anywhere, or never one. */
  readonly single: 'attribute' | 'word' | 'none'
  /**
   * Alternatives that count as exact too: other numbers of the word, synonyms of one word, synonyms of
   * several.
   */
  readonly besides: readonly ('plural' | 'synonym' | 'synonym of several words')[]
  /** Attributes in which no match is exact. */
  readonly notIn?: readonly string[]
}

export const DEFAULT_EXACT: ExactRule = { single: 'attribute', besides: ['plural', 'synonym'] }

/** A search, ready to run on the records of an index. */
export interface Plan {
  readonly words: readonly PlannedWord[]
  /**
   * Keeps only matches with the fewest typos (1), or with one of the two fewest numbers of typos (2); all
   * where it is unset.
   */
  readonly fewestTypos?: 1 | 2
  /** What the criterion `exact` counts; `DEFAULT_EXACT` where it is unset. */
  readonly exact?: ExactRule
  /** Phrases in quotes: their words have to be in sequence. */
  readonly phrases: readonly (readonly string[])[]
  /** Words after a minus: records with one of them are excluded. */
  readonly without: readonly string[]
  /** Searched attributes; null for all. */
  readonly within: readonly string[] | null
  /**
   * Ranks of attributes, where they are not those of the schema; `ordered` works only where the schema has it
   * too.
   */
  readonly searchable?: readonly SearchableAttribute[] | undefined
  /** Attributes in which words must match without typos; those of the schema where it is unset. */
  readonly withoutTypos?: readonly string[]
  readonly filter: Filter | null
  /** The centre of the criterion `geo`; unset without one. */
  readonly around?: Around | undefined
  /** Facet filters that do not narrow the results but raise matching records: `optionalFilters`. */
  readonly preferred: readonly Filter[]
  readonly sumFilterScores: boolean
  readonly ranking: readonly Criterion[]
  readonly customRanking: readonly AttributeOrder[]
  readonly minProximity: number
  readonly distinct: { readonly attribute: string; readonly keep: number } | null
  readonly offset: number
  readonly length: number
  /** Attributes to count the values of; `'*'` for every facet. */
  readonly facets: readonly string[] | '*'
  /** Facets that are counted after `distinct`; none where it is unset. */
  readonly countedAfterDistinct?: readonly string[] | '*'
  readonly maxValuesPerFacet: number
  readonly facetOrder: 'count' | 'alpha'
  /** Records pinned by rules, with their positions (from 0), whether they match or not. */
  readonly pinned: readonly { readonly objectID: string; readonly position: number }[]
  readonly hidden: readonly string[]
}

/** The ranking of a hit, as `_rankingInfo` returns it. */
export interface RankingInfo {
  readonly nbTypos: number
  readonly firstMatchedWord: number
  readonly proximityDistance: number
  readonly userScore: number
  /** In steps of `geoPrecision`, which is in metres. */
  readonly geoDistance: number
  readonly geoPrecision: number
  /** The nearest of the record's locations, `distance` in metres; only where the search has a centre. */
  readonly matchedGeoLocation?: Place & { readonly distance: number }
  readonly nbExactWords: number
  readonly words: number
  readonly filters: number
  readonly promoted?: boolean
}

export interface Match {
  readonly objectID: string
  /** Read on demand. */
  readonly record: IndexRecord
  readonly ranking: RankingInfo
}

export interface FacetStats {
  readonly min: number
  readonly max: number
  readonly avg: number
  readonly sum: number
}

/** The result of a plan. */
export interface Found {
  readonly matches: readonly Match[]
  readonly total: number
  /** In metres, where the radius was automatic. */
  readonly automaticRadius?: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facetsStats: Readonly<Record<string, FacetStats>>
  /**
   * `ranking` is false where a criterion measured only the best of a very large match. Counts are always
   * exact.
   */
  readonly exhaustive: {
    readonly nbHits: boolean
    readonly facetsCount: boolean
    readonly typo: boolean
    readonly ranking?: boolean
  }
}
